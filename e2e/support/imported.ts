import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './system.ts';

/** Records of 2013 as they are imported; what assessors gave is in them. */
export const records = join(root, 'e2e/fixtures/oulad');

/** Imports the records into a running system by one of its mappings. */
export function importRecords(dataDirectory: string, mapping: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/command.mjs', 'import', records, '--mapping', `mappings/${mapping}.json`],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDirectory }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the import ended with ${status}: ${stdout}${stderr}`);
}
