import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { coverageOf, drawSample as draw, gapsClosedBy } from '@moderator/moderation';
import type { DrawnSample } from '@moderator/moderation';
import type { Call, RequestContext } from '../../kernel/call.ts';
import type { Queries } from '../../database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { bandsOf } from '../../attempts/assessor-records.ts';
import { audit } from '../../attempts/audit.ts';
import { keyedHash } from '../../attempts/keyed-hash.ts';
import { sampleFactsOf } from '../../attempts/sample-facts.ts';
import { lockBatch } from '../../attempts/widenings.ts';
import { refuseConflict, standingFor } from '../../attempts/conflicts.ts';
import { detailOf } from './batches.ts';
import { strataOfBatch } from '../../attempts/strata.ts';
import type { Strata } from '../../attempts/strata.ts';
import { readBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { gapsAtDraw } from './gaps.ts';
import { seedFor } from './seeds.ts';
import { moveAttempt } from '../../attempts/transitions.ts';

/** Draws the sample of a batch. Whoever has the seed and the batch can repeat the draw and compare. */
export async function drawSample(call: Call<'drawSample'>) {
  const { queries, principal, params, version, now } = call;
  // A mark that somebody makes meanwhile is one that the draw looks at, or joins the sample that is drawn.
  await lockBatch(queries, params.id);
  const batch = await readBatch(queries, params.id);
  refuseConflict(standingFor(principal, batch.registration_number, now));
  if (batch.state !== 'collecting')
    refuse('wrong_state', 'The sample of this batch is drawn already. It can be widened, never drawn again.');
  const seed = await seedFor(queries, batch);
  const { policy } = batch;
  const { attempts, assessors, strata } = await sampleFactsOf(queries, batch, policy, now);
  const bands = await bandsOf(queries, batch.account_id, assessors, policy.riskBands);
  const byAssessor = new Map(bands.map((each) => [each.assessorId, each]));
  const sample = draw({ seed, policy, attempts, keyedHash, bands: byAssessor, expected: strata.expected });
  if (version !== batch.version)
    refuse('stale_version', undefined, {
      current: { version: batch.version },
      headers: { version: String(batch.version) },
    });
  const noteDraw = () =>
    queries
      .updateTable('batch')
      .set({
        state: 'sampled',
        seed,
        drawn_at: now,
        bands: JSON.stringify(bands),
        gaps_at_draw: JSON.stringify(gapsAtDraw(asDrawn(strata, sample.rows))),
        version: sql`version + 1`,
      })
      .where('id', '=', batch.id)
      .execute();
  // In the next turn, when the sample is on its way: the database takes longer to store it than this process to look for gaps.
  await Promise.all([storeSample(queries, batch.id, sample.rows), nextTurn().then(noteDraw)]);
  const detail = {
    seed,
    policy,
    policyVersions: batch.policy_versions,
    bands,
    size: batch.size,
    sampled: sample.rows.filter((row) => row.sampled).map((row) => row.attemptId),
  };
  const subject = { kind: 'batch', id: batch.id, accountId: batch.account_id } as const;
  const [drawn] = await Promise.all([
    answer(call, batch.id),
    audit(queries, principal, 'sample drawn', subject, detail, now, call),
  ]);
  return drawn;
}

/** What the attempts of a batch stand for, in the order of the draw and with its sample. */
function asDrawn(strata: Strata, drawn: DrawnSample['rows']): Strata {
  const byId = new Map(strata.rows.map((row) => [row.id, row]));
  return {
    ...strata,
    rows: drawn.flatMap(({ attemptId, sampled }) => {
      const row = byId.get(attemptId);
      return row ? [{ ...row, sampled }] : [];
    }),
  };
}

async function storeSample(queries: Queries, batchId: string, rows: DrawnSample['rows']): Promise<void> {
  const reasons = rows.map((row) => row.reasons.join(' '));
  await sql`
    with drawn as (select *, case when sampled then 'in_sample' else 'not_sampled' end as state
      from unnest(${rows.map((row) => row.attemptId)}::uuid[], ${rows.map((row) => row.position)}::int[],
      ${rows.map((row) => row.sampled)}::boolean[], ${reasons}::text[]) as d(id, position, sampled, reasons)),
    marked as (
      update batch_attempt ba set position = drawn.position, sampled = drawn.sampled,
        reasons = string_to_array(drawn.reasons, ' '), state = case when ba.state = 'batched' then drawn.state else ba.state end
      from drawn where ba.batch_id = ${batchId} and ba.attempt_id = drawn.id returning ba.attempt_id)
    update attempt set state = drawn.state, version = version + 1, updated_at = now()
    from drawn where attempt.id = drawn.id and attempt.state = 'batched'`.execute(queries);
}

/** Widens the sample by one attempt, chosen by a person who says why. */
export async function addToSample(call: Call<'addToSample'>) {
  const { queries, principal, params, body, now } = call;
  await lockBatch(queries, params.id);
  const batch = await readBatch(queries, params.id);
  refuseConflict(standingFor(principal, batch.registration_number, now));
  if (batch.state !== 'sampled')
    refuse('wrong_state', 'Attempts are added by hand after the draw and before the report is signed.');
  const attempt = await readAttempt(queries, params.attemptId);
  if (!attempt || attempt.batch_id !== batch.id) refuse('not_found');
  if (body.kind === 'stratum_not_covered') await refuseUnlessCovers(queries, batch, attempt.id);
  await moveAttempt(queries, attempt, 'widen');
  await sql`update batch_attempt set sampled = true, reasons = reasons || ${[body.kind]}::text[], reason_by_hand = ${body.reason}
    where batch_id = ${batch.id} and attempt_id = ${attempt.id}`.execute(queries);
  await queries
    .updateTable('batch')
    .set({ version: sql`version + 1` })
    .where('id', '=', batch.id)
    .execute();
  const subject = { kind: 'batch', id: batch.id, accountId: batch.account_id } as const;
  await audit(
    queries,
    principal,
    'sample widened by hand',
    subject,
    { attemptId: attempt.id, kind: body.kind, reason: body.reason },
    now,
  );
  return answer(call, batch.id);
}

/** Refuses unless the attempt stands for something that the sample lacks at this moment. */
async function refuseUnlessCovers(queries: Queries, batch: BatchRecord, attemptId: string): Promise<void> {
  const { rows, expected } = await strataOfBatch(queries, batch);
  const attempt = rows.find((row) => row.id === attemptId);
  if (attempt && gapsClosedBy(attempt, coverageOf(rows, expected)).length > 0) return;
  refuse(
    'wrong_state',
    'This attempt covers nothing that the sample lacks, perhaps since somebody has added another one. Nothing was changed.',
  );
}

async function answer(call: RequestContext, id: string) {
  const batch = await readBatch(call.queries, id);
  return { data: await detailOf(call, batch), version: batch.version };
}
