import { sql } from 'kysely';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import type { Queries } from '../../database/database.ts';
import { valueWord } from '../../documents/list-conditions.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { mailReopening } from './mail-reopening.ts';

/** Has the managers of the account and of the site told that a reopening waits for one of them. */
export async function tellManagers(
  queries: Queries,
  attempt: AttemptRecord,
  id: string,
  askerId: string,
): Promise<void> {
  const words = [valueWord('roles', 'account_manager'), valueWord('roles', 'site_manager')];
  const { rows } = await sql<{ id: string }>`
    select distinct d.id from document_word w join document d on d.kind = w.kind and d.id = w.id
    where w.kind = 'users' and w.tenant_id = ${attempt.account_id} and w.word = any(${words}::text[])
      and d.deleted_at is null and d.body ->> 'state' = 'active' and d.id <> ${askerId}::uuid
      and (d.body -> 'roles' ? 'account_manager' or d.body ->> 'siteId' = ${attempt.site_id})`.execute(
    queries,
  );
  const tenant = { clientId: attempt.client_id, accountId: attempt.account_id };
  for (const { id: personId } of rows)
    await enqueue(
      queries,
      mailReopening,
      { id, personId, about: 'consent' },
      { ...tenant, key: `${id} ${personId}` },
    );
}
