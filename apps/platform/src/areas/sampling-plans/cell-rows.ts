import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { onDaysOf, inTenant } from '../../attempts/attempt-conditions.ts';
import { timeZone } from '../../attempts/days.ts';
import { isClosed } from '../../attempts/in-states.ts';
import { isSeenAttempt } from '../../attempts/seen-work.ts';
import type { Result } from '@moderator/contract/types';
import type { Queries } from '../../database/database.ts';
import { hasRole, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

/** What of one assessor and one outcome is counted. */
export interface CellRow {
  assessor_id: string | null;
  assessor_name: string;
  outcome_id: string;
  sites: string[];
  assessed: number;
  sampled: number;
  decided: number;
  /** Verdicts beside other judgements, of overturned attempts whose result the caller may know. */
  overturned: { verdict: Result; judgement: Result | null; tolerance: number }[];
  interim: number;
  unfinished: number;
  last_looked_at: Date | null;
  months: string[];
}

/** Which attempts `a` a matrix is about, which of them are in a sample, and which decision counts. */
interface Scope {
  from: RawBuilder<unknown>;
  sampled: RawBuilder<unknown>;
  decisions: RawBuilder<unknown>;
  /** Which judgements `j` of attempts that are not finished count. */
  unfinished: RawBuilder<unknown>;
}

const inTheMaking = sql`a.stage = 'due'`;

/** The attempts of a batch, as that batch decided on them. */
export const ofBatch = (principal: Principal, batchId: string): Scope => ({
  from: sql`batch_attempt ba join attempt a on a.id = ba.attempt_id where ba.batch_id = ${batchId}
    and ${isSeenAttempt(principal)}`,
  sampled: sql`ba.sampled`,
  decisions: sql`decision.batch_id = ${batchId}`,
  unfinished: sql`true`,
});

/** The attempts of a course that were assessed in a period, and those on which something was judged in it so far. */
export function ofCourse(
  principal: Principal,
  courseId: string,
  { from, to }: { from?: string; to?: string },
): Scope {
  const between = (column: RawBuilder<unknown>) =>
    sql.join([sql`true`, ...onDaysOf(from, to, column)], sql` and `);
  return {
    from: sql`attempt a where ${inTenant(principal)} and ${isSeenAttempt(principal)} and a.course_id = ${courseId} and a.superseded_at is null
      and (${inTheMaking} or (${between(sql`a.assessed_at`)}))`,
    sampled: sql`exists (select from batch_attempt where batch_attempt.attempt_id = a.id and batch_attempt.sampled)`,
    decisions: sql`true`,
    unfinished: between(sql`j.judged_at`),
  };
}

/**
 * What a person may know of the result of a decision: who moderates or manages that of every attempt that is decided,
 * but for what they assessed themselves; all others what a report released (rules 2 and 6).
 */
const mayKnow = (principal: Principal): RawBuilder<unknown> =>
  hasRole(principal, 'moderator') || manages(principal)
    ? sql`(${isClosed} or a.assessor_id is distinct from ${principal.userId}::uuid)`
    : isClosed;

/**
 * The cells of a matrix, counted by the database in one go. Overturned attempts are few; whether one changed the result
 * of an outcome says the rule that the decision itself is held to.
 */
export async function readCells(queries: Queries, scope: Scope, principal: Principal): Promise<CellRow[]> {
  const month = (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone ${timeZone}, 'YYYY-MM')`;
  const { rows } = await sql<CellRow & { early_months: string[] }>`
    with a as materialized (
      select a.id, a.assessor_id, coalesce(a.assessor_name, '') as assessor_name, a.site_name,
        ${inTheMaking} as unfinished, a.is_sampled as sampled, d.kind, d.moderator_id, d.signed_at, d.tolerance,
        d.kind is not null and a.state in ('upheld', 'overturned', 'returned', 'reported', 'verifying', 'endorsed',
          'not_endorsed', 'certificated') as decided,
        ${mayKnow(principal)} as may_know
      from (select a.*, ${scope.sampled} as is_sampled from ${scope.from}) a
      left join lateral (select kind, moderator_id, signed_at, coalesce((b.policy ->> 'tolerance')::float8, 0) as tolerance
        from decision left join batch b on b.id = decision.batch_id
        where decision.attempt_id = a.id and ${scope.decisions} order by signed_at desc limit 1) d on true)
    select a.assessor_id, max(a.assessor_name) as assessor_name, j.outcome_id, array_agg(distinct a.site_name) as sites,
      count(*) filter (where not a.unfinished) as assessed,
      count(*) filter (where not a.unfinished and a.sampled) as sampled,
      count(*) filter (where a.decided) as decided,
      coalesce(jsonb_agg(jsonb_build_object('verdict', v.result, 'judgement', j.result, 'tolerance', a.tolerance))
        filter (where a.decided and a.may_know and a.kind = 'overturned' and v.result is not null
          and v.result is distinct from j.result), '[]') as overturned,
      count(l.attempt_id) as interim,
      count(*) filter (where a.unfinished) as unfinished,
      max(greatest(a.signed_at, l.looked_at)) as last_looked_at,
      array_remove(array_agg(distinct ${month(sql`a.signed_at`)}), null) as months,
      array_remove(array_agg(distinct ${month(sql`l.looked_at`)}), null) as early_months
    from a
    join judgement j on j.attempt_id = a.id and j.judged_at is not null and (not a.unfinished or (${scope.unfinished}))
    left join verdict v on a.kind = 'overturned' and v.attempt_id = a.id and v.outcome_id = j.outcome_id
      and v.moderator_id = a.moderator_id
    left join interim_look l on l.attempt_id = a.id and l.outcome_id = j.outcome_id
    group by a.assessor_id, case when a.assessor_id is null then a.assessor_name end, j.outcome_id`.execute(
    queries,
  );
  return rows.map(({ early_months, ...row }) => ({
    ...row,
    months: [...new Set([...row.months, ...early_months])].sort(),
  }));
}
