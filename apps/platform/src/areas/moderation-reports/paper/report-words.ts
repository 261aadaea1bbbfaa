import { dayIn } from '../../../attempts/days.ts';
import type { ReportBody } from '../report-body.ts';

export type Content = ReportBody & { number: string };
export type Attempt = Content['attempts'][number];

export const decisionWords = {
  upheld: 'Upheld',
  overturned: 'Overturned',
  referred_back: 'Referred back',
} as const;

export const answerWords = {
  met: 'Met',
  not_met: 'Not met',
  not_checked: 'Not checked',
  open: 'Not answered',
} as const;

export const checkWords = { yes: 'Yes', no: 'No', not_applicable: 'Does not apply' } as const;

const reasonWords: Record<string, string> = {
  percentage: 'percentage of the policy',
  minimum: 'minimum of the policy',
  not_yet_competent: 'not yet competent',
  appealed: 'appealed',
  new_assessor: 'new assessor',
  borderline: 'borderline',
  conflicting_evidence: 'conflicting evidence',
  assessor_asked: 'asked for by the assessor',
  stratum_not_covered: 'stratum not covered',
  widened: 'widened after an overturn',
  chosen_by_hand: 'chosen by hand',
  drawn: 'drawn or always included',
};
export const reasonWord = (reason: string): string => reasonWords[reason] ?? reason;

/** A day as people write it; what is stored as a day has no time zone. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An instant as a day of the account. */
export const dayOf = (instant: string | Date): string => dayWords(dayIn(new Date(instant)));

/** An instant to the minute, with its zone: "22 November 2026 at 10:05 SAST (UTC+02:00)". */
export function instantWords(instant: string | Date, timeZone: string): string {
  const at = new Date(instant);
  const time = at.toLocaleTimeString('en-ZA', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const zone = (timeZoneName: 'short' | 'longOffset') =>
    new Intl.DateTimeFormat('en-ZA', { timeZone, timeZoneName })
      .formatToParts(at)
      .find((part) => part.type === 'timeZoneName')?.value ?? '';
  return `${dayWords(dayIn(at, timeZone))} at ${time} ${zone('short')} (${zone('longOffset').replace('GMT', 'UTC')})`;
}

export function registrationWords(
  registration: { number: string; body: string; expiresOn: string } | null,
): string {
  if (!registration) return 'No registration on record';
  return `${registration.number}, ${registration.body}, valid until ${dayWords(registration.expiresOn)}`;
}

/** "Ndlovu, Zanele (L-20418)" */
export const learnerWords = ({ learner }: Attempt): string =>
  learner.number ? `${learner.name} (${learner.number})` : learner.name;
