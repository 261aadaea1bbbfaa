import { dropCopies } from '@/storage/copies.ts';
import { local } from '@/storage/guarded-storage.ts';
import { draftsOf } from './storage.ts';

/**
 * Work typed on this device: drafts of attempts and signed decisions on their way are in the browser's
 * database, texts of forms in local storage; the id of their person is in every key.
 */

const decisionPrefix = 'decision:';

export const isOwn = (key: unknown, userId: string): boolean =>
  typeof key === 'string' &&
  (key.startsWith(draftsOf(userId)) || key.startsWith(`${decisionPrefix}${userId}:`));

/** Whether an entry holds something the platform does not have: a draft typed over, or any decision. */
export const isUnsent = (key: unknown, value: unknown, userId: string): boolean =>
  isOwn(key, userId) &&
  ((key as string).startsWith(decisionPrefix) || (value as { isDirty?: boolean } | null)?.isDirty === true);

/** How many pieces of work of a person would be lost with what this device keeps. */
export async function countUnsentWork(userId: string): Promise<number> {
  const typed = local.keys().filter((key) => isOwn(key, userId)).length;
  try {
    const { entries } = await import('idb-keyval');
    return typed + (await entries()).filter(([key, value]) => isUnsent(key, value, userId)).length;
  } catch {
    // A browser that refuses its database kept nothing there.
    return typed;
  }
}

/** Takes a person's work off this device, and what its windows read. Work of others who use it stays. */
export async function dropDeviceWork(userId: string): Promise<void> {
  await dropCopies();
  try {
    const { delMany, keys } = await import('idb-keyval');
    await delMany((await keys()).filter((key) => isOwn(key, userId)));
  } catch {
    // Nothing was kept where the browser refuses its database.
  }
}
