import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Hours for which a claim holds without a sign of its holder. */
export const leaseHours = 8;
/** A renewal is a write: one in this many minutes is enough to keep a lease of hours alive. */
const renewalMinutes = 15;

/** When a claim made or renewed now ends (rule 8). */
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseHours * hour);

/** A person's hold on an attempt. */
export interface Lease {
  personId: string;
  /** As shown to others who want the attempt. */
  personName?: string;
  expiresAt: Date;
}

/** Whether a claim still keeps others out; at the very moment of its end it does not. */
export const isHeld = (lease: Lease | null, now: Date): lease is Lease =>
  lease !== null && lease.expiresAt > now;

/**
 * Whether a person may take an attempt: it is free, theirs already, or its claim is over.
 *
 * @param timeZone IANA name, for the time in the sentence
 * @returns otherwise a refusal `claimed_by_another` that names the holder and until when
 * @example canClaim(null, 'person-1', now) // { ok: true }
 */
export function canClaim(
  lease: Lease | null,
  personId: string,
  now: Date,
  timeZone = 'Africa/Johannesburg',
): { ok: true } | { ok: false; refusal: Refusal } {
  if (!isHeld(lease, now) || lease.personId === personId) return { ok: true };
  const who = lease.personName ?? 'Somebody else';
  return {
    ok: false,
    refusal: refusal(
      'claimed_by_another',
      `${who} is working on this until ${timeOf(lease.expiresAt, now, timeZone)}. You can read it, and claim it when it is free.`,
    ),
  };
}

/**
 * Whether the holder's work at this moment is worth a renewal. A lease that is lost is not renewed but
 * claimed again, because somebody else may have taken the attempt.
 */
export function shouldRenew(lease: Lease | null, personId: string, now: Date): boolean {
  if (!isHeld(lease, now) || lease.personId !== personId) return false;
  return leaseEnd(now).getTime() - lease.expiresAt.getTime() >= renewalMinutes * minute;
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
