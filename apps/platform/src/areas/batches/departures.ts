import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import { readBatch } from '../../attempts/batch-rows.ts';
import { refuseConflict, standingFor } from '../../attempts/conflicts.ts';
import { lockBatch } from '../../attempts/widenings.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { detailOf } from './batches.ts';

/**
 * Takes attempts out of a batch that nobody moderates: before the draw any of them, after it those outside the
 * sample, since a sample may grow but never shrink. They are ready again, and the batch says that they left.
 */
export async function leaveBatch(call: Call<'leaveBatch'>) {
  const { queries, principal, params, body, now } = call;
  await lockBatch(queries, params.id);
  const batch = await readBatch(queries, params.id);
  refuseConflict(standingFor(principal, batch.registration_number, now));
  if (batch.state === 'reported')
    refuse(
      'wrong_state',
      'The report of this batch is signed, so it keeps its attempts. Nothing was changed.',
    );
  const ids = [...new Set(body.attemptIds)];
  if (ids.length === batch.size)
    refuse(
      'wrong_state',
      'A batch keeps at least one attempt. Dissolve it instead, while its sample is not drawn. Nothing was changed.',
    );
  // What may not leave does not move, and then nothing does: the transaction ends with the refusal.
  const { rows } = await sql`
    with gone as (
      update attempt set state = 'assessed', version = version + 1, updated_at = now()
      where id in (select attempt_id from batch_attempt where batch_id = ${batch.id} and attempt_id = any(${ids}::uuid[]) and not sampled)
        and state in ('batched', 'not_sampled')
      returning id),
    left_batch as (
      delete from batch_attempt where batch_id = ${batch.id} and attempt_id in (select id from gone)
      returning attempt_id, client_id, account_id, position)
    insert into batch_departure (batch_id, attempt_id, client_id, account_id, position, reason, left_by, left_at)
    select ${batch.id}, attempt_id, client_id, account_id, position, ${body.reason}, ${principal.userId}, ${now} from left_batch
    on conflict (batch_id, attempt_id) do nothing returning attempt_id`.execute(queries);
  if (rows.length < ids.length)
    refuse(
      'wrong_state',
      'An attempt of the sample stays in its batch, and one that is not in the batch cannot leave it. Nothing was changed; choose attempts outside the sample.',
    );
  await queries
    .updateTable('batch')
    .set({ version: sql`version + 1` })
    .where('id', '=', batch.id)
    .execute();
  await audit(
    queries,
    principal,
    'attempts left batch',
    { kind: 'batch', id: batch.id, accountId: batch.account_id },
    { attemptIds: ids, reason: body.reason },
    now,
  );
  const current = await readBatch(queries, batch.id);
  return { data: await detailOf(call, current), version: current.version };
}
