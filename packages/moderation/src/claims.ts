import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/**
 * Hours for which a claim holds without a sign of its holder (rule 8). Who may take an attempt is decided by the
 * database alone, in one statement on its own clock: see attempts/claims.ts of the platform.
 */
export const leaseHours = 8;

/**
 * Why a claim is refused that somebody else holds.
 *
 * @param name of the holder, where it is known
 * @param expiresAt when the claim ends, where it still holds
 * @param timeZone IANA name, for the time in the sentence
 * @example heldByAnother('Thandi Nkosi', expiresAt, now).sentence // 'Thandi Nkosi is working on this until 17:00. …'
 */
export function heldByAnother(
  name: string | null | undefined,
  expiresAt: Date | null | undefined,
  now: Date,
  timeZone = 'Africa/Johannesburg',
): Refusal {
  const until = expiresAt ? timeOf(expiresAt, now, timeZone) : 'later';
  return refusal(
    'claimed_by_another',
    `${name ?? 'Somebody else'} is working on this until ${until}. You can read it, and claim it when it is free.`,
  );
}

/** A lease of hours may end after midnight: then the time alone would name the wrong day. */
function timeOf(at: Date, now: Date, timeZone: string): string {
  const day = (instant: Date) => instant.toLocaleDateString('en-ZA', { timeZone });
  const time = at.toLocaleTimeString('en-ZA', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return day(at) === day(now)
    ? time
    : `${time} on ${at.toLocaleDateString('en-ZA', { weekday: 'long', timeZone })}`;
}
