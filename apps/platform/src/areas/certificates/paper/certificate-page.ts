import type { CertificateSnapshot } from '../../../database/certificate-snapshot.ts';
import { usualLayout } from '../layout/layouts.ts';
import type { Pictures } from '../layout/pictures.ts';
import { drawFoot } from './foot.ts';
import { courseWords, daysOf, nameOf, titleOf } from './paper-words.ts';
import { grey } from './pen.ts';
import type { Pen } from './pen.ts';
import { drawLogos } from './pictures.ts';

/** Between logos in the corners there is less room for the name of the account. */
const besideLogos = { x: 244, width: 354 };

/** One page that says who was found competent in what. */
export function drawCertificate(
  document: PDFKit.PDFDocument,
  pen: Pen,
  snapshot: CertificateSnapshot,
  address: string,
  pictures: Pictures,
): void {
  const { account, learner, course, wording = usualLayout.wording } = snapshot;
  const centred = { tag: 'P', align: 'center' } as const;
  const isBelowLogo = drawLogos(document, snapshot, pictures);
  const head = { ...centred, ...((snapshot.logos?.length ?? 0) > 1 ? besideLogos : {}) };
  const size = isBelowLogo ? 12 : 15;
  pen(account.name, {
    ...head,
    face: 'bold',
    size,
    colour: account.colour,
    y: isBelowLogo ? 96 : 62,
    leastSize: 9,
  });
  if (account.accreditationNumber)
    pen(`Accreditation number ${account.accreditationNumber}`, { ...head, size: 9, colour: grey });
  pen(titleOf(snapshot), {
    tag: 'H1',
    align: 'center',
    size: isBelowLogo ? 36 : 42,
    y: isBelowLogo ? 130 : 118,
  });
  pen(wording.opening, { ...centred, size: 12, colour: grey, y: 182, leastSize: 8 });
  pen(nameOf(learner), { ...centred, face: 'bold', size: 30, y: 206, leastSize: 14 });
  if (learner.number) pen(`Learner number ${learner.number}`, { ...centred, size: 10, colour: grey, y: 246 });
  pen(wording.finding, { ...centred, size: 12, colour: grey, y: 274, leastSize: 8 });
  pen(course.title, { ...centred, face: 'bold', size: 20, y: 298, leastSize: 11 });
  pen(courseWords(course), { ...centred, size: 11, y: 330 });
  pen(daysOf(snapshot), { ...centred, size: 10, colour: grey, y: 358 });
  if (wording.remark.trim()) pen(wording.remark.trim(), { ...centred, size: 9, colour: grey, y: 378 });
  drawFoot(document, pen, snapshot, address, pictures);
}
