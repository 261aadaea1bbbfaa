/** How much of each file has arrived; many bytes a second must not render the page each time. */

export interface Progress {
  received: number;
  /** Null where the platform does not say. */
  total: number | null;
}

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

/** The same answer, its bytes counted on their way. */
export function counted(response: Response, fileId: string): Response {
  if (!response.ok || !response.body) return response;
  const total = Number(response.headers.get('content-length')) || null;
  let received = 0;
  let announced = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received - announced >= step) {
        announced = received;
        announce(fileId, { received, total });
      }
      controller.enqueue(chunk);
    },
    flush: () => announce(fileId, undefined),
  });
  return new Response(response.body.pipeThrough(counter), response);
}
