import { sql } from 'kysely';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { bandsOf } from '../../attempts/assessor-records.ts';
import type { BandedAssessor } from '../../attempts/assessor-records.ts';
import { leastSampleOf } from '@moderator/moderation';
import { mayKnowRecords } from '../../attempts/may-know-records.ts';
import { assessingDays, knownBefore } from '../../attempts/sample-facts.ts';
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
  now: Date,
  { isBrief, isPart }: { isBrief: boolean; isPart: boolean },
) {
  if (isPart || !mayKnowRecords(principal)) return { bands: [], proof: null, least: null, widenings: [] };
  if (batch.state === 'collecting') {
    const counted = await countedOf(queries, batch.id);
    const known = [
      ...new Map(counted.flatMap(({ id, name }) => (id === null ? [] : [[id, { id, name }]]))).values(),
    ];
    const [bands, days] = await Promise.all([
      bandsOf(queries, batch.account_id, known, batch.policy.riskBands),
      assessingDays(queries, batch.account_id, known, now),
    ]);
    const attempts = counted.flatMap(({ id, siteId, count }) =>
      Array.from({ length: count }, () => ({ assessorId: id, siteId })),
    );
    const byAssessor = new Map(bands.map((each) => [each.assessorId, each]));
    return {
      bands: bands.map(presentBand),
      proof: expectedProof(batch.policy, attempts, bands),
      least: leastSampleOf(batch.policy, attempts.map(knownBefore(days)), byAssessor),
      widenings: [],
    };
  }
  const [proof, widenings] = await Promise.all([
    proofOf(queries, batch, isBrief),
    wideningStory(queries, batch),
  ]);
  return { bands: batch.bands.map(presentBand), proof, least: null, widenings };
}

const presentBand = ({ assessorId, name, band, pairs, decided, overturned, percentage }: BandedAssessor) => ({
  assessor: { id: assessorId, name },
  band,
  pairs,
  decided,
  overturned,
  percentage,
});

/** How many attempts of a batch each assessor assessed at each site. */
async function countedOf(queries: Queries, batchId: string) {
  const { rows } = await sql<{ id: string | null; name: string; siteId: string; count: number }>`
    select counted.assessor_id as id, concat_ws(' ', person.body ->> 'name', person.body ->> 'surname') as name,
      counted.site_id as "siteId", count
    from (select a.assessor_id, a.site_id, count(*)::int as count from batch_attempt ba join attempt a on a.id = ba.attempt_id
      where ba.batch_id = ${batchId} group by 1, 2) counted
    left join document person on person.kind = 'users' and person.id = counted.assessor_id
    order by name, id, "siteId"`.execute(queries);
  return rows;
}
