import type { FieldOfWork } from '../programmes/programme.ts';
import type { EvidenceKind } from './evidence-request.ts';

export interface MediaAsset {
  file: string;
  title: string;
  kind: Extract<EvidenceKind, 'photo-jpeg' | 'scan-png' | 'interview-mp3' | 'demonstration-mp4'>;
  fields: FieldOfWork[];
  /** The outcomes it was made for; without any it serves every outcome of its fields. */
  outcomes?: string[];
}

const everyField: FieldOfWork[] = ['office', 'contact-centre', 'lift-truck', 'electrical', 'early-childhood'];

function asset(
  kind: MediaAsset['kind'],
  file: string,
  title: string,
  fields: FieldOfWork[],
  outcomes?: string[],
): MediaAsset {
  return { kind, file, title, fields, ...(outcomes && { outcomes }) };
}

/** Everything under media/, each file once. */
export const mediaCatalogue: MediaAsset[] = [
  asset(
    'photo-jpeg',
    'reception-desk.jpg',
    'Photograph: the reception desk',
    ['office'],
    ['US 13931', 'US 14342', 'US 13934'],
  ),
  asset(
    'photo-jpeg',
    'stock-shelves.jpg',
    'Photograph: the stationery store',
    ['office'],
    ['US 13945', 'US 14355', 'US 14348'],
  ),
  asset('photo-jpeg', 'call-desk.jpg', 'Photograph: my workstation', ['contact-centre']),
  asset(
    'photo-jpeg',
    'forklift-in-aisle.jpg',
    'Photograph: the truck in the aisle',
    ['lift-truck'],
    ['KM-01', 'PM-01', 'PM-03'],
  ),
  asset(
    'photo-jpeg',
    'forks-under-pallet.jpg',
    'Photograph: forks set under a pallet',
    ['lift-truck'],
    ['PM-02', 'WM-01'],
  ),
  asset(
    'photo-jpeg',
    'distribution-board.jpg',
    'Photograph: the distribution board',
    ['electrical'],
    ['PM-04', 'PM-07', 'WM-02'],
  ),
  asset(
    'photo-jpeg',
    'wiring-practice.jpg',
    'Photograph: my conduit exercise',
    ['electrical'],
    ['KM-03', 'PM-06'],
  ),
  asset('photo-jpeg', 'playroom.jpg', 'Photograph: the playroom prepared', ['early-childhood']),
  asset('scan-png', 'logbook-page.png', 'Scan: a page of the workplace logbook', [
    'lift-truck',
    'electrical',
    'office',
  ]),
  asset('scan-png', 'attendance-certificate.png', 'Scan: certificate of attendance', everyField),
  asset('scan-png', 'attendance-register.png', 'Scan: attendance register', [
    'contact-centre',
    'early-childhood',
    'office',
  ]),
  asset('interview-mp3', 'discussion-office.mp3', 'Professional discussion', ['office'], ['US 14355']),
  asset(
    'interview-mp3',
    'discussion-contact-centre.mp3',
    'Professional discussion',
    ['contact-centre'],
    ['US 10327'],
  ),
  asset('interview-mp3', 'discussion-lift-truck.mp3', 'Professional discussion', ['lift-truck'], ['KM-01']),
  asset('interview-mp3', 'discussion-electrical.mp3', 'Professional discussion', ['electrical'], ['PM-04']),
  asset(
    'interview-mp3',
    'discussion-early-childhood.mp3',
    'Professional discussion',
    ['early-childhood'],
    ['KM-02', 'PM-05'],
  ),
  asset(
    'demonstration-mp4',
    'invoice-capture.mp4',
    'Screen recording: capturing supplier invoices',
    ['office'],
    ['US 14355', 'US 14348'],
  ),
  asset(
    'demonstration-mp4',
    'lift-truck-inspection.mp4',
    'Film: pre-use inspection',
    ['lift-truck'],
    ['PM-01'],
  ),
  asset(
    'demonstration-mp4',
    'story-time-plan.mp4',
    'Film: presenting my story-time plan',
    ['early-childhood'],
    ['PM-01'],
  ),
  asset(
    'demonstration-mp4',
    'inbound-call.mp4',
    'Screen recording: an inbound call',
    ['contact-centre'],
    ['US 10348', 'US 10327'],
  ),
];

/**
 * The files of a kind that suit an outcome, those made for it first.
 * A field without a file of the kind gets the others, so that a request never comes back empty.
 */
export function mediaOf(
  kind: MediaAsset['kind'],
  field: FieldOfWork,
  outcomeCode: string,
): (MediaAsset & { exact: boolean })[] {
  const ofKind = mediaCatalogue.filter((one) => one.kind === kind);
  const suits = (one: MediaAsset) =>
    one.fields.includes(field) && (one.outcomes?.includes(outcomeCode) ?? true);
  const exact = ofKind.filter(suits);
  if (exact.length > 0) return exact.map((one) => ({ ...one, exact: true }));
  const near = ofKind.filter((one) => one.fields.includes(field));
  return (near.length > 0 ? near : ofKind).map((one) => ({ ...one, exact: false }));
}
