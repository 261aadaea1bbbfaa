import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { daysAfter, isSameName, needsReasonWithoutSample, noSampleRefusal } from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { openBatch, readBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { dayIn } from '../../attempts/days.ts';
import { refusePartOfSites } from '../../attempts/seen-work.ts';
import { supersedeVerifications } from '../../attempts/reopenings/editions.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import type { Queries } from '../../database/database.ts';
import { countRows } from '../../documents/count-rows.ts';
import type { Handlers } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lastVisitOf, unnamedBody } from './choices.ts';
import { layoutBy } from './layouts.ts';
import { moveAttempts } from './move-attempts.ts';
import { openVisit, tellOfJoining } from './open-visit.ts';
import { refusePartTaken } from './part-taken.ts';
import { lockOpenVisit, roomOf, verificationOf } from './verification-rows.ts';
import { readVisit } from './visit-rows.ts';

const subject = (batch: BatchRecord) =>
  ({ kind: 'batch', id: batch.id, accountId: batch.account_id }) as const;

export const batchVerificationHandlers = {
  async getVerification({ queries, principal, params }) {
    const batch = await openBatch(queries, principal, params.id);
    return { data: await verificationOf(queries, principal, batch.id) };
  },

  /**
   * What a report has released goes to whoever verifies for the account, for thirty days, in the name of the body that came last and with nothing else agreed; what is
   * reported later joins the visit that is open.
   */
  async requestVerification({ queries, principal, params, now }) {
    const batch = await openBatch(queries, principal, params.id);
    await refusePartOfSites(queries, principal, [batch.id]);
    await lockOpenVisit(queries, batch.id);
    const sent = await moveAttempts(queries, [batch.id], 'reported', 'request_verification');
    if (sent.length === 0)
      refuse(
        'wrong_state',
        'No result of this batch waits to be verified: its report is not signed, or all were sent already. Nothing was changed.',
      );
    const { visits } = await verificationOf(queries, principal, batch.id);
    const open = visits.find(({ signedAt }) => signedAt === null);
    if (open?.visitId) await tellOfJoining(queries, principal, await readVisit(queries, open.visitId), now);
    if (!open)
      await openVisit(
        queries,
        principal,
        plainVisit(batch, (await lastVisitOf(queries, batch.account_id))?.body ?? unnamedBody, now),
        now,
      );
    await audit(queries, principal, 'verification requested', subject(batch), { attemptIds: sent }, now);
    return { data: await verificationOf(queries, principal, batch.id) };
  },

  /** Signs: the results of all attempts that wait for it, the visit and the audit entry stand or fall together. */
  async signVerification({ queries, principal, params, body, now }) {
    const batch = await readBatch(queries, params.id);
    await lockOpenVisit(queries, batch.id);
    await refusePartTaken(queries, [batch.id], principal.userId);
    if (await roomOf(queries, batch.id))
      refuse(
        'wrong_state',
        'This batch is verified in the room of a visit. Nothing was signed; sign it there.',
      );
    if (!isSameName(body.signature, principal.name))
      refuse('invalid_input', `Sign with your own name, ${principal.name}. Nothing was signed.`);
    const findings = body.findings.trim();
    if (!body.endorsed && findings === '')
      refuse('invalid_input', 'Say what stands against the endorsement. Nothing was signed.');
    const outcome = body.endorsed ? 'endorsed' : 'not_endorsed';
    const sampled = await sampledIn(queries, batch.id);
    const reason = body.noSampleReason?.trim() ?? '';
    const refused = noSampleRefusal({ outcome, sampled, saysWhyNoSample: reason !== '' });
    if (refused) refuseBy(refused);
    const noSampleReason = needsReasonWithoutSample({ outcome, sampled }) ? reason : null;
    const signed = await sql<{
      id: string;
    }>`update verification set endorsed = ${body.endorsed}, findings = ${findings},
        no_sample_reason = ${noSampleReason}, signed_by = ${principal.userId}::uuid, signature = ${principal.name}, signed_at = ${now}::timestamptz
      where batch_id = ${batch.id}::uuid and signed_at is null returning id`.execute(queries);
    const moved = await moveAttempts(
      queries,
      [batch.id],
      'verifying',
      body.endorsed ? 'endorse' : 'not_endorse',
    );
    // Attempts may wait since before visits were kept.
    if (moved.length === 0)
      refuse(
        'wrong_state',
        'No result of this batch waits for a verifier. Nothing was signed; open the batch again.',
      );
    const visitId = signed.rows[0]?.id ?? randomUUID();
    if (signed.rows.length === 0)
      await sql`insert into verification (id, client_id, account_id, batch_id, requested_by, requested_at, endorsed, findings,
          no_sample_reason, signed_by, signature, signed_at)
        values (${visitId}::uuid, ${batch.client_id}::uuid, ${batch.account_id}::uuid, ${batch.id}::uuid,
          ${principal.userId}::uuid, ${now}::timestamptz, ${body.endorsed}, ${findings}, ${noSampleReason}, ${principal.userId}::uuid,
          ${principal.name}, ${now}::timestamptz)`.execute(queries);
    await supersedeVerifications(queries, visitId, moved);
    await audit(
      queries,
      principal,
      body.endorsed ? 'batch endorsed' : 'batch not endorsed',
      subject(batch),
      { attemptIds: moved, findings, ...(noSampleReason ? { noSampleReason } : {}) },
      now,
    );
    return { data: await verificationOf(queries, principal, batch.id) };
  },
} satisfies Partial<Handlers>;

/** How many attempts are in the sample of the visit that a batch waits in. */
async function sampledIn(queries: Queries, batchId: string): Promise<number> {
  return countRows(
    queries,
    sql`from visit_attempt s join verification each on each.visit_id = s.visit_id
      where each.batch_id = ${batchId}::uuid and each.signed_at is null`,
  );
}

const plainVisit = (batch: BatchRecord, body: string, now: Date) => ({
  client_id: batch.client_id,
  account_id: batch.account_id,
  body,
  verifier_id: null,
  kind: 'remote' as const,
  starts_on: dayIn(now),
  ends_on: daysAfter(dayIn(now), 30),
  scope: '',
  blind: false,
  downloads: false,
  layout: layoutBy('plain'),
  batchIds: [batch.id],
});
