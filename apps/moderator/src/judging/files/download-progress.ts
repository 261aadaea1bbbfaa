import type { Progress } from '@moderator/client';

/** How much of each file has arrived; many bytes a second must not render the page each time. */

const known = new Map<string, Progress>();
const listeners = new Set<() => void>();
/** Bytes between two announcements. */
const step = 256 * 1024;

export const progressOf = (fileId: string): Progress | undefined => known.get(fileId);

export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(fileId: string, progress: Progress | undefined): void {
  if (progress) known.set(fileId, progress);
  else known.delete(fileId);
  for (const listener of listeners) listener();
}

/** Follows a file until it is there, or is known not to come. */
export async function arriving<Answer>(
  fileId: string,
  fetchFile: (onProgress: (progress: Progress) => void) => Promise<Answer>,
): Promise<Answer> {
  let announced = 0;
  try {
    return await fetchFile((progress) => {
      // An attempt after one that broke off begins at nothing again.
      if (Math.abs(progress.done - announced) < step) return;
      announced = progress.done;
      announce(fileId, progress);
    });
  } finally {
    announce(fileId, undefined);
  }
}
