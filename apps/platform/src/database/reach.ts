import type pg from 'pg';
import type { Config } from '../config.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { messageOf } from '../kernel/thrown.ts';
import { onlyRow } from './only-row.ts';

/**
 * Asks the database whether it is there and new enough.
 * @throws StartupError
 */
export async function reachDatabase(pool: pg.Pool, config: Config): Promise<void> {
  try {
    const result = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const { version } = onlyRow(result);
    if (version < 150_000)
      throw new StartupError(
        `The database is PostgreSQL ${Math.floor(version / 10_000)}; Moderator needs 15 or later.`,
      );
  } catch (error) {
    if (error instanceof StartupError || !config.databaseUrl) throw error;
    throw new StartupError(outOfReach(config, error));
  }
}

/** Says which database of the settings did not answer, and which of them to look at. */
export function outOfReach(
  { databaseUrl = '', databaseDirectUrl }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
  error: unknown,
): string {
  const setting = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const { host, pathname } = new URL(databaseDirectUrl ?? databaseUrl);
  return `The database ${pathname.slice(1)} at ${host} cannot be reached (${messageOf(error) || 'no answer'}). Check ${setting} and that PostgreSQL is running.`;
}
