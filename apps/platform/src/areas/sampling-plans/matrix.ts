import { sql } from 'kysely';
import { cellStatus, changesResult } from '@moderator/moderation';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { openBatch } from '../../attempts/batch-rows.ts';
import { dayIn } from '../../attempts/days.ts';
import { isSeenAttempt } from '../../attempts/seen-work.ts';
import { courseScaleOf } from '../../attempts/outcomes.ts';
import { collections } from '../../documents/collections.ts';
import type { Scale } from '@moderator/contract/types';
import type { Queries } from '../../database/database.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { hasRole, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { ofBatch, ofCourse, readCells } from './cell-rows.ts';
import type { CellRow } from './cell-rows.ts';
import { presentPlanned, readPlanned } from './planned-rows.ts';
import type { PlannedRow } from './planned-rows.ts';

export type Matrix = Awaited<ReturnType<typeof matrixOf>>;
type Period = Call<'getSamplingPlan'>['query'];

export async function batchMatrix(call: RequestContext, batchId: string) {
  const batch = await openBatch(call.queries, call.principal, batchId);
  const rows = await readCells(call.queries, ofBatch(call.principal, batch.id), call.principal);
  const course = { id: batch.course_id, name: batch.course_title };
  return { title: batch.title, matrix: await matrixOf(call, { course, rows }) };
}

export async function planMatrix(call: RequestContext, courseId: string, period: Period) {
  const { queries, principal, now } = call;
  const course = await collections.courses.get(queries, courseId);
  const rows = await readCells(queries, ofCourse(principal, course.id, period), principal);
  const planned = (await readPlanned(queries, principal, sql`p.course_id = ${course.id}`)).filter((each) =>
    isOfPeriod(each, period, dayIn(now)),
  );
  const people = await assessorsOf(queries, principal, course.id);
  const named = { id: course.id, name: course.body.title };
  return {
    title: named.name,
    matrix: await matrixOf(call, { course: named, rows, planned, people, period }),
  };
}

/** What waits stays in sight, also where its month was before the period. */
const isOfPeriod = ({ month, done_at }: PlannedRow, { from, to }: Period, today: string): boolean =>
  (!to || month <= to.slice(0, 7)) &&
  (!from || month >= from.slice(0, 7) || (done_at === null && month <= today.slice(0, 7)));

/** Who assesses on a course now, so that a look at them can be planned before they have judged anything. */
async function assessorsOf(queries: Queries, principal: Principal, courseId: string) {
  const { rows } = await sql<{ id: string; name: string; sites: string[] }>`
    select who.id, who.body ->> 'name' || ' ' || (who.body ->> 'surname') as name, array_agg(distinct a.site_name) as sites
    from attempt a
    join document who on who.kind = 'users' and who.id = coalesce(a.assessor_id, a.allocated_to)
    where ${inTenant(principal)} and ${isSeenAttempt(principal)} and a.course_id = ${courseId} and a.superseded_at is null
      and a.stage in ('open', 'due', 'returned')
    group by 1, 2`.execute(queries);
  return rows;
}

interface Parts {
  course: { id: string; name: string };
  rows: readonly CellRow[];
  planned?: readonly PlannedRow[];
  people?: readonly { id: string; name: string; sites: readonly string[] }[];
  period?: Period;
}

async function matrixOf(
  { queries, principal, now }: RequestContext,
  { course, rows, planned = [], people = [], period = {} }: Parts,
) {
  const today = dayIn(now);
  const { scale } = await courseScaleOf(queries, course.id);
  const outcomes = await queries
    .selectFrom('outcome')
    .select(['id', 'code', 'title', 'scale'])
    .where('course_id', '=', course.id)
    .orderBy('position')
    .execute();
  const byAssessor = new Map<string, RowParts>();
  const rowOf = (id: string | null, name: string): RowParts => {
    const key = id ?? name;
    const row = byAssessor.get(key) ?? { id, name, sites: new Set(), counted: new Map(), planned: new Map() };
    byAssessor.set(key, row);
    return row;
  };
  for (const { id, name, sites } of people) for (const site of sites) rowOf(id, name).sites.add(site);
  for (const cell of rows) {
    const row = rowOf(cell.assessor_id, cell.assessor_name);
    for (const site of cell.sites) row.sites.add(site);
    row.counted.set(cell.outcome_id, cell);
  }
  for (const each of planned) {
    const row = rowOf(each.assessor_id, each.assessor_name);
    row.planned.set(each.outcome_id, [...(row.planned.get(each.outcome_id) ?? []), each]);
  }
  return {
    course,
    outcomes,
    rows: [...byAssessor.values()]
      .sort((one, other) => one.name.localeCompare(other.name))
      .map((row) => ({
        assessor: { id: row.id, name: row.name },
        sites: [...row.sites].sort((one, other) => one.localeCompare(other)),
        cells: outcomes.flatMap((outcome) =>
          presentCell(
            { id: outcome.id, scale: outcome.scale ?? scale },
            row.counted.get(outcome.id),
            row.planned.get(outcome.id),
            today,
          ),
        ),
      })),
    from: period.from ?? null,
    to: period.to ?? null,
    today,
    mayPlan: hasRole(principal, 'moderator') || manages(principal),
  };
}

interface RowParts {
  id: string | null;
  name: string;
  sites: Set<string>;
  counted: Map<string, CellRow>;
  planned: Map<string, PlannedRow[]>;
}

/** A cell of which there is something to say; nothing for any other. */
function presentCell(
  { id: outcomeId, scale }: { id: string; scale: Scale },
  counted: CellRow | undefined,
  planned: readonly PlannedRow[] = [],
  today: string,
) {
  if (!counted && planned.length === 0) return [];
  const { assessed = 0, sampled = 0, decided = 0, interim = 0, unfinished = 0 } = counted ?? {};
  const changed = (counted?.overturned ?? []).filter(({ verdict, judgement, tolerance }) =>
    changesResult(verdict, judgement, { scale, tolerance }),
  ).length;
  const facts = {
    assessed,
    sampled,
    looked: counted?.last_looked_at ? 1 : 0,
    planned: planned.map(({ month, done_at }) => ({ month, isDone: done_at !== null })),
  };
  return [
    {
      outcomeId,
      status: cellStatus(facts, today),
      assessed,
      sampled,
      decided,
      changed,
      interim,
      unfinished,
      lastLookedAt: counted?.last_looked_at ?? null,
      months: counted?.months ?? [],
      planned: planned.map((each) => presentPlanned(each, today)),
    },
  ];
}
