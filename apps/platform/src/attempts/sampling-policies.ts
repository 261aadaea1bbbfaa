import { sql } from 'kysely';
import { defaultSamplingPolicy } from '@moderator/moderation';
import type { SamplingPolicy } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';

/** Versions of the policies that apply; null where there is none of that kind. */
export interface PolicyVersions {
  account: number | null;
  course: number | null;
}

/** What is said over what: a later one over those before it. Policies may say a part only. */
export const policyFrom = (...parts: readonly Partial<SamplingPolicy>[]): SamplingPolicy =>
  Object.assign({}, defaultSamplingPolicy, ...parts) as SamplingPolicy;

/** The policy that applies to a course: the account's, with what the course says over it. */
export async function policyOf(
  queries: Queries,
  accountId: string,
  courseId: string,
): Promise<{ policy: SamplingPolicy; versions: PolicyVersions }> {
  const rows = await queries
    .selectFrom('sampling_policy')
    .select(['policy', 'version', 'course_id'])
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('course_id', 'is', null), where('course_id', '=', courseId)]))
    .orderBy(sql`course_id nulls first`)
    .execute();
  const versionOf = (isAccount: boolean) =>
    rows.find((row) => (row.course_id === null) === isAccount)?.version ?? null;
  return {
    policy: policyFrom(...rows.map((row) => row.policy)),
    versions: { account: versionOf(true), course: versionOf(false) },
  };
}
