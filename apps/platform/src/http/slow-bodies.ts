import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long is waited for what somebody sends. */
export interface Patience {
  /** Milliseconds in which the head of a request has to be there. */
  headMs: number;
  /** Milliseconds in which a body has to be there that is no upload. */
  bodyMs: number;
  /** Milliseconds in which this many bytes of an upload have to come. */
  windowMs: number;
  leastBytes: number;
  /** Milliseconds between two looks. */
  lookMs: number;
  /** Milliseconds in which something of an answer has to be taken. */
  idleMs: number;
}

export const usualPatience: Patience = {
  headMs: 15_000,
  bodyMs: 30_000,
  windowMs: 20_000,
  // 2 kB a second: a tenth of what the slowest mobile networks carry.
  leastBytes: 40_000,
  lookMs: 1_000,
  // A video that is paused for longer is asked for again from where it was.
  idleMs: 120_000,
};

/** A tenth of the time for the rest of a body that is answered already, at the same rate. */
const restShare = 0.1;

interface Open {
  request: IncomingMessage;
  response: ServerResponse;
  isUpload: boolean;
  begunAt: number;
  windowAt: number;
  windowBytes: number;
}

/** Looks after bodies on their way, and gives up those that come too slowly or that nobody waits for any more. */
export interface SlowBodies {
  watch(request: IncomingMessage, response: ServerResponse): void;
  stop(): void;
}

/**
 * A connection costs who holds it nothing and us its memory, so bodies have to come at some rate.
 * @param giveUp ends a connection, with an answer where there was none
 */
export function watchSlowBodies(
  patience: Patience,
  giveUp: (request: IncomingMessage, response: ServerResponse) => void,
): SlowBodies {
  const bodies = new Set<Open>();

  function isTooSlow(open: Open, now: number): boolean {
    const { request, response } = open;
    if (!open.isUpload && now - open.begunAt > patience.bodyMs) return true;
    // The rest of what is answered already is nothing to wait for, unless it is on its way.
    const share = response.writableEnded ? restShare : 1;
    if (now - open.windowAt <= patience.windowMs * share) return false;
    const came = request.socket.bytesRead - open.windowBytes;
    Object.assign(open, { windowAt: now, windowBytes: request.socket.bytesRead });
    return (open.isUpload || share < 1) && came < patience.leastBytes * share;
  }

  const look = () => {
    const now = performance.now();
    for (const open of bodies) {
      const { request, response } = open;
      const isOver = request.complete || request.socket.destroyed;
      if (!isOver && !isTooSlow(open, now)) continue;
      bodies.delete(open);
      if (!isOver) giveUp(request, response);
    }
  };
  const timer = setInterval(look, patience.lookMs);
  timer.unref();

  return {
    watch(request, response) {
      const {
        'content-length': length,
        'transfer-encoding': encoding,
        'content-type': type,
      } = request.headers;
      if (encoding === undefined && (length === undefined || length === '0')) return;
      const now = performance.now();
      bodies.add({
        request,
        response,
        isUpload: type?.startsWith('multipart/') ?? false,
        begunAt: now,
        windowAt: now,
        windowBytes: request.socket.bytesRead,
      });
    },
    stop: () => clearInterval(timer),
  };
}
