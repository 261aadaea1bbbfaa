import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDataDirectoryInUse, openDataDirectory, StartupError } from './data-directory.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'moderator-data-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('the data directory', () => {
  it('is created together with its parents and hands out directories inside it', async () => {
    const data = await openDataDirectory(join(parent, 'a', 'b'));
    await writeFile(join(data.sub('files'), 'note.txt'), 'kept');
    expect(data.sub('files')).toBe(join(data.path, 'files'));
    await data.close();
  });

  it('is refused to a second start, also through a link, with a sentence that says what to do', async () => {
    const path = join(parent, 'data');
    const data = await openDataDirectory(path);
    await symlink(path, join(parent, 'link'));
    const second = openDataDirectory(join(parent, 'link'));
    await expect(second).rejects.toThrow(StartupError);
    await expect(second).rejects.toThrow(
      `Another Moderator is already running on the data directory ${path}. ` +
        'Stop it first, or set DATA_DIR to another directory. Several share one where DATABASE_URL names their database.',
    );
    await data.close();
    const third = await openDataDirectory(path);
    await third.close();
  });

  it('is shared by those whose database lies elsewhere', async () => {
    const path = join(parent, 'data');
    const [one, two] = [await openDataDirectory(path, true), await openDataDirectory(path, true)];
    expect([one.path, await isDataDirectoryInUse(path)]).toEqual([two.path, false]);
    await one.close();
    await two.close();
  });

  it('says whether it is in use', async () => {
    const path = join(parent, 'data');
    expect(await isDataDirectoryInUse(path)).toBe(false);
    const data = await openDataDirectory(path);
    expect(await isDataDirectoryInUse(path)).toBe(true);
    await data.close();
    expect(await isDataDirectoryInUse(path)).toBe(false);
  });

  it('is free again as soon as its process has been killed', async () => {
    const path = join(parent, 'data');
    const script =
      `const { openDataDirectory } = await import(${JSON.stringify(new URL('./data-directory.ts', import.meta.url).href)});` +
      `await openDataDirectory(${JSON.stringify(path)}); console.log('open'); setInterval(() => {}, 1000);`;
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        cwd: fileURLToPath(new URL('.', import.meta.url)),
      },
    );
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(await isDataDirectoryInUse(path)).toBe(true);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    const data = await openDataDirectory(path);
    await data.close();
  });

  it('names the path when it cannot be written', async () => {
    await writeFile(join(parent, 'file'), '');
    await expect(openDataDirectory(join(parent, 'file', 'data'))).rejects.toThrow(
      /file\/data cannot be written/,
    );
  });
});
