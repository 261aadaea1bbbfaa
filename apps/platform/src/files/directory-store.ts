import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../kernel/thrown.ts';
import { alreadyThere, incoming, measuring } from './byte-store.ts';
import type { ByteStore, Kept } from './byte-store.ts';
import { emptyWorkplace } from './workplace.ts';

/** Bytes in a folder of a disk, or of a share that several platforms see. What is kept has reached the disk before it is acknowledged. */
export function createDirectoryStore(root: string): ByteStore {
  const pathOf = (key: string) => join(root, key);
  const coming = join(root, incoming);

  /** Puts what is whole in its place, so that it lasts. */
  async function settle(from: string, key: string): Promise<void> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await rename(from, path);
    await syncDirectory(dirname(path));
  }

  async function look(key: string): Promise<Kept | undefined> {
    const found = await stat(pathOf(key)).catch(absent);
    return found?.isFile() ? { key, size: found.size, changedAt: found.mtime } : undefined;
  }

  return {
    address: root,
    look,
    async write(key, source, { largest, mayBeThere = false } = {}) {
      const path = join(coming, randomUUID());
      await mkdir(coming, { recursive: true });
      const measure = measuring(largest);
      const handle = await open(path, 'w');
      try {
        for await (const chunk of measure.pass(source)) await handle.write(chunk);
        await handle.sync();
        await handle.close();
        const written = measure.result();
        if (typeof key === 'string' && !mayBeThere && (await look(key))) throw alreadyThere(key);
        await settle(path, typeof key === 'string' ? key : key(written.sha256));
        return written;
      } catch (error) {
        await handle.close().catch(() => undefined);
        await rm(path, { force: true });
        throw error;
      }
    },
    async adopt(key, from) {
      const measure = measuring();
      for await (const _ of measure.pass(createReadStream(from) as AsyncIterable<Buffer>));
      const handle = await open(from, 'r');
      await handle.sync().finally(() => handle.close());
      await settle(from, key);
      return measure.result();
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => below(root, prefix),
    async removeUnfinished(before) {
      let count = 0;
      for (const { name } of await entriesOf(coming)) {
        const path = join(coming, name);
        const found = await stat(path).catch(absent);
        if (!found || found.mtime >= before) continue;
        await rm(path, { recursive: true, force: true });
        count += 1;
      }
      return count;
    },
    local: (key, work) => work(pathOf(key)),
    // Beside the files, so that what is made there is moved and not copied.
    workplace: (name) => emptyWorkplace(coming, name),
    async check() {
      const probe = join(coming, randomUUID());
      await mkdir(coming, { recursive: true });
      const handle = await open(probe, 'w');
      await handle.close();
      await rm(probe);
    },
  };
}

async function* below(root: string, prefix: string): AsyncGenerator<Kept> {
  const folder = prefix.replace(/\/$/, '');
  for (const entry of await entriesOf(join(root, folder))) {
    const key = `${folder}/${entry.name}`;
    if (key === incoming) continue;
    if (entry.isDirectory()) yield* below(root, key);
    else if (entry.isFile()) {
      const found = await stat(join(root, key)).catch(absent);
      if (found) yield { key, size: found.size, changedAt: found.mtime };
    }
  }
}

const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error: unknown) => absent(error) ?? []);

function absent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** A rename lasts only when its directory has reached the disk. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().catch(() => undefined);
  await handle.close();
}
