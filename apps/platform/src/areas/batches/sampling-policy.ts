import { sql } from 'kysely';
import { defaultSamplingPolicy } from '@moderator/moderation';
import type { SamplingPolicy } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';

/** The policy that applies to a course: the account's, with what the course says over it. */
export async function policyOf(
  queries: Queries,
  accountId: string,
  courseId: string,
): Promise<SamplingPolicy> {
  const rows = await queries
    .selectFrom('sampling_policy')
    .select('policy')
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('course_id', 'is', null), where('course_id', '=', courseId)]))
    .orderBy(sql`course_id nulls first`)
    .execute();
  return Object.assign({}, defaultSamplingPolicy, ...rows.map((row) => row.policy)) as SamplingPolicy;
}
