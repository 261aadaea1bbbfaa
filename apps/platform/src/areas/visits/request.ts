import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import { openBatch } from '../../attempts/batch-rows.ts';
import { dayIn } from '../../attempts/days.ts';
import { refusePartOfSites } from '../../attempts/seen-work.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { verifiersOf } from './choices.ts';
import { layoutBy } from './layouts.ts';
import { moveAttempts } from './move-attempts.ts';
import { notify } from '../../inbox/notify.ts';
import { openVisit } from './open-visit.ts';
import { hasTakenPart } from './part-taken.ts';
import { presentRoom } from './room.ts';
import { isUnsigned, lockVisit, readVisit } from './visit-rows.ts';

export async function requestVisit(call: Call<'requestVisit'>) {
  const { queries, principal, body, now } = call;
  const layout = layoutBy(body.layoutId);
  const batchIds = [...new Set(body.batchIds)];
  if (body.endsOn < body.startsOn || body.endsOn < dayIn(now))
    refuse('invalid_input', 'The last day lies before the first one, or is over. Nothing was changed.');
  const batches = [];
  for (const id of batchIds) batches.push(await openBatch(queries, principal, id));
  const [{ client_id, account_id } = refuse('not_found')] = batches;
  if (batches.some((batch) => batch.account_id !== account_id))
    refuse('invalid_input', 'One visit is of one account. Nothing was changed; ask for one visit for each.');
  await refusePartOfSites(queries, principal, batchIds);
  const verifierId = body.verifierId ?? null;
  if (verifierId !== null) {
    const [verifier] = await verifiersOf(queries, { ...principal, accountId: account_id }, verifierId);
    if (!verifier)
      refuse('invalid_input', 'Nobody of that id verifies for this account. Nothing was changed.');
    if (await hasTakenPart(queries, batchIds, verifierId))
      refuse(
        '4008',
        `${verifier.name} taught, assessed or moderated in one of these batches. Nothing was changed; choose somebody else.`,
      );
  }
  const id = await openVisit(
    queries,
    principal,
    {
      client_id,
      account_id,
      body: body.body,
      verifier_id: verifierId,
      kind: body.kind,
      starts_on: body.startsOn,
      ends_on: body.endsOn,
      scope: body.scope.trim(),
      blind: body.blind ?? layout.blind,
      downloads: body.downloads,
      layout,
      batchIds,
    },
    now,
  );
  return { data: await presentRoom(call, await readVisit(queries, id)) };
}

/** Its results wait again, and its room is closed from this moment on. */
export async function withdrawVisit(call: Call<'withdrawVisit'>) {
  const { queries, principal, params, body, now } = call;
  const visit = await lockVisit(queries, params.id, principal);
  if (visit.signed_at ?? visit.withdrawn_at)
    refuse('wrong_state', 'This visit is signed or withdrawn already. Nothing was changed.');
  const batchIds = visit.batches.map(({ batch }) => batch.id);
  await refusePartOfSites(queries, principal, batchIds);
  await sql`update visit v set withdrawn_at = ${now}::timestamptz, withdrawn_by = ${principal.userId}::uuid,
      withdrawn_reason = ${body.reason}, version = version + 1
    where v.id = ${visit.id}::uuid and ${isUnsigned}`.execute(queries);
  await sql`delete from verification where visit_id = ${visit.id}::uuid and signed_at is null`.execute(
    queries,
  );
  const attemptIds = await moveAttempts(queries, batchIds, 'verifying', 'withdraw_verification');
  await audit(
    queries,
    principal,
    'visit withdrawn',
    { kind: 'visit', id: visit.id, accountId: visit.account_id },
    { attemptIds, reason: body.reason },
    now,
  );
  if (visit.verifier_id)
    await notify(queries, 'visit.withdrawn', [visit.verifier_id], {
      tenant: visit,
      subject: { kind: 'visit', id: visit.id },
      now,
    });
  return { data: await presentRoom(call, await readVisit(queries, visit.id)) };
}
