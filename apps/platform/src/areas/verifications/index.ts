import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applyTransition, isSameName } from '@moderator/moderation';
import type { TransitionName } from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { readBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import type { Queries } from '../../database/database.ts';
import type { Call, Handlers } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { verificationOf } from './verification-rows.ts';

/** Moves all attempts of a batch that are in a state by one row of the table. @returns how many */
async function moveAll(
  queries: Queries,
  batchId: string,
  from: 'reported' | 'verifying',
  name: TransitionName,
): Promise<string[]> {
  const allowed = applyTransition(name, from);
  if (!allowed.ok) refuse('wrong_state', allowed.refusal.sentence);
  const { rows } = await sql<{ id: string }>`
    update attempt set state = ${allowed.to}, version = version + 1, updated_at = now()
    where id in (select a.id from batch_attempt ba join attempt a on a.id = ba.attempt_id
      where ba.batch_id = ${batchId}::uuid and a.state = ${from} and a.superseded_at is null order by a.id for update of a)
    returning id`.execute(queries);
  return rows.map(({ id }) => id);
}

const subject = (batch: BatchRecord) =>
  ({ kind: 'batch', id: batch.id, accountId: batch.account_id }) as const;

export const verificationHandlers = {
  async getVerification({ queries, params }) {
    const batch = await readBatch(queries, params.id);
    return { data: await verificationOf(queries, batch.id) };
  },

  /** What a report has released goes to the verifier; what is reported later joins the visit that is open. */
  async requestVerification({ queries, principal, params, now }) {
    const batch = await readBatch(queries, params.id);
    const sent = await moveAll(queries, batch.id, 'reported', 'request_verification');
    if (sent.length === 0)
      refuse(
        'wrong_state',
        'No result of this batch waits to be verified: its report is not signed, or all were sent already. Nothing was changed.',
      );
    await sql`insert into verification (id, client_id, account_id, batch_id, requested_by, requested_at)
      values (${randomUUID()}::uuid, ${batch.client_id}::uuid, ${batch.account_id}::uuid, ${batch.id}::uuid,
        ${principal.userId}::uuid, ${now}::timestamptz)
      on conflict (batch_id) where signed_at is null do nothing`.execute(queries);
    await audit(queries, principal, 'verification requested', subject(batch), { attemptIds: sent }, now);
    return { data: await verificationOf(queries, batch.id) };
  },

  /** Signs: the results of all attempts that wait for it, the visit and the audit entry stand or fall together. */
  async signVerification(call) {
    const { queries, principal, params, body, now } = call;
    const batch = await readBatch(queries, params.id);
    await refusePartTaken(call, batch);
    if (!isSameName(body.signature, principal.name))
      refuse('invalid_input', `Sign with your own name, ${principal.name}. Nothing was signed.`);
    const findings = body.findings.trim();
    if (!body.endorsed && findings === '')
      refuse('invalid_input', 'Say what stands against the endorsement. Nothing was signed.');
    const signed = await sql`update verification set endorsed = ${body.endorsed}, findings = ${findings},
        signed_by = ${principal.userId}::uuid, signature = ${principal.name}, signed_at = ${now}::timestamptz
      where batch_id = ${batch.id}::uuid and signed_at is null returning id`.execute(queries);
    const moved = await moveAll(queries, batch.id, 'verifying', body.endorsed ? 'endorse' : 'not_endorse');
    // Attempts may wait since before visits were kept.
    if (moved.length === 0)
      refuse(
        'wrong_state',
        'No result of this batch waits for a verifier. Nothing was signed; open the batch again.',
      );
    if (signed.rows.length === 0)
      await sql`insert into verification (id, client_id, account_id, batch_id, requested_by, requested_at, endorsed, findings,
          signed_by, signature, signed_at)
        values (${randomUUID()}::uuid, ${batch.client_id}::uuid, ${batch.account_id}::uuid, ${batch.id}::uuid,
          ${principal.userId}::uuid, ${now}::timestamptz, ${body.endorsed}, ${findings}, ${principal.userId}::uuid,
          ${principal.name}, ${now}::timestamptz)`.execute(queries);
    await audit(
      queries,
      principal,
      body.endorsed ? 'batch endorsed' : 'batch not endorsed',
      subject(batch),
      { attemptIds: moved, findings },
      now,
    );
    return { data: await verificationOf(queries, batch.id) };
  },
} satisfies Partial<Handlers>;

/** Who judged, moderated or signed in a batch does not verify it. */
async function refusePartTaken(
  { queries, principal }: Call<'signVerification'>,
  batch: BatchRecord,
): Promise<void> {
  const { rows } = await sql`
    select 1 from report where batch_id = ${batch.id}::uuid and signed_by = ${principal.userId}::uuid
    union all select 1 from decision where batch_id = ${batch.id}::uuid and moderator_id = ${principal.userId}::uuid
    union all select 1 from batch_attempt ba join attempt a on a.id = ba.attempt_id
      where ba.batch_id = ${batch.id}::uuid and ${principal.userId}::uuid in (a.assessor_id, a.facilitator_id, a.learner_id)
    limit 1`.execute(queries);
  if (rows.length > 0)
    refuse(
      '4008',
      'You taught, assessed or moderated in this batch, so somebody else has to verify it. Nothing was signed.',
    );
}
