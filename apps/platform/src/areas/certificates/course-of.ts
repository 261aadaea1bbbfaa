import { sql } from 'kysely';
import type { courseRoutes } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import { managedSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

/** What papers say of an account. */
export interface AccountColumns {
  account_name: string;
  accreditation_number: string | null;
  colour: { red: number; green: number; blue: number } | null;
}

/** What certificates say of a course and of the account that it is taught in. */
export interface CertifiedCourse extends AccountColumns {
  id: string;
  client_id: string;
  account_id: string;
  title: string;
  registration_number: string;
  nqf_level: number | null;
  credits: number | null;
  route: (typeof courseRoutes)[number];
  certificate_months: number | null;
}

/** A course that the caller sees, also one that is archived: what was learnt in it stays. @throws RefusedError not_found */
export async function certifiedCourse(queries: Queries, id: string): Promise<CertifiedCourse> {
  const { rows } = await sql<CertifiedCourse>`
    select c.id, c.client_id, c.account_id, c.body ->> 'title' as title,
      coalesce(c.body ->> 'registrationNumber', '') as registration_number, (c.body ->> 'nqfLevel')::int as nqf_level,
      (c.body ->> 'credits')::int as credits, c.body ->> 'route' as route,
      (c.body ->> 'certificateMonths')::int as certificate_months, coalesce(a.body ->> 'name', '') as account_name,
      a.body ->> 'accreditationNumber' as accreditation_number, a.body #> '{theme,colour}' as colour
    from document c left join document a on a.kind = 'accounts' and a.id = c.account_id
    where c.kind = 'courses' and c.id = ${id}::uuid and c.deleted_at is null`.execute(queries);
  return rows[0] ?? refuse('not_found');
}

/** The site that somebody's view of certificates ends at: that of whoever manages one alone. */
export const atManagedSite = (principal: Principal, column = sql`site_id`) => {
  const site = managedSite(principal);
  return site === undefined ? sql`true` : sql`${column} = ${site}::uuid`;
};
