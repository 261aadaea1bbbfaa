import type { certificateStandings, certificateTypes, courseRoutes } from '@moderator/contract/options';
import { platformStatus, stateLabels } from './attempt-states.ts';
import type { AttemptState } from './attempt-states.ts';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** What is issued for an endorsed result. */
export type CertificateType = (typeof certificateTypes)[number];
/** What is to be thought of one that was issued. */
export type CertificateStanding = (typeof certificateStandings)[number];

/** What decides whether something may be issued for an attempt. */
interface Issuable {
  state: AttemptState;
  /** Whether the released result passes. */
  passed: boolean | null;
  route: (typeof courseRoutes)[number];
}

/**
 * Why a certificate or statement of results may not be issued for an attempt; undefined where it may. Results that are
 * not released are not told by it. On the occupational route the provider states results alone: the quality council
 * issues the certificate after the external integrated summative assessment.
 *
 * @example certificateRefusal({ state: 'reported', passed: true, route: 'legacy' }, 'certificate')?.catalogueCode // '40013'
 */
export function certificateRefusal(
  { state, passed, route }: Issuable,
  type: CertificateType,
): Refusal | undefined {
  if (route === 'occupational' && type === 'certificate')
    return refusal(
      'certificate_of_council',
      'On the occupational route the quality council issues the certificate, after the external integrated summative assessment. Issue a statement of results instead.',
    );
  if (platformStatus(state, passed) === 'Failed')
    return refusal(
      'not_competent',
      'The result is not yet competent, so there is nothing to certify. A new attempt can change that.',
    );
  if (state === 'endorsed' || state === 'certificated') return undefined;
  return refusal(
    'not_endorsed',
    `The attempt is "${stateLabels[state]}" and not endorsed. Its batch has to be reported, verified and endorsed first.`,
    '40013',
  );
}

/** What happened to a certificate since it was issued. */
interface Since {
  isRevoked: boolean;
  isReplaced: boolean;
  isQuestioned: boolean;
  /** The last day on which it holds, YYYY-MM-DD; for ever where there is none. */
  expiresOn: string | null;
}

/**
 * What is to be thought of a certificate today: the gravest of what happened to it.
 *
 * @param today YYYY-MM-DD
 * @example certificateStanding({ isRevoked: false, isReplaced: false, isQuestioned: false, expiresOn: null }, '2026-11-23') // 'valid'
 */
export function certificateStanding(
  { isRevoked, isReplaced, isQuestioned, expiresOn }: Since,
  today: string,
): CertificateStanding {
  if (isRevoked) return 'revoked';
  if (isReplaced) return 'superseded';
  if (isQuestioned) return 'in_question';
  return expiresOn !== null && expiresOn < today ? 'expired' : 'valid';
}

/**
 * The last day of validity: so many months behind the day of issue, never beyond the end of that month.
 *
 * @param issuedOn YYYY-MM-DD
 * @example expiryOf('2026-08-31', 6) // '2027-02-28'
 */
export function expiryOf(issuedOn: string, months: number): string {
  const [year = 0, month = 0, day = 0] = issuedOn.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * A name as a stranger may read it: first letters of the given names, and the surname.
 *
 * @example initialsOf('Zanele Thandeka', 'Ndlovu') // 'Z.T. Ndlovu'
 */
export function initialsOf(name: string, surname: string): string {
  const letters = name.split(/[\s-]+/).flatMap((part) => [...part][0]?.toUpperCase() ?? []);
  return [letters.map((letter) => `${letter}.`).join(''), surname.trim()].filter(Boolean).join(' ');
}
