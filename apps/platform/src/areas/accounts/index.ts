import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { readDocument } from '../../documents/read.ts';
import { refuseWhileInhabited } from '../../documents/removal.ts';
import type { Handlers } from '../../kernel/call.ts';
import { manages } from '../../kernel/principal.ts';
import { learnerDeficits } from './learner-deficits.ts';
import { themeByPrefix } from './theme.ts';

const { accounts } = collections;

export const accountHooks: HooksOf<'accounts'> = {
  visible: async ({ principal }) => (manages(principal) ? undefined : [principal.accountId]),
  beforeRemove: (request, account) =>
    refuseWhileInhabited(request, account, {
      words: 'people',
      condition: sql`kind = 'users' and account_id = ${account.id}::uuid`,
    }),
};

export const accountHandlers = {
  getThemeByPrefix: async ({ queries, query }) => ({ data: await themeByPrefix(queries, query.URLPrefix) }),

  async getAccountTheme(call) {
    const account = await readDocument(call, accounts, call.params.id);
    return { data: account.body.theme, version: account.version };
  },

  async setAccountTheme(call) {
    const account = await accounts.update(call, call.params.id, call.version, (before) => ({
      ...before,
      theme: call.body,
    }));
    return { data: account.body.theme, version: account.version };
  },

  /** What was handed in for approval and waits for it. */
  async countPendingContent(call) {
    const { id } = await readDocument(call, accounts, call.params.id);
    const { rows } = await sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from document
      where kind in ('careers', 'roles', 'courses', 'lessons', 'assessments') and account_id = ${id}::uuid and deleted_at is null
        and body ->> 'state' = 'pending' group by kind`.execute(call.queries);
    const of = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
    const counts = {
      careers: of('careers'),
      roles: of('roles'),
      courses: of('courses'),
      lessons: of('lessons'),
      assessments: of('assessments'),
    };
    return { data: { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) } };
  },

  listLearnerDeficits: async (call) => ({ data: await learnerDeficits(call, call.query.accountId) }),
} satisfies Partial<Handlers>;
