const hour = 3_600_000;
/** Hours for which a claim holds without a sign of its holder. */
export const leaseHours = 8;

/** When a claim made or renewed now ends (rule 8). */
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseHours * hour);

export interface Lease {
  personId: string;
  expiresAt: Date;
}

/** Whether a claim still keeps others out. */
export const isHeld = (lease: Lease | null, now: Date): lease is Lease =>
  lease !== null && lease.expiresAt > now;

/** Whether a person may take an attempt: it is free, theirs already, or its claim is over. */
export const canClaim = (lease: Lease | null, personId: string, now: Date): boolean =>
  !isHeld(lease, now) || lease.personId === personId;
