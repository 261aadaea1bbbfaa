import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { stableId } from '../kernel/ids.ts';
import { execute, piecesOf } from './put-rows.ts';
import type { SourceOutcome, SourceRecords } from './source.ts';
import type { Storing } from './storing.ts';

interface Known {
  id: string;
  position: number;
  code: string;
  title: string;
  credits: number | null;
  weight: number;
  method: string;
  criteria: string[];
}

/**
 * Puts outcomes and their criteria in place. Once an attempt of a course is in a batch, what it is judged
 * by stands still: a change or a new outcome is refused then.
 * @returns the outcomes that were refused and are not there
 */
export async function putOutcomes(
  { queries, rows, idOf, file, counts }: Storing,
  { courses, refusals }: SourceRecords,
): Promise<Set<SourceOutcome>> {
  const withheld = new Set<SourceOutcome>();
  const count = counts.outcomes;
  for (const piece of piecesOf(courses, 100)) {
    const ids = piece.map((course) => idOf('course', course.key));
    const known = await readKnown(queries, ids);
    const fixed = await readFixedCourses(queries, ids);
    const changed: { id: string; position: number; outcome: SourceOutcome }[] = [];
    for (const course of piece)
      for (const [index, outcome] of course.outcomes.entries()) {
        const id = idOf('outcome', outcome.key);
        const before = known.get(id);
        if (before && isSame(before, outcome)) count.unchanged += 1;
        else if (fixed.has(idOf('course', course.key))) {
          if (!before) withheld.add(outcome);
          const { line, code } = outcome;
          const reason = 'changed, but attempts of the course are in a batch or further by now';
          refusals.push({ file: file.outcomes, line, column: '', value: code, reason });
        } else {
          count[before ? 'changed' : 'new'] += 1;
          changed.push({ id, position: before?.position ?? index, outcome });
        }
      }
    const outcomes = changed.map(({ id, position, outcome }) => {
      const { code, title, credits, weight, method } = outcome;
      const course_id = idOf('course', outcome.course.key);
      return { id, course_id, position, code, title, credits, weight, method };
    });
    await execute(queries, [rows.putting('outcome', ['id'], outcomes)]);
    await sql`delete from criterion where outcome_id = any(${changed.map(({ id }) => id)}::uuid[])`.execute(
      queries,
    );
    const criteria = changed.flatMap(({ id, outcome }) =>
      outcome.criteria.map((text, position) => {
        return { id: stableId(id, position), outcome_id: id, position, text };
      }),
    );
    await execute(queries, [rows.putting('criterion', ['id'], criteria)]);
  }
  return withheld;
}

async function readKnown(queries: Queries, courseIds: string[]): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select id, position, code, title, credits, weight, method, array(
      select text from criterion where outcome_id = outcome.id order by criterion.position) as criteria
    from outcome where course_id = any(${courseIds}::uuid[])`.execute(queries);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readFixedCourses(queries: Queries, courseIds: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ course_id: string }>`
    select distinct course_id from attempt where course_id = any(${courseIds}::uuid[])
      and state not in ('open', 'submitted', 'assessing', 'assessed')`.execute(queries);
  return new Set(rows.map((row) => row.course_id));
}

const isSame = (known: Known, source: SourceOutcome): boolean =>
  (['code', 'title', 'credits', 'weight', 'method'] as const).every((name) => known[name] === source[name]) &&
  JSON.stringify(known.criteria) === JSON.stringify(source.criteria);
