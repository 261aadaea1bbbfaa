import { sql } from 'kysely';
import type { ApplicationState } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';

interface Candidate {
  id: string;
  name: string;
  applications: { id: string; vacancy: { id: string; name: string }; state: ApplicationState }[];
}

/** Who somebody is where they apply for work, with what is not decided yet; null where they do not apply. */
export async function candidateOf(
  queries: Queries,
  { userId, accountId }: Pick<Principal, 'userId' | 'accountId'>,
): Promise<Candidate | null> {
  const { rows } = await sql<Candidate>`
    select c.id, concat_ws(' ', c.body ->> 'name', c.body ->> 'surname') as name,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'state', a.state,
          'vacancy', jsonb_build_object('id', a.vacancy_id, 'name', v.body ->> 'title')) order by a.applied_at desc)
        from application a join document v on v.kind = 'vacancies' and v.id = a.vacancy_id
        where a.candidate_id = c.id and a.state not in ('hired', 'declined', 'rejected', 'withdrawn', 'expired')), '[]') as applications
    from document c where c.kind = 'candidates' and c.account_id = ${accountId}::uuid and c.deleted_at is null
      and c.body ->> 'userId' = ${userId} limit 1`.execute(queries);
  return rows[0] ?? null;
}
