import { sql } from 'kysely';
import type { Result } from '@moderator/contract/types';
import { caseRefusal, standingResult, withoutNames } from '@moderator/moderation';
import type { Refusal } from '@moderator/moderation';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { evidenceOf } from '../../attempts/evidence.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import { outcomesAlone, outcomesOf } from '../../attempts/outcomes.ts';
import { tookPart } from '../../attempts/part-taken.ts';
import { isBlindFor } from '../../attempts/visibility.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import { hasRole, managedSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

/** What of an attempt can become a case. */
export async function getCalibrationSource(call: Call<'getCalibrationSource'>) {
  const { queries, principal } = call;
  const attempt = await openSource(call);
  const refusal = await sourceRefusal(queries, attempt, principal);
  const course = { id: attempt.course_id, name: attempt.course_title };
  if (refusal) return { data: { course, refusal, outcomes: [], evidence: [] } };
  const [outcomes, settled, names, evidence] = await Promise.all([
    outcomesOf(queries, attempt.course_id),
    settledOf(queries, attempt),
    namesOfParts(queries, attempt),
    evidenceOf(queries, attempt.id),
  ]);
  return {
    data: {
      course,
      refusal: null,
      outcomes: outcomes.map((outcome) => {
        const stands = settled.find(({ outcomeId }) => outcomeId === outcome.id);
        return {
          ...outcome,
          settled: stands ? { result: stands.result, comment: withoutNames(stands.comment, names) } : null,
        };
      }),
      evidence: evidence.map((item) => ({ ...item, title: withoutNames(item.title, names) })),
    },
  };
}

/** An attempt of which somebody may make a case: moderators any of the account, managers those of their sites. */
export async function openSource(
  call: Pick<Call<'getCalibrationSource'>, 'queries' | 'principal' | 'params'>,
): Promise<AttemptRecord> {
  const attempt = await openAttempt(call);
  const site = managedSite(call.principal);
  const isTheirs = hasRole(call.principal, 'moderator') || site === undefined || attempt.site_id === site;
  return isTheirs ? attempt : refuse('not_found');
}

/** Why no case can be made of it now; null where one can. Whoever may not know what was judged makes none. */
export async function sourceRefusal(
  queries: Queries,
  attempt: AttemptRecord,
  principal: Principal,
): Promise<Refusal | null> {
  const open = await queries
    .selectFrom('appeal')
    .select('id')
    .where('attempt_id', '=', attempt.id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  const isHidden = isBlindFor(attempt, principal);
  return caseRefusal({ state: attempt.state, hasOpenAppeal: open !== undefined || isHidden }) ?? null;
}

/** A result that stands, with what was said of it. */
export interface Settled {
  outcomeId: string;
  result: Result;
  comment: string;
}

/** What stands of each outcome of a released attempt. */
export async function settledOf(queries: Queries, attempt: AttemptRecord): Promise<Settled[]> {
  const [outcomes, { rows }] = await Promise.all([
    outcomesAlone(queries, attempt.course_id),
    sql<{
      outcome_id: string;
      judgement: Result | null;
      feedback: string | null;
      verdict: Result | null;
      comment: string | null;
    }>`
      select o.id as outcome_id, j.result as judgement, j.feedback, v.result as verdict, v.comment
      from outcome o
      left join judgement j on j.attempt_id = ${attempt.id}::uuid and j.outcome_id = o.id
      left join lateral (select result, comment from verdict where attempt_id = ${attempt.id}::uuid and outcome_id = o.id
        order by recorded_at desc limit 1) v on true
      where o.course_id = ${attempt.course_id}::uuid`.execute(queries),
  ]);
  return outcomes.flatMap(({ id, scale }): Settled[] => {
    const row = rows.find((each) => each.outcome_id === id);
    const yardstick = { scale, tolerance: attempt.policy?.tolerance ?? 0 };
    const result = row && standingResult(attempt.decision_kind ?? 'upheld', row, yardstick);
    if (result === undefined || result === null) return [];
    return [{ outcomeId: id, result, comment: row?.comment?.trim() || row?.feedback || '' }];
  });
}

/** Everybody who had a part in an attempt, also in an appeal against it. */
export async function partsOf(queries: Queries, attempt: AttemptRecord): Promise<string[]> {
  const [parts, appeals] = await Promise.all([
    tookPart(queries, attempt),
    queries
      .selectFrom('appeal')
      .select(['made_by', 'assigned_to'])
      .where('attempt_id', '=', attempt.id)
      .execute(),
  ]);
  const all = [...parts, ...appeals.flatMap((each) => [each.made_by, each.assigned_to])];
  return [...new Set(all)].filter((id) => id !== null);
}

/** Their names, as they may stand in titles and comments. */
export async function namesOfParts(queries: Queries, attempt: AttemptRecord): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', body ->> 'name', body ->> 'surname', body ->> 'nickname') as name from document
    where kind = 'users' and id = any(${await partsOf(queries, attempt)}::uuid[])`.execute(queries);
  return [attempt.learner_name, attempt.assessor_name ?? '', ...rows.map((row) => row.name)];
}
