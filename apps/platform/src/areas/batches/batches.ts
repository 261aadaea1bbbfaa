import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { hasRole, seenSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { audit } from '../../attempts/audit.ts';
import {
  blockersOf,
  mostPressingFirst,
  newestFirst,
  openBatch,
  readBatch,
  readBatches,
  withOpenAttempts,
} from '../../attempts/batch-rows.ts';
import type { BatchRecord, BatchSelection } from '../../attempts/batch-rows.ts';
import { presentBatches } from '../../attempts/batch-shares.ts';
import { refuseConflict, standingFor } from '../../attempts/conflicts.ts';
import { rowsAtMost } from '../../attempts/in-states.ts';
import { departuresOf } from '../../attempts/departure-rows.ts';
import { isSeenBatch, onlySiteOf } from '../../attempts/seen-work.ts';
import { keepPlans } from '../../database/keep-plans.ts';
import { takeAttemptsInTurns } from '../../attempts/standing-attempts.ts';
import { onlyRow } from '../../database/only-row.ts';
import { gapsOf } from './gaps.ts';
import { policyOf } from '../../attempts/sampling-policies.ts';
import { presentPolicy } from '../../attempts/present-policy.ts';
import { sampleDetail } from './sample-detail.ts';
import { commitmentOf } from '../../attempts/seed-commitments.ts';
import { courseOf, selected } from './selection.ts';
import { refuseOtherVersion } from '../../kernel/other-version.ts';
import { lockBatch } from '../../attempts/widenings.ts';

export async function createBatch(call: Call<'createBatch'>) {
  const { queries, principal, body, now } = call;
  const { title, dueOn, ...selection } = body;
  const { accountId, registrationNumber } = await courseOf(queries, body.courseId);
  refuseConflict(standingFor(principal, registrationNumber, now));
  const id = randomUUID();
  const { policy, versions } = await policyOf(queries, accountId, body.courseId);
  // They travel together, one behind the other. Of two batches of one course at once the second takes what the first one left.
  const [, , counted] = await Promise.all([
    takeAttemptsInTurns(queries, body.courseId),
    queries
      .insertInto('batch')
      .values({
        id,
        client_id: principal.clientId,
        account_id: accountId,
        course_id: body.courseId,
        title,
        state: 'collecting',
        selection: JSON.stringify(selection),
        policy: JSON.stringify(policy),
        policy_versions: JSON.stringify(versions),
        seed: null,
        drawn_at: null,
        due_on: dueOn ?? null,
        created_by: principal.userId,
        created_at: now,
      })
      .execute(),
    sql<{ size: number }>`
      with taken as (
        select a.id from attempt a join attempt_line line on line.attempt_id = a.id
        where ${selected(selection, accountId)}),
      moved as (
        update attempt set state = 'batched', version = version + 1, updated_at = now()
        from taken where attempt.id = taken.id and attempt.state = 'assessed' and attempt.superseded_at is null
        returning attempt.id, client_id, account_id, assessor_id, assessor_name),
      placed as (
        insert into batch_attempt (batch_id, attempt_id, client_id, account_id, state, assessor_id, assessor_name)
        select ${id}, id, client_id, account_id, 'batched', assessor_id, case when assessor_id is null then assessor_name end
        from moved returning attempt_id)
      select count(*)::int as size from placed`.execute(queries),
  ]);
  const { size } = onlyRow(counted);
  if (size === 0)
    refuse(
      'wrong_state',
      'No assessed attempts match this choice any more. Nothing was changed; widen the choice.',
    );
  const missing = new Set(selection.attemptIds).size - size;
  if (selection.attemptIds && missing > 0)
    refuse(
      'wrong_state',
      `Of the attempts you chose, ${missing} ${missing === 1 ? 'is' : 'are'} not free for this batch: of another course, or in a batch already. Nothing was changed; choose again.`,
    );
  const [batch] = await Promise.all([
    readBatch(queries, id),
    audit(
      queries,
      principal,
      'batch created',
      { kind: 'batch', id, accountId },
      { ...selection, size },
      now,
      call,
    ),
  ]);
  return { data: await detailOf(call, batch), version: batch.version };
}

export async function getBatch(call: Call<'getBatch'>) {
  const [, batch] = await Promise.all([
    keepPlans(call.queries),
    openBatch(call.queries, call.principal, call.params.id),
  ]);
  return {
    data: await detailOf(call, batch, { isBrief: call.query.proof === 'brief' }),
    version: batch.version,
  };
}

/**
 * A batch with all that its page shows.
 * @param isBrief that what the sample proves is not told of each of many assessors
 */
export async function detailOf(
  { queries, principal, now }: RequestContext,
  batch: BatchRecord,
  { isBrief = false }: { isBrief?: boolean } = {},
) {
  const onlySite = await onlySiteOf(queries, principal, [batch.id]);
  const selection: Partial<BatchSelection> = onlySite ? {} : batch.selection;
  const names = async (ids: string[] | undefined, kind: string) => {
    if (!ids?.length) return [];
    const rows = await queries
      .selectFrom('document')
      .select('body')
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ body }) => [body['name'], body['surname']].filter(Boolean).join(' ')).sort();
  };
  // What needs nothing of the others is asked at once.
  const [[listed], commitment, departures, sample, gaps, siteNames, assessorNames] = await Promise.all([
    presentBatches(queries, [batch], principal, now),
    commitmentOf(queries, batch.id),
    departuresOf(queries, principal, batch.id),
    sampleDetail(queries, batch, principal, now, { isBrief, isPart: onlySite !== null }),
    batch.state === 'collecting' || onlySite ? [] : gapsOf(queries, batch, principal, now),
    names(selection.siteIds, 'sites'),
    names(selection.assessorIds, 'users'),
  ]);
  return {
    ...listed!,
    onlySite,
    seed: batch.seed,
    seedCommitment: commitment ?? null,
    refusal: hasRole(principal, 'moderator')
      ? (standingFor(principal, batch.registration_number, now) ?? null)
      : null,
    departures,
    drawnAt: batch.drawn_at,
    policy: presentPolicy(batch.policy),
    policyVersions: batch.policy_versions,
    ...sample,
    gaps,
    blockers: blockersOf(batch),
    selection: {
      siteNames,
      assessorNames,
      from: selection.from ?? null,
      to: selection.to ?? null,
      chosen: selection.attemptIds?.length ?? null,
    },
  };
}

export async function listBatches({ queries, query, principal, now }: Call<'listBatches'>) {
  const limit = query.limit ?? 50;
  const byDay = query.sort === 'dueOn';
  const sort = byDay ? 'batches by day' : 'batches';
  const cursor = readCursor(query.cursor, sort, 'instant');
  const conditions = [inTenant(principal, sql`b`), isSeenBatch(principal)];
  if (query.state) conditions.push(sql`b.state = any(${query.state}::text[])`);
  if (query.courseId) conditions.push(sql`b.course_id = any(${query.courseId}::uuid[])`);
  if (cursor)
    conditions.push(
      byDay
        ? sql`(coalesce(b.due_on, 'infinity'::date), b.id) > (${cursor.value}::date, ${cursor.id}::uuid)`
        : sql`(b.created_at, b.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`,
    );
  const order = byDay ? mostPressingFirst : newestFirst;
  // One by one, as each is served by an index of its own.
  if (query.open)
    conditions.push(sql`b.id = any(array(
      (select b.id from batch b where ${sql.join(conditions, sql` and `)} and b.state <> 'reported'
        order by ${order} ${rowsAtMost(limit + 1)})
      union all ${withOpenAttempts(principal)}))`);
  const rows = await readBatches(
    queries,
    sql.join(conditions, sql` and `),
    limit + 1,
    order,
    seenSite(principal),
  );
  const { page, next } = cutPage(rows, limit, ({ created_at, due_on, id }) => ({
    sort,
    value: byDay ? (due_on ? `${due_on}T00:00:00Z` : 'infinity') : created_at.toISOString(),
    id,
  }));
  return { data: await presentBatches(queries, page, principal, now), next };
}

/** Dissolves a batch before its draw: its attempts are ready again, and nothing else ever referred to it. */
export async function dissolveBatch({ queries, principal, params, version, now }: Call<'dissolveBatch'>) {
  // First, as everybody who changes a batch and its attempts.
  await lockBatch(queries, params.id);
  const batch = await readBatch(queries, params.id);
  refuseOtherVersion(version, batch);
  refuseConflict(standingFor(principal, batch.registration_number, now));
  if (batch.state !== 'collecting')
    refuse('wrong_state', 'The sample of this batch is drawn, so the batch stays. Nothing was changed.');
  await sql`update attempt set state = 'assessed', version = version + 1, updated_at = now()
    where state = 'batched' and id in (select attempt_id from batch_attempt where batch_id = ${batch.id})`.execute(
    queries,
  );
  await queries.deleteFrom('batch').where('id', '=', batch.id).execute();
  await audit(
    queries,
    principal,
    'batch dissolved',
    { kind: 'batch', id: batch.id, accountId: batch.account_id },
    { title: batch.title },
    now,
  );
  return {};
}
