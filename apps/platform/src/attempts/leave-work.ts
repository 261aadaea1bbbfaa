import { sql } from 'kysely';
import type { RequestContext } from '../kernel/call.ts';
import { readAttempt } from './attempt-rows.ts';
import { audit } from './audit.ts';
import { moveBack } from './transitions.ts';

interface Person {
  id: string;
  accountId: string;
}

/**
 * Gives back what somebody holds who works here no more, so that others find it: what they claimed, what they were given to assess,
 * and appeals that they were to judge. Verdicts and drafts on what they claimed stay; those on an appeal count for nobody else.
 */
export async function leaveWork(
  { queries, principal, now }: Pick<RequestContext, 'queries' | 'principal' | 'now'>,
  { id, accountId }: Person,
): Promise<void> {
  const claims = await queries
    .deleteFrom('claim')
    .where('person_id', '=', id)
    .returning('attempt_id')
    .execute();
  for (const { attempt_id: attemptId } of claims) {
    const attempt = await readAttempt(queries, attemptId);
    if (attempt) await moveBack(queries, attempt);
  }
  const given = await sql`
    update attempt set allocated_to = null, version = version + 1, updated_at = now()
    where allocated_to = ${id}::uuid and superseded_at is null and stage in ('due', 'returned')`.execute(
    queries,
  );
  const { rows: appeals } = await sql<{ id: string }>`
    update appeal set assigned_to = null, assigned_by = null, assigned_at = null
    where assigned_to = ${id}::uuid and decided_at is null returning id`.execute(queries);
  const appealIds = appeals.map((each) => each.id);
  if (appealIds.length > 0)
    await queries.deleteFrom('appeal_verdict').where('appeal_id', 'in', appealIds).execute();
  const left = { claims: claims.length, given: Number(given.numAffectedRows ?? 0), appealIds };
  if (left.claims + left.given + appealIds.length === 0) return;
  await audit(queries, principal, 'work left behind', { kind: 'user', id, accountId }, left, now);
}
