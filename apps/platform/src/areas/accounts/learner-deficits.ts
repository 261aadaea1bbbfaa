import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { viewOf } from '../../documents/view.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { accountsOf } from '../../kernel/tenants.ts';

interface Row {
  id: string;
  name: string;
  licensed: number | null;
  required: number | null;
  learners: number;
}

/** Sites with fewer learners than they have licences for or have to have. */
export async function learnerDeficits(call: RequestContext, accountId: string | undefined) {
  const asked = accountId ? [accountId] : undefined;
  const view = await viewOf(call, collections.sites.resource, asked ? { filter: { accountId: asked } } : {});
  const { rows } = await sql<Row>`
    select s.id, s.body ->> 'name' as name, (s.body ->> 'licensedLearners')::int as licensed,
      (s.body ->> 'requiredLearners')::int as required,
      coalesce((select sum(change) from document_tally t where t.kind = 'users' and t.account_id = s.account_id
        and t.site_id = s.id and t.role = 'learner'), 0)::int as learners
    from document s where s.kind = 'sites' and s.deleted_at is null
      and s.account_id = any(${await accountsOf(call, asked)}::uuid[])
      ${view.siteId ? sql`and s.id = ${view.siteId}::uuid` : sql``}
    order by s.sort_1, s.id`.execute(call.queries);
  return rows
    .map(({ id, name, licensed, required, learners }) => ({
      site: { id, name },
      learners,
      licensed,
      required,
      deficit: Math.max(0, (licensed ?? 0) - learners, (required ?? 0) - learners),
    }))
    .filter((each) => each.deficit > 0);
}
