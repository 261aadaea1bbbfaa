import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SamplingPolicy } from '@moderator/moderation';
import { policyFrom } from '../../attempts/sampling-policies.ts';
import { presentPolicy } from '../../attempts/present-policy.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import { managesAccount } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { accountAsked } from '../../kernel/tenants.ts';

/** A policy as it was saved. */
interface PolicyRow {
  id: string;
  course_id: string | null;
  course_title: string | null;
  policy: Partial<SamplingPolicy>;
  version: number;
  saved_by: string | null;
  saved_by_name: string | null;
  saved_at: Date;
}

const read = async (queries: Queries, from: RawBuilder<unknown>): Promise<PolicyRow[]> => {
  const { rows } = await sql<PolicyRow>`
    select p.*, course.body ->> 'title' as course_title,
      nullif(concat_ws(' ', person.body ->> 'name', person.body ->> 'surname'), '') as saved_by_name
    from (${from}) p
    left join document course on course.kind = 'courses' and course.id = p.course_id
    left join document person on person.kind = 'users' and person.id = p.saved_by
    order by p.version desc, course_title, p.id`.execute(queries);
  return rows;
};

/** Every policy of an account as it stands. */
export async function policiesOf(queries: Queries, accountId: string, principal: Principal) {
  const rows = await read(
    queries,
    sql`select id, course_id, policy, version, saved_by, saved_at from sampling_policy where account_id = ${accountId}`,
  );
  const account = rows.find((row) => row.course_id === null);
  const above = account?.policy ?? {};
  return {
    mayEdit: managesAccount(principal),
    account: account
      ? present(account, {})
      : {
          course: null,
          version: 0,
          policy: presentPolicy(policyFrom()),
          own: [],
          savedBy: null,
          savedAt: null,
        },
    courses: rows
      .filter((row) => row.course_id !== null)
      .map((row) => present(row, above))
      .sort((one, other) => (one.course?.name ?? '').localeCompare(other.course?.name ?? '')),
  };
}

export async function getSamplingPolicies(call: Call<'getSamplingPolicies'>) {
  const accountId = await accountAsked(call, call.query.accountId);
  return { data: await policiesOf(call.queries, accountId, call.principal) };
}

export async function listSamplingPolicyVersions(call: Call<'listSamplingPolicyVersions'>) {
  const { queries, query } = call;
  const accountId = await accountAsked(call, query.accountId);
  const limit = query.limit ?? 50;
  const courseId = query.courseId ?? null;
  const list = `policy of ${courseId ?? accountId}`;
  const cursor = readCursor(query.cursor, list, 'number');
  const before = cursor ? sql`and version < ${cursor.value}::integer` : sql``;
  const rows = await read(
    queries,
    sql`select policy_id as id, course_id, policy, version, saved_by, saved_at from sampling_policy_version
      where account_id = ${accountId} and course_id is not distinct from ${courseId}::uuid ${before}
      order by version desc limit ${limit + 1}`,
  );
  const { page, next } = cutPage(rows, limit, ({ version, id }) => ({ sort: list, value: version, id }));
  const above = courseId === null ? {} : await accountPolicy(queries, accountId);
  return { data: page.map((row) => present(row, above)), next };
}

/** What an account says of itself; nothing where nobody saved a policy. */
export async function accountPolicy(queries: Queries, accountId: string): Promise<Partial<SamplingPolicy>> {
  const row = await queries
    .selectFrom('sampling_policy')
    .select('policy')
    .where('account_id', '=', accountId)
    .where('course_id', 'is', null)
    .executeTakeFirst();
  return row?.policy ?? {};
}

const present = (row: PolicyRow, above: Partial<SamplingPolicy>) => ({
  course: row.course_id ? { id: row.course_id, name: row.course_title ?? '' } : null,
  version: row.version,
  policy: presentPolicy(policyFrom(above, row.policy)),
  own: Object.keys(row.policy),
  savedBy: row.saved_by ? { id: row.saved_by, name: row.saved_by_name ?? '' } : null,
  savedAt: row.saved_at,
});
