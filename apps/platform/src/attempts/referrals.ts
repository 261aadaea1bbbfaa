import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { whoReferredTwice } from '@moderator/moderation';
import type { ReferralOf, TransitionFacts } from '@moderator/moderation';
import type { ReferralAction, Result } from '@moderator/contract/types';
import type { Queries } from '../database/database.ts';
import type { RequestContext } from '../kernel/call.ts';
import { readAttempt } from './attempt-rows.ts';
import { mayModerate, moderatorsOf } from './colleagues.ts';
import { keepHandOver } from './hand-overs.ts';

/** What was judged and found of one outcome when a decision was signed. */
interface JudgedThen {
  outcomeId: string;
  judgement: Result | null;
  verdict: Result | null;
}

/** A decision that referred work back, with what came since. */
export interface ReferralRow {
  id: string;
  moderator_id: string;
  moderator_name: string;
  reason: string;
  actions: ReferralAction[];
  /** Null for decisions that were signed before it was kept. */
  judged: JudgedThen[] | null;
  signed_at: Date;
  /** Evidence that was added since, until the next referral. */
  added: { id: string; outcome_ids: string[] }[];
}

/** What a decision keeps of the work as it was: what was judged and found of each outcome. */
export function judgedThen(facts: TransitionFacts): JudgedThen[] {
  const resultOf = (judged: TransitionFacts['judgements'], id: string) =>
    judged?.find(({ outcomeId }) => outcomeId === id)?.result ?? null;
  return (facts.outcomeIds ?? []).map((outcomeId) => ({
    outcomeId,
    judgement: resultOf(facts.judgements, outcomeId),
    verdict: resultOf(facts.verdicts, outcomeId),
  }));
}

/** Where a portfolio ends now: the position of its last piece of evidence. */
export async function endOfPortfolio(queries: Queries, attemptId: string): Promise<number> {
  const last = await queries
    .selectFrom('evidence')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return last?.position ?? 0;
}

/** Every time that an attempt was referred back, the first one first. */
export async function referralsOf(queries: Queries, attemptId: string): Promise<ReferralRow[]> {
  const { rows } = await sql<ReferralRow>`
    with referral as (
      select d.*, lead(d.last_position) over (order by d.signed_at) as next_position
      from decision d where d.attempt_id = ${attemptId}::uuid and d.kind = 'referred_back')
    select r.id, r.moderator_id, coalesce(person.body ->> 'name' || ' ' || (person.body ->> 'surname'), '') as moderator_name,
      r.reason, r.actions, r.judged, r.signed_at,
      coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'outcome_ids', e.outcome_ids) order by e.position)
        from evidence e where e.attempt_id = r.attempt_id and e.position > r.last_position
          and (r.next_position is null or e.position <= r.next_position)), '[]') as added
    from referral r left join document person on person.kind = 'users' and person.id = r.moderator_id
    order by r.signed_at`.execute(queries);
  return rows;
}

/** Keeps with the attempt who may not moderate it again, since what they asked for twice changed nothing. */
export async function keepWhoReferredTwice(queries: Queries, attemptId: string): Promise<void> {
  const rows = await referralsOf(queries, attemptId);
  if (rows.length < 2) return;
  const people = whoReferredTwice(rows.map((row, index) => comparable(row, rows[index - 1])));
  await queries
    .updateTable('attempt')
    .set({ twice_referred_by: people })
    .where('id', '=', attemptId)
    .execute();
}

function comparable(row: ReferralRow, before: ReferralRow | undefined): ReferralOf {
  const counts = new Map<string, number>();
  for (const id of before?.added.flatMap(({ outcome_ids: ids }) => ids) ?? [])
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    moderatorId: row.moderator_id,
    outcomeIds: row.actions.map(({ outcomeId }) => outcomeId),
    judged: row.judged ? new Map(row.judged.map((each) => [each.outcomeId, each.judgement])) : undefined,
    newEvidence: before?.judged ? counts : undefined,
  };
}

/** The last decision on an attempt, where it referred the work back. */
export const lastReferral = (attemptId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select last.* from (select * from decision where attempt_id = ${attemptId} order by signed_at desc limit 1) last
  where last.kind = 'referred_back'`;

/**
 * Whether an outcome was judged anew since a referral (`r`): something was asked of it, or its result is another. Signing
 * again hands in all judgements, and one that is as it was has been compared, and shown, before.
 */
export const isJudgedAnew = (outcomeId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (r.actions @> jsonb_build_array(jsonb_build_object('outcomeId', ${outcomeId}))
    or exists (select from jsonb_array_elements(r.judged) was
      join judgement now on now.attempt_id = r.attempt_id and now.outcome_id = (was ->> 'outcomeId')::uuid
      where now.outcome_id = ${outcomeId} and now.result is distinct from was ->> 'judgement'))`;

/** Outcomes that the last referral asked something of, and those of them that were judged since. */
export async function judgedSinceReferral(
  queries: Queries,
  attemptId: string,
): Promise<Pick<TransitionFacts, 'referredOutcomeIds' | 'judgedAnewIds'>> {
  const { rows } = await sql<{ outcome_id: string; is_anew: boolean }>`
    with referral as (select actions, signed_at from decision
      where attempt_id = ${attemptId}::uuid and kind = 'referred_back' order by signed_at desc limit 1)
    select distinct j.outcome_id, j.judged_at > referral.signed_at as is_anew
    from referral cross join lateral jsonb_array_elements(referral.actions) action
    join judgement j on j.attempt_id = ${attemptId}::uuid and j.outcome_id = (action ->> 'outcomeId')::uuid`.execute(
    queries,
  );
  return {
    referredOutcomeIds: rows.map(({ outcome_id }) => outcome_id),
    judgedAnewIds: rows.flatMap(({ outcome_id, is_anew }) => (is_anew ? [outcome_id] : [])),
  };
}

/**
 * Work that is judged anew goes to whoever referred it back, as a hand-over, unless something stands between them now:
 * then it waits for any moderator.
 */
export async function giveBackToItsModerator(
  { queries, principal, now }: RequestContext,
  attemptId: string,
): Promise<void> {
  const latest = (await referralsOf(queries, attemptId)).at(-1);
  const attempt = await readAttempt(queries, attemptId);
  if (!latest || !attempt) return;
  const moderators = await moderatorsOf(queries, attempt.account_id, principal.userId);
  const asker = moderators.find(({ id }) => id === latest.moderator_id);
  if (!asker || !mayModerate(asker, attempt, now)) return;
  const note = 'It was referred back by you and has been judged again.';
  const people = { fromId: principal.userId, toId: asker.id };
  await keepHandOver(queries, attempt, { ...people, note, message: 'attempt.judgedAgain' }, now);
}
