import pg from 'pg';
import pino from 'pino';
import { readConfig } from '../config.ts';
import { createDatabase } from '../database/database.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { importExternal } from './external/command.ts';
import { externalUsage, readExternalOptions } from './external/options.ts';
import { findAccount } from './account.ts';
import { ImportError } from './import-error.ts';
import { importRecords } from './import-records.ts';
import { loadMapping } from './mapping.ts';
import { openDatabase } from './open-database.ts';
import type { OpenedDatabase } from './open-database.ts';
import { readOptions, usage } from './options.ts';
import type { ImportOptions } from './options.ts';
import { progressOn } from './progress.ts';
import { readRecords } from './read-records.ts';
import { StrictlyRefused, writeRefusals } from './refusals.ts';
import type { Refusal } from './refusals.ts';
import { reportCounts, reportRefusals } from './report.ts';
import type { SourceRecords } from './source.ts';
import { messageOf, textIn } from '../kernel/thrown.ts';

interface Terminal {
  stdout: { isTTY?: boolean; write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

const nothingChanged = 'Nothing was changed.';

/**
 * Runs the import command.
 * @returns the exit code: 0 when the records are stored, 1 when nothing was changed
 */
export async function importCommand(
  parameters: string[],
  environment: Record<string, string | undefined>,
  { stdout, stderr }: Terminal,
): Promise<number> {
  let ending: Promise<number> | undefined;
  let opened: OpenedDatabase | undefined;
  // Ended without an answer, the database forgets the transaction.
  const interrupt = () =>
    (ending ??= (async () => {
      stderr.write(`\nInterrupted. ${nothingChanged}\n`);
      await opened?.stop().catch(() => undefined);
      process.exit(1);
    })());
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, interrupt);
  try {
    const opening = (database: OpenedDatabase) => void (opened = database);
    if (parameters[0] === 'external') {
      const external = readExternalOptions(parameters.slice(1));
      const sayLine = (text: string) => void stdout.write(`${text}\n`);
      if (external) return await importExternal(external, environment, sayLine, opening);
      sayLine(externalUsage);
      return 0;
    }
    const options = readOptions(parameters);
    if (!options) {
      stdout.write(`${usage}\n`);
      return 0;
    }
    return await run(options, environment, stdout, opening);
  } catch (error) {
    if (ending) return await ending;
    stderr.write(`${sentenceOf(error)}\n${nothingChanged}\n`);
    return 1;
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}

function sentenceOf(error: unknown): string {
  const message = messageOf(error);
  if (error instanceof ImportError || error instanceof StartupError) return message;
  const isDatabase = error instanceof pg.DatabaseError || message.startsWith('Connection terminated');
  return isDatabase
    ? `The database stopped the import: ${message}.`
    : `The import failed: ${textIn(error, 'stack') ?? message}`;
}

async function run(
  { directory, mapping, account, strict }: ImportOptions,
  environment: Record<string, string | undefined>,
  stdout: Terminal['stdout'],
  onOpen: (database: OpenedDatabase) => void,
): Promise<number> {
  const began = performance.now();
  const config = readConfig(environment);
  const log = pino({ level: config.logLevel });
  const progress = progressOn(stdout);
  const now = new Date();
  const say = (text: string) => stdout.write(`${text}\n`);
  const tellRefusals = async (refusals: Refusal[]) => {
    const path = refusals.length > 0 ? await writeRefusals(config.dataDirectory, refusals, now) : undefined;
    say(reportRefusals(refusals, path));
  };

  const loaded = await loadMapping(mapping);
  const opened = await openDatabase(config, log);
  onOpen(opened);
  let records: SourceRecords | undefined;
  try {
    const database = createDatabase(opened.pool);
    // Before minutes of files are read for an account that there is not.
    await database.asSystem((queries) =>
      findAccount(queries, { option: account, mapping: loaded.mapping.account }),
    );
    records = await readRecords(directory, loaded.mapping, progress);
    const stored = await importRecords({
      database,
      loaded,
      records,
      accountPrefix: account,
      strict,
      now,
      progress,
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { name, prefix } = stored.account;
    say(`Imported ${loaded.mapping.title} into ${name} (${prefix}) in ${seconds} s:`);
    say(reportCounts(stored.counts));
    await tellRefusals(records.refusals);
    return 0;
  } catch (error) {
    if (!(error instanceof StrictlyRefused) || !records) throw error;
    await tellRefusals(records.refusals);
    say(`With --strict one refused row refuses everything. ${nothingChanged}`);
    return 1;
  } finally {
    progress.end();
    await records?.close();
    await opened.pool.end();
    await opened.stop();
  }
}
