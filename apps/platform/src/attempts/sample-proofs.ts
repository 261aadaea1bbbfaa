import { sql } from 'kysely';
import { assessorsInBrief } from '@moderator/contract/options';
import { proveBy, proveByParts, sampleSizeOf } from '@moderator/moderation';
import type { SamplingPolicy } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import { grouped } from '../kernel/grouped.ts';
import type { BandedAssessor } from './assessor-records.ts';
import type { BatchRecord } from './batch-rows.ts';

/** Of the work of one assessor in a batch: how much there is, was drawn by chance, is decided, and changed. */
interface Counts {
  id: string | null;
  name: string;
  population: number;
  drawn: number;
  waiting: number;
  changed: number;
  besides: number;
  /** Those that left the batch behind the draw were in the population from which it was drawn. */
  departed: number;
}

/**
 * What the sample of a batch proves: for each assessor, and for all where what was drawn with one share is one part.
 * An attempt counts as looked at when it is upheld or overturned, and as changed when it is overturned, or when an outcome
 * was judged otherwise once it had been referred back.
 * @param isBrief that of many assessors none is told by themself, nor looked up by name
 */
export async function proofOf(queries: Queries, batch: Pick<BatchRecord, 'id' | 'bands'>, isBrief = false) {
  const { rows } = await sql<Counts>`
    with row as (
      select assessor_id, assessor_name, false as departed, by_chance,
        case when sampled and state not in ('in_sample', 'moderating') then decision end as kind, change
      from batch_tally where batch_id = ${batch.id}
      union all
      select a.assessor_id, case when a.assessor_id is null then a.assessor_name end, true, false, null, 1
      from batch_departure bd join attempt a on a.id = bd.attempt_id
      where bd.batch_id = ${batch.id} and bd.position is not null),
    counted as (
      select assessor_id, assessor_name, sum(change) as population,
        coalesce(sum(change) filter (where by_chance and kind in ('upheld', 'overturned')), 0) as drawn,
        coalesce(sum(change) filter (where by_chance and (kind is null or kind = 'referred_back')), 0) as waiting,
        coalesce(sum(change) filter (where by_chance and kind = 'overturned'), 0) as changed,
        coalesce(sum(change) filter (where not by_chance and kind in ('upheld', 'overturned')), 0) as besides,
        coalesce(sum(change) filter (where departed), 0) as departed
      from row group by 1, 2 having sum(change) > 0),
    again as (
      select ba.assessor_id, ba.assessor_name, count(*) as changed
      from (select distinct on (attempt_id) attempt_id, judged from decision
        where batch_id = ${batch.id} and kind = 'referred_back' order by attempt_id, signed_at) first
      join batch_attempt ba on ba.batch_id = ${batch.id} and ba.attempt_id = first.attempt_id
      where ba.sampled and ba.reasons && '{percentage,minimum}' and ba.decision = 'upheld'
        and ba.state not in ('in_sample', 'moderating') and exists (
          select from jsonb_array_elements(first.judged) was join judgement now on now.attempt_id = first.attempt_id
            and now.outcome_id = (was ->> 'outcomeId')::uuid and now.result <> was ->> 'judgement')
      group by 1, 2)
    select counted.assessor_id as id, population, drawn, waiting, besides, departed,
      counted.changed + coalesce(again.changed, 0) as changed, coalesce(counted.assessor_name,
      person.body ->> 'name' || ' ' || (person.body ->> 'surname'), '') as name
    from counted left join again on (again.assessor_id, again.assessor_name)
        is not distinct from (counted.assessor_id, counted.assessor_name)
      left join document person on person.kind = 'users' and person.id = counted.assessor_id ${isBrief ? sql`and ${areFew}` : sql``}
    order by name, id`.execute(queries);
  const parts = partsOf(rows, batch.bands);
  const total = (of: 'waiting' | 'besides' | 'departed') => rows.reduce((sum, row) => sum + row[of], 0);
  const waiting = total('waiting');
  return {
    kind: waiting > 0 ? ('so_far' as const) : ('complete' as const),
    ...withoutDeparted(proveByParts(parts), total('departed')),
    waiting,
    besides: total('besides'),
    assessors: (isBrief && rows.length > assessorsInBrief ? [] : rows).map((row) => ({
      id: row.id,
      name: row.name,
      waiting: row.waiting,
      ...withoutDeparted(proveBy(row), row.departed),
    })),
  };
}

const areFew = sql`(select count(*) from counted) <= ${sql.lit(assessorsInBrief)}`;

/** What was drawn with one share, each as one sample. */
const partsOf = (rows: readonly Counts[], bands: readonly BandedAssessor[]) =>
  grouped(rows, (row) => bands.find((each) => each.assessorId === row.id)?.band ?? '').map(([, part]) => ({
    population: part.reduce((sum, row) => sum + row.population, 0),
    drawn: part.reduce((sum, row) => sum + row.drawn, 0),
    changed: part.reduce((sum, row) => sum + row.changed, 0),
  }));

/** Whoever left is not released with the others, and no more of these can change than there are. */
function withoutDeparted({ population, drawn, changed, most }: ReturnType<typeof proveBy>, departed: number) {
  const left = population - departed;
  return { population: left, drawn, changed, most: Math.min(most, left - drawn) };
}

/** What a sample that is not drawn yet would prove if no result changed. */
export function expectedProof(
  policy: SamplingPolicy,
  attempts: readonly { assessorId: string | null }[],
  bands: readonly BandedAssessor[],
) {
  const byId = new Map(bands.map((each) => [each.assessorId, each]));
  const parts = grouped(attempts, ({ assessorId }) => byId.get(assessorId ?? '')?.band ?? '').map(
    ([, part]) => ({
      population: part.length,
      drawn: sampleSizeOf({ ...policy, minimum: 0 }, part, byId),
      changed: 0,
    }),
  );
  // What the minimum adds may fall to any band: it is counted where all are one part, else not at all.
  const drawn = sampleSizeOf(policy, attempts, byId);
  const proof = proveByParts(parts.length === 1 ? [{ ...parts[0]!, drawn }] : parts);
  return { kind: 'expected' as const, ...proof, drawn, waiting: drawn, besides: 0, assessors: [] };
}
