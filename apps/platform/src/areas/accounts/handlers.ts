import { sql } from 'kysely';
import type { Call, Handlers } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { readDocument } from '../../documents/handlers.ts';
import { accountsOf, viewOf } from '../../documents/view.ts';
import { themeByPrefix } from './theme.ts';

const { accounts, sites } = collections;

export const accountHandlers: Handlers = {
  getThemeByPrefix: async ({ queries, query }: Call<{ URLPrefix?: string }>) => ({
    data: await themeByPrefix(queries, query.URLPrefix),
  }),

  async getAccountTheme(call: Call) {
    const account = await readDocument(call, accounts, call.params['id']!);
    return { data: account.body['theme'], version: account.version };
  },

  async setAccountTheme({ queries, principal, params, body, version }: Call) {
    const account = await accounts.update({ queries, principal }, params['id']!, version, (before) => ({
      ...before,
      theme: body,
    }));
    return { data: account.body['theme'], version: account.version };
  },

  /** What was handed in for approval and waits for it. */
  async countPendingContent(call: Call) {
    const { id } = await readDocument(call, accounts, call.params['id']!);
    const { rows } = await sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from document
      where kind in ('careers', 'roles', 'courses') and account_id = ${id}::uuid and deleted_at is null
        and body ->> 'state' = 'pending' group by kind`.execute(call.queries);
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
    const counts = { careers: of('careers'), roles: of('roles'), courses: of('courses') };
    return { data: { ...counts, total: counts.careers + counts.roles + counts.courses } };
  },

  async listLearnerDeficits(call: Call<{ accountId?: string }>) {
    const asked = call.query.accountId;
    const view = await viewOf(call, sites.resource, asked ? { filter: { accountId: [asked] } } : {});
    const { rows } = await sql<Deficit>`
      select s.id, s.body ->> 'name' as name, (s.body ->> 'licensedLearners')::int as licensed,
        (s.body ->> 'requiredLearners')::int as required,
        coalesce((select sum(change) from document_tally t where t.kind = 'users' and t.account_id = s.account_id
          and t.site_id = s.id and t.role = 'learner'), 0)::int as learners
      from document s where s.kind = 'sites' and s.deleted_at is null
        and s.account_id = any(${[...(await accountsOf(call, asked ? [asked] : undefined))]}::uuid[])
        ${view.siteId ? sql`and s.id = ${view.siteId}::uuid` : sql``}
      order by s.sort_1, s.id`.execute(call.queries);
    const missing = rows.map(({ id, name, licensed, required, learners }) => ({
      site: { id, name },
      learners,
      licensed,
      required,
      deficit: Math.max(0, (licensed ?? 0) - learners, (required ?? 0) - learners),
    }));
    return { data: missing.filter((each) => each.deficit > 0) };
  },
};

interface Deficit {
  id: string;
  name: string;
  licensed: number | null;
  required: number | null;
  learners: number;
}
