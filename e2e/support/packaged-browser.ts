import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const kept = fileURLToPath(new URL('../../.cache/', import.meta.url));

export interface PackagedBrowser {
  executablePath: string;
  /** The libraries that the browser needs, for a machine that has none of its own. */
  libraries: string;
}

/**
 * The Chromium that came from npm, unpacked: 200 MB, once for each of its versions and machine.
 *
 * The package itself unpacks into the directory for temporary files and takes what lies there for whole, so that
 * a second process starts a browser of which half is written. Here it unpacks into a directory of its own, which
 * gets its name when all of it is there.
 */
export async function packagedBrowser(): Promise<PackagedBrowser> {
  await mkdir(kept, { recursive: true });
  const directory = join(kept, `browser-${await versionOfPackage()}`);
  if (!existsSync(directory)) await unpack(directory);
  return { executablePath: join(directory, 'chromium'), libraries: join(directory, 'al2023', 'lib') };
}

async function versionOfPackage(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = entry.slice(0, entry.lastIndexOf(join('@sparticuz', 'chromium')));
  const description = await readFile(join(root, '@sparticuz', 'chromium', 'package.json'), 'utf8');
  return (JSON.parse(description) as { version: string }).version;
}

async function unpack(directory: string): Promise<void> {
  const own = await mkdtemp(`${directory}-`);
  try {
    await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', "await (await import('@sparticuz/chromium')).default.executablePath()"],
      // VERCEL makes it unpack the libraries, too.
      { cwd: import.meta.dirname, env: { ...process.env, TMPDIR: own, VERCEL: '1' } },
    );
    await rename(own, directory);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    // Somebody else was faster, and theirs is as good.
    if (!existsSync(directory)) throw error;
  }
}
