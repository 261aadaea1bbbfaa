import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** Unpacks and looks at the size in one breath, as somebody who starts it does. */
const look = `
  const { packagedBrowser } = await import('./packaged-browser.ts');
  const { executablePath } = await packagedBrowser();
  console.log((await import('node:fs')).statSync(executablePath).size);`;

test('the browser is whole for two who need it at once on a new machine', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-new-machine-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const seen = async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', look],
      { cwd: join(import.meta.dirname, 'support'), env: { ...process.env, TMPDIR: directory } },
    );
    return Number(stdout);
  };
  const sizes = await Promise.all([seen(), seen()]);
  expect(sizes[0]).toBeGreaterThan(100_000_000);
  expect(sizes[1]).toBe(sizes[0]);
});
