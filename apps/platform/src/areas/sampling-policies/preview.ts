import { sql } from 'kysely';
import { drawSample } from '@moderator/moderation';
import type { SamplingPolicy } from '@moderator/moderation';
import { bandsOf } from '../../attempts/assessor-records.ts';
import { keyedHash } from '../../attempts/keyed-hash.ts';
import { sampleFactsOf } from '../../attempts/sample-facts.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { accountAsked } from '../../kernel/tenants.ts';

/** How many batches a policy is tried on. */
const tried = 3;

interface DrawnBatch {
  id: string;
  title: string;
  account_id: string;
  course_id: string;
  seed: string;
  drawn_at: Date;
  drew: number;
}

/** What a policy would have drawn of the last batches that it would have been for, with their own seeds. */
export async function previewSamplingPolicy(call: Call<'previewSamplingPolicy'>) {
  const { queries, principal, body } = call;
  const accountId = await accountAsked(call, body.accountId);
  const course = body.courseId
    ? sql`b.course_id = ${body.courseId}`
    : // A course with a policy of its own is drawn by that, so the account's would have had no effect on it.
      sql`not exists (select from sampling_policy p where p.course_id = b.course_id)`;
  // Counts tell results apart to who may try any policy: whoever moderates as well tries what is decided.
  const state = hasRole(principal, 'moderator') ? sql`b.state = 'reported'` : sql`b.state <> 'collecting'`;
  const { rows } = await sql<DrawnBatch>`
    select b.id, b.title, b.account_id, b.course_id, b.seed, b.drawn_at,
      (select count(*) from batch_attempt ba where ba.batch_id = b.id and ba.sampled
        and not ba.reasons <@ '{widened,chosen_by_hand}') as drew
    from batch b where b.account_id = ${accountId} and ${course} and ${state}
    order by b.drawn_at desc, b.id limit ${tried}`.execute(queries);
  const effects = [];
  for (const batch of rows) effects.push(await effectOn(queries, batch, body.policy));
  return { data: effects };
}

async function effectOn(queries: Queries, batch: DrawnBatch, policy: SamplingPolicy) {
  const { attempts, assessors, strata } = await sampleFactsOf(queries, batch, policy, batch.drawn_at);
  const bands = await bandsOf(queries, batch.account_id, assessors, policy.riskBands);
  const { rows, size } = drawSample({
    seed: batch.seed,
    policy,
    attempts,
    keyedHash,
    bands: new Map(bands.map((each) => [each.assessorId, each])),
    expected: strata.expected,
  });
  return {
    batch: { id: batch.id, name: batch.title },
    drawnAt: batch.drawn_at,
    size: rows.length,
    drew: batch.drew,
    wouldHaveDrawn: size,
  };
}
