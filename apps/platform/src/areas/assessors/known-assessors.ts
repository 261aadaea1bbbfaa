import { sql } from 'kysely';
import type { PersonRegistration } from '../../kernel/principal.ts';
import { readsOthers } from '../../attempts/agreement/pair-conditions.ts';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { hasRole, managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

interface KnownAssessor {
  id: string;
  client_id: string;
  account_id: string;
  name: string;
  account: string | null;
  registrations: (PersonRegistration & { body?: string })[] | null;
}

/**
 * An assessor whom the caller may know of: moderators and managers those of their account (who manages one site those
 * who assessed there), assessors themselves. Who has assessed once is found also when they do so no more.
 */
export async function assessorFor(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  id: string,
): Promise<KnownAssessor> {
  const isSelf = id === principal.userId;
  if (!isSelf && !readsOthers(principal)) refuse('not_found');
  const site = hasRole(principal, 'moderator') || isSelf ? undefined : managedSite(principal);
  const { rows } = await sql<KnownAssessor>`
    select p.id, p.client_id, p.account_id, concat(p.body ->> 'name', ' ', p.body ->> 'surname') as name,
      account.body ->> 'name' as account, p.body -> 'registrations' as registrations
    from document p left join document account on account.kind = 'accounts' and account.id = p.account_id
    where p.kind = 'users' and p.id = ${id}::uuid and ${inTenant(principal, sql`p`)}
      and (p.body -> 'roles' ? 'assessor' or exists (select from attempt a where a.assessor_id = p.id))
      ${site ? sql`and (p.site_id = ${site} or exists (select from attempt a where a.assessor_id = p.id and a.site_id = ${site}))` : sql``}`.execute(
    queries,
  );
  return rows[0] ?? refuse('not_found');
}
