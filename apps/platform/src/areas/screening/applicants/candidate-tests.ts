import { sql } from 'kysely';
import { statusAt } from '@moderator/learning';
import type { StoredStatus } from '@moderator/learning';
import { collections } from '../../../documents/collections.ts';
import { readDocument } from '../../../documents/read.ts';
import type { Call } from '../../../kernel/call.ts';
import { managedSite } from '../../../kernel/principal.ts';

const { candidates } = collections;

interface Row {
  id: string;
  title: string;
  vacancies: { id: string; name: string }[];
  status: StoredStatus | null;
  closes_at: Date | null;
  score: number | null;
  started_at: Date | null;
  submitted_at: Date | null;
}

/** Tests of a candidate over all vacancies: of those of the own site for whoever manages one. */
export async function listCandidateTests(call: Call<'listCandidateTests'>) {
  const { queries, principal, now } = call;
  const candidate = await readDocument(call, candidates, call.params.id);
  const site = managedSite(principal);
  const { rows } = await sql<Row>`
    select d.id, d.body ->> 'title' as title, asked.vacancies, r.status, r.closes_at, r.score, r.opened_at as started_at,
      r.submitted_at
    from (
      select (test ->> 'assessmentId')::uuid as id, a.user_id,
        jsonb_agg(distinct jsonb_build_object('id', v.id, 'name', v.body ->> 'title')) as vacancies
      from application a join document v on v.kind = 'vacancies' and v.id = a.vacancy_id
        cross join jsonb_array_elements(v.body -> 'tests') test
      where a.candidate_id = ${candidate.id}::uuid ${site ? sql`and a.site_id = ${site}::uuid` : sql``}
      group by 1, 2) asked
    join document d on d.kind = 'assessments' and d.id = asked.id
    left join registration r on r.user_id = asked.user_id and r.item_id = d.id and r.superseded_at is null
    order by title, d.id limit 500`.execute(queries);
  return {
    data: rows.map((row) => ({
      test: { id: row.id, name: row.title },
      status: row.status
        ? statusAt({ status: row.status, closesAt: row.closes_at }, now)
        : ('Published' as const),
      score: row.score,
      vacancies: row.vacancies,
      startedAt: row.started_at,
      submittedAt: row.submitted_at,
    })),
    next: null,
  };
}
