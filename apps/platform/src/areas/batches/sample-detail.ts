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
 */
export async function sampleDetail(
  queries: Queries,
  batch: BatchRecord,
  principal: Principal,
  isBrief: boolean,
) {
  if (!mayKnowRecords(principal)) return { bands: [], proof: null, widenings: [] };
  if (batch.state === 'collecting') {
    const attempts = await assessorsOf(queries, batch.id);
    const assessors = new Map(
      attempts.flatMap(({ assessor }) => (assessor ? [[assessor.id, assessor]] : [])),
    );
    const bands = await bandsOf(queries, batch.account_id, [...assessors.values()], batch.policy.riskBands);
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

/** Who assessed each attempt of a batch. */
async function assessorsOf(queries: Queries, batchId: string) {
  const rows = await queries
    .selectFrom('batch_attempt')
    .innerJoin('attempt', 'attempt.id', 'batch_attempt.attempt_id')
    .select(['attempt.assessor_id', 'attempt.assessor_name'])
    .where('batch_id', '=', batchId)
    .execute();
  return rows.map(({ assessor_id: id, assessor_name: name }) => ({
    assessorId: id,
    assessor: id === null ? null : { id, name: name ?? '' },
  }));
}
