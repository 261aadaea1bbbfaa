import type { visitStandings } from '@moderator/contract/options';

/** How a visit stands on a day. */
export type VisitStanding = (typeof visitStandings)[number];

/** What of a visit decides how it stands; days are YYYY-MM-DD. */
export interface VisitDays {
  startsOn: string;
  endsOn: string;
  isWithdrawn: boolean;
  isSigned: boolean;
}

/**
 * How a visit stands on a day. Signing it does not close its room before its last day; withdrawing it does.
 * @example visitStanding({ startsOn: '2026-11-02', endsOn: '2026-11-06', isWithdrawn: false, isSigned: false }, '2026-11-04') === 'open'
 */
export function visitStanding(
  { startsOn, endsOn, isWithdrawn, isSigned }: VisitDays,
  today: string,
): VisitStanding {
  if (isWithdrawn) return 'withdrawn';
  if (isSigned) return 'signed';
  if (today < startsOn) return 'planned';
  return today > endsOn ? 'over' : 'open';
}

/**
 * Whether the verifier may be in the room: on its days, ends included, unless the visit is withdrawn. The database decides the
 * same for each row.
 */
export const isRoomOpen = ({ startsOn, endsOn, isWithdrawn }: VisitDays, today: string): boolean =>
  !isWithdrawn && startsOn <= today && today <= endsOn;

/**
 * How many attempts a verifier samples at least: the share that their body wants, rounded up, and its minimum; never more than
 * there are.
 * @example visitSampleSize(45, { percentage: 10, least: 3 }) === 5
 */
export const visitSampleSize = (
  attempts: number,
  { percentage, least }: { percentage: number; least: number },
): number => Math.min(attempts, Math.max(least, Math.ceil((attempts * percentage) / 100)));
