import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { managedSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

export interface LearnerRow {
  id: string;
  /** As lists show it: the surname first. */
  name: string;
  given: string;
  surname: string;
  number: string | null;
  email: string | null;
  site_id: string;
  site_name: string;
}

/** Learners of the own account, of the own site alone where somebody manages no more. */
export const learnersOf = ({ accountId, ...principal }: Principal): RawBuilder<unknown> => {
  const site = managedSite({ accountId, ...principal });
  return sql`select u.id, concat(u.body ->> 'surname', ', ', u.body ->> 'name') as name, u.body ->> 'name' as given,
      u.body ->> 'surname' as surname, u.body ->> 'number' as number, u.body ->> 'email' as email,
      s.id as site_id, s.body ->> 'name' as site_name
    from document u join document s on s.kind = 'sites' and s.id = (u.body ->> 'siteId')::uuid
    where u.kind = 'users' and u.deleted_at is null and u.account_id = ${accountId}::uuid
      and u.body ->> 'state' = 'active' and u.body -> 'roles' ? 'learner'
      and (${site ?? null}::uuid is null or s.id = ${site ?? null}::uuid)`;
};

export async function readLearner(
  queries: Queries,
  principal: Principal,
  id: string,
): Promise<LearnerRow | undefined> {
  const { rows } = await sql<LearnerRow>`${learnersOf(principal)} and u.id = ${id}::uuid`.execute(queries);
  return rows[0];
}
