import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import { unexplainedDifferences } from './found-rows.ts';
import type { SampleRow } from './sample-rows.ts';
import type { VisitRow } from './visit-rows.ts';

/** As many learners as are named. */
const mostNamed = 3;

interface Sums {
  attempts: number;
  results: number;
}

interface Sampled {
  sampled: number;
  looked: number;
}

/** What somebody who verifies signs: the results that wait for it, and what of them they have seen. */
export async function signingOf(
  queries: Queries,
  { id, batches }: VisitRow,
  verifierId: string,
  rows: Promise<SampleRow[]>,
) {
  const waiting = sql`batch_attempt ba join attempt a on a.id = ba.attempt_id
    where ba.batch_id = any(${batches.map(({ batch }) => batch.id)}::uuid[]) and a.state = 'verifying' and a.superseded_at is null`;
  const [sums, sample, appeals, differences] = await Promise.all([
    sql<Sums>`
      select coalesce(sum(attempts), 0)::int as attempts, coalesce(sum(attempts * outcomes), 0)::int as results
      from (select a.course_id, count(distinct a.id) as attempts from ${waiting} group by a.course_id) each
      cross join lateral (select count(*) as outcomes from outcome o where o.course_id = each.course_id) of_course`.execute(
      queries,
    ),
    sql<Sampled>`
      select count(*)::int as sampled, (count(*) filter (where s.judged_at is not null or exists (
        select from visit_look l where l.visit_id = s.visit_id and l.person_id = ${verifierId}::uuid
          and l.attempt_id = s.attempt_id)))::int as looked
      from visit_attempt s where s.visit_id = ${id}::uuid`.execute(queries),
    sql<{ id: string; name: string }>`
      select distinct a.learner_id as id, a.learner_name as name, a.id as attempt_id from appeal p join (
        select a.id, a.learner_id, a.learner_name from ${waiting}) a on a.id = p.attempt_id
      where p.decided_at is null order by a.learner_name, a.id`.execute(queries),
    rows.then((all) => unexplainedDifferences(queries, all)),
  ]);
  return {
    ...onlyRow(sums),
    ...onlyRow(sample),
    unexplainedDifferences: differences,
    appealed: appeals.rows.length,
    appealedBy: appeals.rows.slice(0, mostNamed).map(({ id: learnerId, name }) => ({ id: learnerId, name })),
  };
}
