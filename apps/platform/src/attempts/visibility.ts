import type { AttemptState } from '@moderator/moderation';
import { hasRole } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';

/** States in which the assessor's judgement is there and not yet compared with a moderator's verdict. */
const beforeDecision = new Set<AttemptState>([
  'assessed',
  'batched',
  'in_sample',
  'not_sampled',
  'moderating',
]);

/** Whether an attempt is assessed and a moderator has not decided on it. */
export const isBeforeDecision = (state: AttemptState): boolean => beforeDecision.has(state);

/** Reasons of a sample row that would give the judgement away. */
const telling = new Set(['not_yet_competent', 'borderline', 'conflicting_evidence']);

interface Subject {
  state: AttemptState;
  assessor_id: string | null;
  policy: { blind?: boolean } | null;
}

/** States in which a judgement is being made; what is there of it is its assessor's alone. */
const inTheMaking = new Set<AttemptState>(['submitted', 'assessing']);

/** States in which the result is decided and waits for the report of its batch. */
const unreleased = new Set<AttemptState>(['upheld', 'overturned']);

/**
 * Whether the assessor's judgement is kept from this person outcome by outcome: from everybody who might
 * moderate the attempt until the decision is signed, from all others until the report releases the result
 * (rule 2). Its own assessor and managers know it anyway.
 */
export function isBlindFor({ state, assessor_id, policy }: Subject, principal: Principal): boolean {
  if (assessor_id === principal.userId) return false;
  if (inTheMaking.has(state)) return true;
  if (hasRole(principal, 'moderator')) return isBeforeDecision(state) && (policy?.blind ?? true);
  return !hasRole(principal, ...managers) && (isBeforeDecision(state) || unreleased.has(state));
}

const managers = ['administrator', 'client_manager', 'account_manager', 'site_manager'] as const;

/** Reasons of a row; those that would give the judgement away are told as "always included" while blind. */
export function maskedReasons(
  subject: Subject & { reasons: string[] | null },
  principal: Principal,
): string[] {
  const reasons = subject.reasons ?? [];
  if (!isBlindFor(subject, principal)) return reasons;
  return [...new Set(reasons.map((reason) => (telling.has(reason) ? 'always_included' : reason)))];
}
