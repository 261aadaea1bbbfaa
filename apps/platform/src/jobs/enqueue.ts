import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Job } from './job.ts';

/** Whose job it is, and when it runs. */
interface Enqueued {
  clientId: string;
  accountId: string;
  /** What is enqueued twice under one key is enqueued once. */
  key?: string;
  /** Not before this; at once when absent. */
  runAt?: Date;
}

/**
 * Enqueues a job within the transaction of the caller: it runs when that commits, and never when it does not.
 * @example await enqueue(queries, storeUserUpload, { id }, principal);
 */
export async function enqueue<Payload>(
  queries: Queries,
  job: Job<Payload>,
  payload: Payload,
  { clientId, accountId, key, runAt }: Enqueued,
): Promise<void> {
  await sql`insert into job (kind, key, payload, client_id, account_id, run_at)
    values (${job.name}, ${key ?? null}, ${JSON.stringify(payload)}::jsonb, ${clientId}::uuid, ${accountId}::uuid,
      ${runAt ?? sql`now()`})
    on conflict do nothing`.execute(queries);
}

/** The same for many at once, each a job of its own. */
export async function enqueueEach<Payload>(
  queries: Queries,
  job: Job<Payload>,
  payloads: readonly Payload[],
  { clientId, accountId }: Pick<Enqueued, 'clientId' | 'accountId'>,
): Promise<void> {
  if (payloads.length === 0) return;
  await sql`insert into job (kind, payload, client_id, account_id)
    select ${job.name}, payload, ${clientId}::uuid, ${accountId}::uuid
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as payload`.execute(queries);
}
