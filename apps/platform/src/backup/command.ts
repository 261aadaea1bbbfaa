import { resolve } from 'node:path';
import pino from 'pino';
import { resources } from '@moderator/contract';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { knownMigrations, migrate } from '../database/migrate.ts';
import { openFiles } from '../files/open-files.ts';
import { ImportError } from '../import/import-error.ts';
import { migrationsBeside, openDatabase } from '../import/open-database.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { BackupError } from './backup-error.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup, readManifest, refuseFiles, restoreFiles, restoreRows } from './restore.ts';

type Variables = Record<string, string | undefined>;
type Say = (line: string) => void;

const log = pino({ level: 'silent' });

/** Asks for a backup that lists files and leaves their bytes where they lie. */
const listOnly = '--files-stay';

/**
 * Writes a backup of the platform that the settings name, running or not, into an empty folder.
 * @returns the exit code: 0 when it is written, 1 otherwise
 */
export const backupCommand = (parameters: readonly string[], environment: Variables, say: Say) =>
  told(say, async () => {
    const filesStay = parameters.includes(listOnly);
    const directory = folderOf(
      parameters.filter((word) => word !== listOnly),
      `npm run backup -- FOLDER [${listOnly}]`,
    );
    const config = readConfig(environment);
    const { pool, stop } = await openDatabase(config, log, () => Promise.resolve());
    try {
      const { store } = openFiles(config);
      const { dataDirectory } = config;
      const manifest = await backUp({ pool, dataDirectory, store, filesStay }, directory, new Date());
      say(`${contentsOf(manifest)} are in ${directory}.`);
      if (manifest.elsewhere)
        say(
          `The bytes of ${manifest.elsewhere.count} files stay in ${store.address}, and only their list is in the backup: see to it that they are kept there.`,
        );
      for (const path of elsewhere(config))
        say(`${path} is not in the data directory and not in the backup: keep it beside it.`);
    } finally {
      await pool.end().catch(() => undefined);
      await stop();
    }
  });

/**
 * Puts a backup back: into the empty database and the empty data directory that the settings name.
 * @returns the exit code: 0 when all of it is there, 1 otherwise
 */
export const restoreCommand = (parameters: readonly string[], environment: Variables, say: Say) =>
  told(say, async () => {
    const directory = folderOf(parameters, 'npm run restore -- FOLDER');
    const config = readConfig(environment);
    const manifest = await readManifest(directory);
    await refuseNewer(manifest, config);
    const target = { dataDirectory: config.dataDirectory, store: openFiles(config).store };
    await checkBackup(directory, manifest, target.store);
    await refuseFiles(target, manifest);
    const { pool, stop } = await openDatabase(config, log, (empty) =>
      migrate(empty, migrationsBeside(config), resources, new Set(manifest.migrations)),
    );
    try {
      const client = await pool.connect();
      try {
        await restoreRows(client, directory, manifest);
      } finally {
        client.release(true);
      }
      await restoreFiles(directory, manifest, target);
      say(
        `${contentsOf(manifest)} of ${manifest.madeAt} are back. Run npm run audit:verify before anybody works with it.`,
      );
    } finally {
      await pool.end().catch(() => undefined);
      await stop();
    }
  });

async function told(say: Say, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof ImportError)) throw error;
    say(error.message);
    return 1;
  }
}

function folderOf([directory, ...others]: readonly string[], usage: string): string {
  if (!directory || others.length > 0) throw new BackupError(`Name one folder: ${usage}`);
  return resolve(directory);
}

/** @throws BackupError where a backup holds what this version does not know */
async function refuseNewer({ migrations }: Manifest, config: Config): Promise<void> {
  const known = new Set([...(await knownMigrations()), ...Object.keys(migrationsBeside(config))]);
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was written by a newer version (it has ${unknown.join(', ')}). Nothing was changed; restore it with that version.`,
    );
}

/** Keys that lie outside of the data directory, where operators keep them themselves. */
const elsewhere = ({ dataDirectory, auditKeyFile, sealKeys }: Config): string[] =>
  [auditKeyFile, sealKeys].filter((path) => !path.startsWith(resolve(dataDirectory)));

const contentsOf = ({ tables, files }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${files.count} files (${Math.ceil(files.bytes / 1_000_000)} MB)`;
