import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '@moderator/moderation';
import type { SamplingPolicy } from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { policyFrom } from '../../attempts/sampling-policies.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import { managesAccount } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { accountAsked } from '../../kernel/tenants.ts';
import { accountPolicy, policiesOf } from './policies.ts';

/**
 * Saves a new version of a policy, never over an old one. A course says only what it wants otherwise, so that the rest
 * follows the account when that changes.
 */
export async function saveSamplingPolicy(call: Call<'saveSamplingPolicy'>) {
  const { queries, principal, body, now } = call;
  if (!managesAccount(principal))
    refuse('not_allowed', 'Whoever manages the account changes its sampling policies. Nothing was saved.');
  const accountId = await accountAsked(call, body.accountId);
  const courseId = body.courseId ?? null;
  if (courseId) await refuseForeignCourse(queries, accountId, courseId);
  const policy = courseId
    ? differing(body.policy, policyFrom(await accountPolicy(queries, accountId)))
    : body.policy;
  const { rows } = await sql<{ id: string; version: number }>`
    with saved as (
      ${
        body.version === 0
          ? sql`insert into sampling_policy (id, client_id, account_id, course_id, policy, saved_by, saved_at)
              values (${randomUUID()}, ${principal.clientId}, ${accountId}, ${courseId}, ${JSON.stringify(policy)},
                ${principal.userId}, ${now}) on conflict do nothing returning *`
          : sql`update sampling_policy set policy = ${JSON.stringify(policy)}, version = version + 1,
                saved_by = ${principal.userId}, saved_at = ${now}
              where account_id = ${accountId} and course_id is not distinct from ${courseId}::uuid
                and version = ${body.version} returning *`
      })
    insert into sampling_policy_version (policy_id, version, client_id, account_id, course_id, policy, saved_by, saved_at)
    select id, version, client_id, account_id, course_id, policy, saved_by, saved_at from saved
    returning policy_id as id, version`.execute(queries);
  const [saved] = rows;
  if (!saved)
    refuse(
      'stale_version',
      'Somebody else has saved this policy meanwhile. Nothing was saved; look at theirs before you save yours.',
    );
  const subject = { kind: 'policy', id: saved.id, accountId } as const;
  await audit(
    queries,
    principal,
    'sampling policy saved',
    subject,
    { courseId, version: saved.version, policy },
    now,
  );
  return { data: await policiesOf(queries, accountId, principal) };
}

/** Parts of a policy that are not as they are above it. */
const differing = (policy: SamplingPolicy, above: SamplingPolicy): Partial<SamplingPolicy> =>
  Object.fromEntries(
    Object.entries(policy).filter(
      ([name, value]) => canonicalJson(value) !== canonicalJson(above[name as keyof SamplingPolicy]),
    ),
  );

async function refuseForeignCourse(queries: Queries, accountId: string, courseId: string): Promise<void> {
  const course = await queries
    .selectFrom('document')
    .select('id')
    .where('kind', '=', 'courses')
    .where('id', '=', courseId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!course) refuse('not_found', 'This course does not exist, or it is not yours to see.');
}
