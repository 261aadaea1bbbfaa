import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Kept } from '../files/byte-store.ts';
import { readKey } from '../files/file-store.ts';
import { ownsFiles } from '../files/owner.ts';
import { contentOfNobody, filesOfNobody } from '../files/references.ts';
import { job } from './job.ts';

/** Days after which bytes belong to nobody: no request, import or backup is under way for so long. */
const graceDays = 7;
const day = 24 * 60 * 60 * 1000;
/** Files that are asked for at once. */
const together = 500;

/**
 * Takes away bytes that no row names: of processes that were killed between the last byte and the row, or between the row that went
 * and its bytes. What was written within days is left alone, and so is all of it where it is another database's.
 */
export const removeOrphans = job({
  name: 'remove-orphans',
  payload: z.object({}),
  failure:
    'Files that belong to nobody could not be removed. Nothing else is touched, and it is tried again.',
  tries: 5,
  failsQuietly: true,
  every: '37 3 * * *',
  async run(_, { context, signal }) {
    const { database, files, now } = context;
    if (!(await database.asSystem((queries) => ownsFiles(queries, files.store)))) return;
    const before = new Date(now().getTime() - graceDays * day);
    await files.store.removeUnfinished(before);
    let old: Kept[] = [];
    for await (const kept of files.store.list('files/')) {
      signal.throwIfAborted();
      if (kept.changedAt < before) old.push(kept);
      if (old.length < together) continue;
      await removeOf(context, old, before);
      old = [];
    }
    await removeOf(context, old, before);
  },
});

async function removeOf({ database, files: { store } }: Context, old: readonly Kept[], before: Date) {
  const [byId, bySum] = [new Map<string, string>(), new Map<string, string>()];
  for (const { key } of old) {
    const read = readKey(key);
    if (read && 'id' in read) byId.set(read.id, key);
    else if (read) bySum.set(read.sha256, key);
  }
  const keys = await database.asSystem(async (queries) => [
    ...(await filesOfNobody(queries, [...byId.keys()])).map((id) => byId.get(id)!),
    ...(await contentOfNobody(queries, [...bySum.keys()])).map((sum) => bySum.get(sum)!),
  ]);
  for (const key of keys) {
    // What was written anew meanwhile is somebody's again.
    const kept = await store.look(key);
    if (kept && kept.changedAt < before) await store.remove(key);
  }
}
