import type { Queries } from '../database/database.ts';
import type { Job } from '../jobs/job.ts';
import { nilId } from '../kernel/ids.ts';
import { managersOf } from './managers.ts';
import { notify } from './notify.ts';

/** Tells those who manage an account that work of theirs in the background was given up. */
export async function tellOfFailure(
  queries: Queries,
  { failure, failsQuietly }: Pick<Job, 'failure' | 'failsQuietly'>,
  { client_id, account_id }: { client_id: string | null; account_id: string | null },
  now: Date,
): Promise<void> {
  if (failsQuietly || !client_id || !account_id) return;
  const managers = await managersOf(queries, { account_id, site_id: null }, nilId);
  await notify(queries, 'job.failed', managers, {
    tenant: { client_id, account_id },
    subject: { kind: 'home' },
    facts: { failure },
    now,
  });
}
