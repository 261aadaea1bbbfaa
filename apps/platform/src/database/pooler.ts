import type pg from 'pg';
import { StartupError } from '../kernel/startup-error.ts';
import { messageOf } from '../kernel/thrown.ts';
import { onlyRow } from './only-row.ts';

/** What each session begins with that a pooler opens: bound by row-level security, and with limits to what it waits for. */
export const connectQuery = [
  'set app.system to off',
  'set statement_timeout to 15000',
  'set lock_timeout to 5000',
  'set idle_in_transaction_session_timeout to 40000',
].join('; ');

/**
 * Asks a pooler that gives out connections by the transaction whether they come as the platform needs them.
 * @throws StartupError that names what its settings lack
 */
export async function refuseUnfitPooler(pool: pg.Pool): Promise<void> {
  const { is_bound, is_limited } = await pool
    .query<{ is_bound: boolean; is_limited: boolean }>(
      `select coalesce(current_setting('app.system', true), '') = 'off' as is_bound,
         '0' not in (current_setting('statement_timeout'), current_setting('lock_timeout'),
           current_setting('idle_in_transaction_session_timeout')) as is_limited`,
    )
    .then(onlyRow, (error: unknown) => {
      throw new StartupError(
        `The pooler that DATABASE_URL names cannot be used (${messageOf(error) || 'no answer'}). Check DATABASE_URL, or leave DATABASE_DIRECT_URL out where it names the database itself.`,
      );
    });
  if (is_bound && is_limited) return;
  throw new StartupError(
    `The pooler that DATABASE_URL names opens sessions that ${is_bound ? 'wait without limit' : 'are not bound by row-level security'}. Give its database this setting (pgbouncer), and start again: connect_query='${connectQuery}'`,
  );
}
