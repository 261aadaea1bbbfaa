import { isBlindFor as isBlind, maskedReasons as masked } from '@moderator/moderation';
import type { AttemptState } from '@moderator/moderation';
import { hasRole, manages } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';

interface Subject {
  state: AttemptState;
  assessor_id: string | null;
  policy: { blind?: boolean; alwaysInclude?: readonly string[] } | null;
}

/** Whether the assessor's judgement is kept from a person, by the rule of `isBlindFor`. */
export const isBlindFor = ({ state, assessor_id, policy }: Subject, principal: Principal): boolean =>
  isBlind(
    { state, blind: policy?.blind },
    {
      isItsAssessor: assessor_id === principal.userId,
      isModerator: hasRole(principal, 'moderator'),
      isManager: manages(principal),
    },
  );

/** Reasons of a row; those that would give the judgement away are masked while it is kept from the person. */
export function maskedReasons(
  subject: Subject & { reasons: string[] | null },
  principal: Principal,
): string[] {
  const reasons = subject.reasons ?? [];
  return isBlindFor(subject, principal) ? masked(reasons, subject.policy?.alwaysInclude ?? []) : reasons;
}
