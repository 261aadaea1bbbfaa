import { sql } from 'kysely';
import { bandOf, noRecord } from '@moderator/moderation';
import type { AssessorRecord, BandedRecord, RiskBandPolicy } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';

/**
 * What moderators found of the work of assessors in an account so far, by assessor; who has no record is not in it.
 * Of each attempt the decision that stands counts, in whatever batch; a referral is no result. Pairs are those that
 * agreement is told from: outcomes that were judged blind.
 */
export async function assessorRecords(
  queries: Queries,
  accountId: string,
  assessorIds: readonly string[],
): Promise<Map<string, AssessorRecord>> {
  const { rows } = await sql<AssessorRecord & { assessorId: string }>`
    with decided as materialized (
      select distinct on (d.attempt_id) d.id, a.assessor_id, d.kind
      from attempt a join decision d on d.attempt_id = a.id
      where a.account_id = ${accountId} and a.assessor_id = any(${assessorIds}::uuid[])
        and a.state not in ('open', 'submitted', 'assessing', 'in_sample', 'moderating')
      order by d.attempt_id, d.signed_at desc)
    select assessor_id as "assessorId", count(*) as decided, count(*) filter (where kind = 'overturned') as overturned,
      coalesce(sum((select count(*) from judgement_pair pair where pair.decision_id = decided.id)), 0)::int as pairs
    from decided where kind in ('upheld', 'overturned') group by assessor_id`.execute(queries);
  return new Map(rows.map(({ assessorId, ...record }) => [assessorId, record]));
}

/** An assessor in their band, with what it follows from. */
export interface BandedAssessor extends BandedRecord {
  assessorId: string;
  name: string;
}

/** The bands of assessors as they are now; none where the policy has none. */
export async function bandsOf(
  queries: Queries,
  accountId: string,
  assessors: readonly { id: string; name: string }[],
  policy: RiskBandPolicy | null,
): Promise<BandedAssessor[]> {
  if (policy === null) return [];
  const ids = assessors.map(({ id }) => id);
  const records = await assessorRecords(queries, accountId, ids);
  return assessors.map(({ id, name }) => ({
    assessorId: id,
    name,
    ...bandOf(records.get(id) ?? noRecord, policy),
  }));
}
