import { sql } from 'kysely';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { bandsOf } from '../../attempts/assessor-records.ts';
import type { BandedAssessor } from '../../attempts/assessor-records.ts';
import { mayKnowRecords } from '../../attempts/may-know-records.ts';
import { expectedProof, proofOf } from '../../attempts/sample-proofs.ts';
import { wideningStory } from '../../attempts/widening-story.ts';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';

/**
 * What a sample proves, in which bands its assessors are, and how it grew; nothing for who may not know it.
 * @param isBrief that of many assessors none is told by themself
 * @param isPart that who asks is told of a part of the batch alone, of which a sample of all of it proves nothing
 */
export async function sampleDetail(
  queries: Queries,
  batch: BatchRecord,
  principal: Principal,
  { isBrief, isPart }: { isBrief: boolean; isPart: boolean },
) {
  if (isPart || !mayKnowRecords(principal)) return { bands: [], proof: null, widenings: [] };
  if (batch.state === 'collecting') {
    const assessors = await assessorsOf(queries, batch.id);
    const known = assessors.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
    const bands = await bandsOf(queries, batch.account_id, known, batch.policy.riskBands);
    const attempts = assessors.flatMap(({ id, count }) =>
      Array.from({ length: count }, () => ({ assessorId: id })),
    );
    return {
      bands: bands.map(presentBand),
      proof: expectedProof(batch.policy, attempts, bands),
      widenings: [],
    };
  }
  const [proof, widenings] = await Promise.all([
    proofOf(queries, batch, isBrief),
    wideningStory(queries, batch),
  ]);
  return { bands: batch.bands.map(presentBand), proof, widenings };
}

const presentBand = ({ assessorId, name, band, pairs, decided, overturned, percentage }: BandedAssessor) => ({
  assessor: { id: assessorId, name },
  band,
  pairs,
  decided,
  overturned,
  percentage,
});

/** How many attempts of a batch each assessor assessed. */
async function assessorsOf(queries: Queries, batchId: string) {
  const { rows } = await sql<{ id: string | null; name: string; count: number }>`
    select assessor_id as id, concat_ws(' ', person.body ->> 'name', person.body ->> 'surname') as name, count
    from (select assessor_id, sum(change)::int as count from batch_tally where batch_id = ${batchId} group by 1) counted
    left join document person on person.kind = 'users' and person.id = assessor_id
    where count > 0 order by name, id`.execute(queries);
  return rows;
}
