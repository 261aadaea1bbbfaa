import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const kept = fileURLToPath(new URL('../../../../.cache/node/', import.meta.url));

/** Releases that the platform runs on; npm has the program of each for Linux. */
export const releases = [20, 22, 24] as const;

/**
 * The program of another release of Node, as npm has it; fetched once.
 * @returns undefined where npm has none for this machine, or cannot be reached
 */
export async function nodeOf(release: (typeof releases)[number]): Promise<string | undefined> {
  if (process.versions.node.startsWith(`${release}.`)) return process.execPath;
  if (process.platform !== 'linux') return undefined;
  const program = join(kept, String(release), 'package/bin/node');
  if (
    await access(program).then(
      () => true,
      () => false,
    )
  )
    return program;
  await mkdir(kept, { recursive: true });
  const folder = await mkdtemp(join(kept, 'unfinished-'));
  try {
    await run('npm', ['pack', '--silent', `node-linux-${process.arch}@${release}`], { cwd: folder });
    await run('sh', ['-c', 'tar xzf *.tgz'], { cwd: folder });
    await rename(folder, join(kept, String(release)));
    return program;
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
