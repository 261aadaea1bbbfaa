import type { AttemptState } from '@moderator/moderation';
import { hasRole } from '../principal.ts';
import type { Principal } from '../principal.ts';

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

/**
 * Whether the assessor's judgement is kept from this person outcome by outcome: from everybody who might
 * moderate the attempt, until the decision is signed. Its own assessor and managers know it anyway.
 */
export function isBlindFor(subject: Subject, principal: Principal): boolean {
  if (!isBeforeDecision(subject.state) || subject.assessor_id === principal.userId) return false;
  return (subject.policy?.blind ?? true) && hasRole(principal, 'moderator');
}

/** Reasons of a row; those that would give the judgement away are told as "always included" while blind. */
export function maskedReasons(
  subject: Subject & { reasons: string[] | null },
  principal: Principal,
): string[] {
  const reasons = subject.reasons ?? [];
  if (!isBlindFor(subject, principal)) return reasons;
  return [...new Set(reasons.map((reason) => (telling.has(reason) ? 'always_included' : reason)))];
}
