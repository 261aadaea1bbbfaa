import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { createPool } from '../database/pool.ts';
import { outOfReach } from '../database/reach.ts';
import { isDataDirectoryInUse, openDataDirectory } from '../embedded/data-directory.ts';
import { connectionOfRunningDatabase, startEmbeddedDatabase } from '../embedded/database/supervisor.ts';
import { identityMigrations } from '../embedded/identity/migration.ts';
import type { Log } from '../embedded/log.ts';
import { ImportError } from './import-error.ts';

/** The platform's database, whether or not a platform runs. */
export interface OpenedDatabase {
  pool: pg.Pool;
  /** Ends what was started for the command: nothing, when a platform runs. */
  stop(): Promise<void>;
}

/**
 * Connects to the database of the settings: that of DATABASE_URL, that of the platform running on the data
 * directory, or the embedded one, started for the time of the command.
 * @param prepare what is done before it is used: it is brought to the present schema unless told
 * @throws ImportError, StartupError
 */
export async function openDatabase(
  config: Config,
  log: Log,
  prepare: (pool: pg.Pool) => Promise<void> = (pool) => migrate(pool, migrationsBeside(config)),
): Promise<OpenedDatabase> {
  const poolOf = (connection: pg.PoolConfig) => {
    const pool = createPool({ ...connection, max: 2 }, (message) => log.warn({}, message));
    // A connection lost in the middle of a query rejects the query; without a listener it would also
    // end the process before that is told.
    return pool.on('connect', (client) => client.on('error', () => undefined));
  };

  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (databaseUrl) {
    const pool = poolOf({ connectionString: databaseUrl });
    try {
      await pool.query('select 1').catch((error: unknown) => {
        throw new ImportError(outOfReach(config, error));
      });
      await prepare(pool);
      return { pool, stop: async () => undefined };
    } catch (error) {
      await pool.end();
      throw error;
    }
  }
  if (await isDataDirectoryInUse(config.dataDirectory)) {
    const connection = await connectionOfRunningDatabase(join(config.dataDirectory, 'database'));
    if (connection) return { pool: poolOf(connection), stop: async () => undefined };
    throw new ImportError(
      `A Moderator holds ${config.dataDirectory}, but its database does not answer. Wait until it has started; if it runs with DATABASE_URL, set the same here.`,
    );
  }
  const directory = await openDataDirectory(config.dataDirectory);
  try {
    const database = await startEmbeddedDatabase({
      directory: directory.sub('database'),
      log,
      postgresDirectory: config.postgresDirectory,
    });
    const stop = () => database.stop().finally(() => directory.close());
    try {
      const pool = poolOf(database.connection);
      await prepare(pool);
      return { pool, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    await directory.close();
    throw error;
  }
}

/** Migrations of what is embedded and keeps something in the database. */
export const migrationsBeside = ({ identityUrl }: Config): Record<string, string> =>
  identityUrl ? {} : identityMigrations;
