import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@moderator/client';

/** Answers a request for access: has all that is known of somebody put together, and takes the archive out. */
export async function answerAccessRequest({ manager, userId }: { manager: Client; userId: string }) {
  let { state } = await manager.exportPersonalData({ id: userId });
  while (state === 'waiting') {
    await sleep(500);
    ({ state } = await manager.getPersonalDataExport({ id: userId }));
  }
  if (state === 'failed') throw new Error('It could not be put together. Ask again.');
  const { blob, fileName } = await manager.downloadPersonalData({ id: userId });
  return { blob, fileName };
}
