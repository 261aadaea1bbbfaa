import { isBlindFor as isBlind, maskedReasons as masked } from '@moderator/moderation';
import type { AttemptState } from '@moderator/moderation';
import { attemptStates } from '@moderator/contract/options';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { hasRole, manages } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';

interface Subject {
  state: AttemptState;
  assessor_id: string | null;
  policy: { blind?: boolean; alwaysInclude?: readonly string[] } | null;
  /** Whether the visit in whose room it is seen keeps nothing of it back. */
  is_revealed?: boolean;
  /** Who judges an appeal against it and has not given all verdicts yet. */
  blind_judge?: string | null;
}

/**
 * Whether nothing of an attempt is kept from who asks by the blind visit in whose room they see it: to everybody but its
 * verifier, and to them once they have judged it. The database keeps what was judged and decided by the same functions.
 */
export const isRevealed = (id: RawBuilder<unknown> = sql`a.id`): RawBuilder<unknown> =>
  sql`((select sees_beyond_visits()) is not null or ${id} in (select each_revealed_attempt()))`;

/**
 * Whether what was judged and decided is kept from a person whatever the state: by the blind visit in whose room they see it,
 * or since they judge an appeal against it.
 */
export const isKeptFrom = (
  { is_revealed = true, blind_judge = null }: Pick<Subject, 'is_revealed' | 'blind_judge'>,
  principal: Principal,
): boolean => !is_revealed || blind_judge === principal.userId;

/** Whether the assessor's judgement is kept from a person, by the rule of `isBlindFor`. */
export const isBlindFor = (subject: Subject, principal: Principal): boolean =>
  isKeptFrom(subject, principal) ||
  isBlind(
    { state: subject.state, blind: subject.policy?.blind },
    {
      isItsAssessor: subject.assessor_id === principal.userId,
      isModerator: hasRole(principal, 'moderator'),
      isManager: manages(principal),
    },
  );

/**
 * The same asked in SQL of attempts (`a`) that the person did not assess: whether judgements of one are not kept from
 * them. Where the policy of its latest batch is not blind, they may be shown in more states.
 */
export function isShownTo(principal: Principal): RawBuilder<unknown> {
  const shownIn = (blind: boolean) =>
    attemptStates.filter((state) => !isBlindFor({ state, assessor_id: null, policy: { blind } }, principal));
  return sql`(a.state = any(${shownIn(true)}) or a.state = any(${shownIn(false)}) and exists (
    select from (select b.policy from batch_attempt ba join batch b on b.id = ba.batch_id
      where ba.attempt_id = a.id order by b.created_at desc limit 1) latest
    where latest.policy ->> 'blind' = 'false'))`;
}

/** Reasons of a row; those that would give the judgement away are masked while it is kept from the person. */
export function maskedReasons(
  subject: Subject & { reasons: string[] | null },
  principal: Principal,
): string[] {
  const reasons = subject.reasons ?? [];
  return isBlindFor(subject, principal) ? masked(reasons, subject.policy?.alwaysInclude ?? []) : reasons;
}
