import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import { dayIn } from '../../attempts/days.ts';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { notify } from '../../inbox/notify.ts';
import { verifiersOf } from './choices.ts';
import type { Layout } from './layouts.ts';
import { lockBatch } from '../../attempts/widenings.ts';
import { moveAttempts } from './move-attempts.ts';
import { hasTakenPart } from './part-taken.ts';
import type { VisitRow } from './visit-rows.ts';

type NewVisit = Pick<
  VisitRow,
  | 'client_id'
  | 'account_id'
  | 'body'
  | 'verifier_id'
  | 'kind'
  | 'starts_on'
  | 'ends_on'
  | 'scope'
  | 'blind'
  | 'downloads'
> & { layout: Layout; batchIds: readonly string[] };

/** Opens a room for batches and sends what their reports have released to the verifier. @returns its id */
export async function openVisit(
  queries: Queries,
  principal: Principal,
  visit: NewVisit,
  now: Date,
): Promise<string> {
  const { batchIds, layout, ...row } = visit;
  // Of two rooms for one batch the second finds the first.
  for (const batchId of batchIds.toSorted()) await lockBatch(queries, batchId);
  const { rows: taken } = await sql`select from verification
    where batch_id = any(${batchIds}::uuid[]) and signed_at is null`.execute(queries);
  if (taken.length > 0)
    refuse(
      'wrong_state',
      'A batch is in the room of another visit that is not signed. Nothing was changed; withdraw that visit first, or leave the batch out.',
    );
  const sent = await moveAttempts(queries, batchIds, 'reported', 'request_verification');
  await refuseIdle(queries, batchIds);
  const id = randomUUID();
  await queries
    .insertInto('visit')
    .values({ ...row, id, layout: JSON.stringify(layout), requested_by: principal.userId, requested_at: now })
    .execute();
  const { client_id, account_id } = row;
  for (const batch_id of batchIds) {
    const part = { visit_id: id, batch_id, client_id, account_id };
    await queries.insertInto('visit_batch').values(part).execute();
    await queries
      .insertInto('verification')
      .values({ ...part, id: randomUUID(), requested_by: principal.userId, requested_at: now })
      .execute();
  }
  await audit(
    queries,
    principal,
    'visit requested',
    { kind: 'visit', id, accountId: visit.account_id },
    { batchIds, attemptIds: sent },
    now,
  );
  await notify(queries, 'visit.asked', await concerned(queries, principal, visit), {
    tenant: visit,
    subject: { kind: 'visit', id },
    facts: { day: visit.starts_on },
    now,
  });
  return id;
}

/** Tells whoever verifies that results joined a visit that is open: once a day, however many are sent one after the other. */
export async function tellOfJoining(
  queries: Queries,
  principal: Principal,
  visit: Pick<VisitRow, 'id' | 'client_id' | 'account_id' | 'verifier_id' | 'batches'>,
  now: Date,
): Promise<void> {
  const batchIds = visit.batches.map(({ batch }) => batch.id);
  await notify(queries, 'visit.joined', await concerned(queries, principal, { ...visit, batchIds }), {
    tenant: visit,
    subject: { kind: 'visit', id: visit.id },
    once: `visit.joined ${visit.id} ${dayIn(now)}`,
    now,
  });
}

/** Whoever is asked by name, or else all who verify for the account and had no part in what is verified. */
async function concerned(
  queries: Queries,
  principal: Principal,
  visit: Pick<NewVisit, 'account_id' | 'verifier_id' | 'batchIds'>,
): Promise<string[]> {
  if (visit.verifier_id) return [visit.verifier_id];
  const verifiers = await verifiersOf(queries, { ...principal, accountId: visit.account_id });
  const told = [];
  for (const { id } of verifiers)
    if (id !== principal.userId && !(await hasTakenPart(queries, visit.batchIds, id))) told.push(id);
  return told;
}

/** A batch that nothing of waits for a verifier needs no visit. */
async function refuseIdle(queries: Queries, batchIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select b.title from batch b where b.id = any(${batchIds}::uuid[]) and not exists (
      select from batch_attempt ba join attempt a on a.id = ba.attempt_id
      where ba.batch_id = b.id and a.state = 'verifying' and a.superseded_at is null)`.execute(queries);
  if (rows.length > 0)
    refuse(
      'wrong_state',
      `No result of “${rows[0]!.title}” waits to be verified: its report is not signed, or all were verified already. Nothing was changed.`,
    );
}
