import type { Result } from '@moderator/contract/types';

/** A decision that referred work back, as far as it can be compared with the next one. */
export interface ReferralOf {
  moderatorId: string;
  /** Outcomes that something was asked of. */
  outcomeIds: readonly string[];
  /** What was judged when it was signed, by outcome; undefined where nobody kept it. */
  judged: ReadonlyMap<string, Result | null> | undefined;
  /** Evidence that came since the referral before it, by outcome; undefined where nobody kept it. */
  newEvidence: ReadonlyMap<string, number> | undefined;
}

/**
 * The outcomes that were referred back twice in a row while nothing of them changed: neither the judgement nor the
 * evidence. Where it was not kept what there was, nothing is held against anybody.
 */
export function unchangedOutcomes(before: ReferralOf, after: ReferralOf): string[] {
  const { judged: was } = before;
  const { judged: is, newEvidence } = after;
  if (!was || !is || !newEvidence) return [];
  return after.outcomeIds.filter(
    (id) =>
      before.outcomeIds.includes(id) &&
      was.get(id) === is.get(id) &&
      was.has(id) &&
      (newEvidence.get(id) ?? 0) === 0,
  );
}

/**
 * Who may not moderate an attempt again, since asking for the same a third time would change nothing: whoever signed
 * one of two referrals in a row of an outcome that came back as it was.
 *
 * @param referrals of one attempt, the first one first
 * @example whoReferredTwice([first, second]) // ['nomvula']
 */
export function whoReferredTwice(referrals: readonly ReferralOf[]): string[] {
  const people = new Set<string>();
  for (const [index, after] of referrals.entries()) {
    const before = referrals[index - 1];
    if (!before || unchangedOutcomes(before, after).length === 0) continue;
    people.add(before.moderatorId).add(after.moderatorId);
  }
  return [...people];
}
