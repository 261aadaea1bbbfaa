import type { CertificateSnapshot, CertifiedOutcome } from '../../../database/certificate-snapshot.ts';

const day = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long', timeZone: 'UTC' });

/** @example dayWords('2026-11-23') === '23 November 2026' */
export const dayWords = (text: string): string => day.format(new Date(`${text}T00:00:00Z`));

export const titleOf = ({ type }: Pick<CertificateSnapshot, 'type'>): string =>
  type === 'certificate' ? 'Certificate' : 'Statement of results';

export const nameOf = ({ name, surname }: CertificateSnapshot['learner']): string =>
  [name, surname].filter(Boolean).join(' ');

/** Registration, level and credits of a course, as far as they are on record. */
export const courseWords = ({
  registrationNumber,
  nqfLevel,
  credits,
}: CertificateSnapshot['course']): string =>
  [
    registrationNumber && `Registration number ${registrationNumber}`,
    nqfLevel !== null && `NQF level ${nqfLevel}`,
    credits !== null && `${credits} credits`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The result of an outcome: a word where it is a letter. */
export const resultWords = ({ result, passed }: Pick<CertifiedOutcome, 'result' | 'passed'>): string =>
  result === 'C'
    ? 'Competent'
    : result === 'NYC'
      ? 'Not yet competent'
      : `${result} (${passed ? 'passed' : 'not passed'})`;

/** The days that count, in their order. */
export const daysOf = ({ assessedOn, endorsedOn, issuedOn, expiresOn }: CertificateSnapshot): string =>
  [
    assessedOn && `Assessed ${dayWords(assessedOn)}`,
    endorsedOn && `Endorsed ${dayWords(endorsedOn)}`,
    `Issued ${dayWords(issuedOn)}`,
    expiresOn && `Valid until ${dayWords(expiresOn)}`,
  ]
    .filter(Boolean)
    .join('  ·  ');

/** What a statement of results is not, so that nobody takes it for the qualification. */
export const routeWords = ({ type, course }: Pick<CertificateSnapshot, 'type' | 'course'>): string => {
  if (type === 'certificate') return '';
  return course.route === 'occupational'
    ? 'Results of the internal assessment. The quality council issues the certificate of the qualification after the external integrated summative assessment.'
    : 'Results of assessment, moderated and endorsed. This statement is not a certificate.';
};

const kinds = [
  ['KM', 'Knowledge modules'],
  ['PM', 'Practical skill modules'],
  ['WM', 'Work experience modules'],
] as const;

/**
 * Outcomes of an occupational qualification by the kind of their module, as quality councils ask for their results; undefined where
 * the course is not made of modules.
 */
export function byModule(
  route: CertificateSnapshot['course']['route'],
  outcomes: readonly CertifiedOutcome[],
) {
  if (route !== 'occupational') return undefined;
  const sorted = kinds.flatMap(([letters, kind]) =>
    outcomes.filter(({ code }) => code.startsWith(letters)).map((outcome) => ({ ...outcome, kind })),
  );
  return sorted.length === outcomes.length ? sorted : undefined;
}
