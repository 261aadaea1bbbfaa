import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Result, Scale } from '@moderator/contract/types';
import type { DecisionInput } from '@moderator/contract/types';
import type { CourseScale } from '../../attempts/outcomes.ts';
import type { Queries } from '../../database/database.ts';

/** A decision that a report is about, with the attempt that it was made on. */
export interface DecidedRow {
  attempt_id: string;
  decision_id: string;
  number: number;
  learner_id: string;
  learner_name: string;
  learner_number: string | null;
  site_id: string;
  site_name: string;
  assessor_id: string | null;
  assessor_name: string | null;
  reasons: string[];
  reason_by_hand: string | null;
  kind: DecisionInput['kind'];
  reason: string;
  actions: NonNullable<DecisionInput['actions']>;
  findings: NonNullable<DecisionInput['findings']>;
  signed_at: Date;
  moderator_id: string;
  moderator_name: string | null;
}

/**
 * The decision that stands on each attempt of the sample, by name of the learner; what is being moderated again has
 * none. A later report is about what was decided since the one before.
 */
const decided = (batchId: string, since: Date | null) => sql`
  select a.*, ba.reasons, ba.reason_by_hand, d.id as decision_id, d.kind, d.reason, d.actions, d.findings,
    d.signed_at, d.moderator_id
  from batch_attempt ba
  join attempt a on a.id = ba.attempt_id
  join lateral (select * from decision where decision.attempt_id = a.id and decision.batch_id = ba.batch_id
    order by signed_at desc limit 1) d on true
  where ba.batch_id = ${batchId} and ba.sampled and a.state not in ('in_sample', 'moderating')
    and (${since}::timestamptz is null or d.signed_at > ${since})`;

export async function decidedRows(
  queries: Queries,
  batchId: string,
  since: Date | null,
): Promise<DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    with decided as (${decided(batchId, since)})
    select decided.id as attempt_id, decided.*,
      person.body ->> 'name' || ' ' || (person.body ->> 'surname') as moderator_name
    from decided left join document person on person.kind = 'users' and person.id = decided.moderator_id
    order by learner_order, decided.id`.execute(queries);
  return rows;
}

/** One outcome of a decided attempt, as it was when the decision was signed. */
export interface OutcomeRow {
  attempt_id: string;
  outcome_id: string;
  code: string;
  title: string;
  /** Its own; null where it has that of the course. */
  scale: Scale | null;
  weight: number;
  assessor: Result | null;
  blind: Result | null;
  moderator: Result | null;
  comment: string;
}

/** Outcomes with the scale that each is judged on: its own, or that of the course. */
export const scaledOutcomes = (outcomes: readonly OutcomeRow[], course: CourseScale) =>
  outcomes.map(({ outcome_id: id, scale, weight }) => ({ id, scale: scale ?? course.scale, weight }));

/** A result as it was when the decision was signed; the attempt may have been judged anew since. */
const signed = (list: 'judgements' | 'verdicts', now: RawBuilder<unknown>) => sql`
  case when entry.detail is null then ${now}
  else (select each ->> 'result' from jsonb_array_elements(entry.detail -> ${sql.lit(list)}) each
    where each ->> 'outcomeId' = o.id::text) end`;

/**
 * The last that a moderator wrote down of an outcome: in its history, for a judgement anew clears the verdicts. What was
 * not reopened stands as whoever judged it before left it.
 */
const lastOf = (column: 'result' | 'comment', where: RawBuilder<unknown>) => sql`
  (select ${sql.ref(column)} from verdict_history h where h.attempt_id = decided.id and h.outcome_id = o.id
    and h.moderator_id = coalesce((select v.moderator_id from verdict v where v.attempt_id = decided.id and v.outcome_id = o.id
      and o.id <> all(decided.reopened_outcome_ids)), decided.moderator_id) ${where} order by h.id desc limit 1)`;

export async function outcomeRows(
  queries: Queries,
  batchId: string,
  since: Date | null,
): Promise<OutcomeRow[]> {
  const { rows } = await sql<OutcomeRow>`
    with decided as materialized (${decided(batchId, since)})
    select decided.id as attempt_id, o.id as outcome_id, o.code, o.title, o.scale, o.weight,
      ${signed('judgements', sql`j.result`)} as assessor,
      ${signed('verdicts', lastOf('result', sql``))} as moderator,
      ${lastOf('result', sql`and not h.after_reveal`)} as blind,
      coalesce(${lastOf('comment', sql``)}, '') as comment
    from decided
    left join audit_entry entry on entry.subject_kind = 'attempt' and entry.subject_id = decided.id
      and entry.action = 'decision signed' and entry.detail ->> 'decisionId' = decided.decision_id::text
    join outcome o on o.course_id = decided.course_id
    left join judgement j on j.attempt_id = decided.id and j.outcome_id = o.id
    order by decided.learner_order, decided.id, o.position`.execute(queries);
  return rows;
}

/** How many portfolios of a batch somebody assessed at a site, and when. */
export interface PortfolioCount {
  site_id: string;
  site_name: string;
  assessor_id: string | null;
  assessor_name: string | null;
  portfolios: number;
  sampled: number;
  first: Date | null;
  last: Date | null;
}

export async function portfolioCounts(queries: Queries, batchId: string): Promise<PortfolioCount[]> {
  const { rows } = await sql<PortfolioCount>`
    select a.site_id, a.site_name, a.assessor_id, a.assessor_name, count(*) as portfolios,
      count(*) filter (where ba.sampled) as sampled, min(assessed_at) as first, max(assessed_at) as last
    from batch_attempt ba join attempt a on a.id = ba.attempt_id where ba.batch_id = ${batchId}
    group by 1, 2, 3, 4 order by a.site_name, a.site_id, a.assessor_name, a.assessor_id`.execute(queries);
  return rows;
}

/** Why attempts are in the sample, with what decides who may be told. */
export async function sampleReasons(queries: Queries, batchId: string) {
  const rows = await queries
    .selectFrom('batch_attempt')
    .innerJoin('attempt', 'attempt.id', 'batch_attempt.attempt_id')
    .select(['batch_attempt.reasons', 'attempt.state', 'attempt.assessor_id'])
    .where('batch_id', '=', batchId)
    .where('sampled', '=', true)
    .execute();
  return rows;
}

/** What documents say of places and programmes, by id; what is deleted has been there all the same. */
export async function bodiesOf(
  queries: Queries,
  kind: 'accounts' | 'sites' | 'courses',
  ids: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('document')
    .select(['id', 'body'])
    .where('kind', '=', kind)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.body]));
}

export async function evidenceTitles(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('evidence')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}
