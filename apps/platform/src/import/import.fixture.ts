import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { createDatabase } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { importRecords } from './import-records.ts';
import { loadMapping } from './mapping.ts';
import { readRecords } from './read-records.ts';
import { silentProgress } from './silent-progress.fixture.ts';
import type { AttemptWithResults } from './source.ts';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export const ouladSmall = pathOf('./fixtures/oulad-small');
export const college = pathOf('./fixtures/college');
export const ouladMapping = pathOf('../../../../mappings/oulad-aaa.json');

/** Texts to replace, by file. */
type Changes = Record<string, [from: string | RegExp, to: string][]>;

/** A copy of a data set in which some texts are replaced. */
export async function copyWith(directory: string, changes: Changes): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'moderator-import-'));
  await cp(directory, copy, { recursive: true });
  for (const [file, replacements] of Object.entries(changes)) {
    const path = join(copy, file);
    let text = await readFile(path, 'utf8');
    for (const [from, to] of replacements) text = text.replace(from, () => to);
    await writeFile(path, text);
  }
  return copy;
}

/** Reads a data set without storing it. */
export async function readData(directory: string, mapping = ouladMapping) {
  const loaded = await loadMapping(mapping);
  const records = await readRecords(directory, loaded.mapping, silentProgress);
  const attempts: AttemptWithResults[] = [];
  try {
    await records.readResults();
    for await (const piece of records.withResults()) attempts.push(...piece);
  } finally {
    await records.close();
  }
  return { loaded, records: { ...records, attempts } };
}

/** Imports a data set into the database of a platform under test. */
export async function importData(
  platform: TestPlatform,
  directory: string,
  options: { mapping?: string; accountPrefix?: string; strict?: boolean } = {},
) {
  const [{ name }] = (await platform.query<{ name: string }>('select current_database() as name')) as [
    { name: string },
  ];
  const pool = createPool({ ...inject('cluster'), database: name, max: 2 }, () => undefined);
  try {
    const loaded = await loadMapping(options.mapping ?? ouladMapping);
    const records = await readRecords(directory, loaded.mapping, silentProgress);
    const parts = { database: createDatabase(pool), loaded, records, now: new Date() };
    const stored = await importRecords({ ...parts, ...options, progress: silentProgress }).finally(() =>
      records.close(),
    );
    return { ...stored, refusals: records.refusals };
  } finally {
    await pool.end();
  }
}

/** How many rows every table has that an import writes to. */
export async function rowCounts(platform: TestPlatform): Promise<Record<string, number>> {
  const tables = ['document', 'document_history', 'outcome', 'criterion', 'attempt', 'judgement', 'evidence'];
  const counts: Record<string, number> = {};
  for (const table of [...tables, 'audit_entry'])
    counts[table] = (await platform.query<{ count: number }>(`select count(*) from ${table}`))[0]!.count;
  return counts;
}
