import { hasRole, manages } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';

/** Whether somebody teaches and manages nothing: people and plans of others are not theirs. */
export const teachesAlone = (principal: Principal): boolean =>
  hasRole(principal, 'trainer') && !manages(principal);

/**
 * What trainers make is theirs, also where they do not say so; what is theirs they may hand on.
 * @param field the one that names who teaches
 * @returns what is written
 * @example ownTeaching(write, 'facilitatorId')
 */
export function ownTeaching<Fields extends object>(
  { principal, before, after }: { principal: Principal; before: Fields | undefined; after: Fields },
  field: keyof Fields & string,
): Fields {
  if (!teachesAlone(principal) || before) return after;
  const named = after[field] ?? principal.userId;
  if (named !== principal.userId)
    refuse('not_allowed', 'Trainers plan what they teach themselves. Nothing was changed; ask a manager.');
  return { ...after, [field]: named };
}
