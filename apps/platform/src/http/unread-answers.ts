import type { ServerResponse } from 'node:http';
import type { Patience } from './slow-bodies.ts';

/** Looks after answers on their way, and gives up those of which nobody takes anything any more. */
export interface UnreadAnswers {
  watch(response: ServerResponse): void;
  stop(): void;
}

/**
 * Who asks for much and reads nothing holds memory and files for as long as they like. That something comes from them
 * meanwhile makes no difference.
 */
export function watchUnreadAnswers({ idleMs, lookMs }: Pick<Patience, 'idleMs' | 'lookMs'>): UnreadAnswers {
  /** What was taken of each when it was last looked at that something was, and when. */
  const answers = new Map<ServerResponse, { taken: number; at: number }>();

  const look = () => {
    const now = performance.now();
    for (const [response, last] of answers) {
      const { socket } = response;
      if (!socket) continue;
      const taken = socket.bytesWritten - socket.writableLength;
      const isWaiting = socket.writableLength > 0 && taken === last.taken;
      if (!isWaiting) answers.set(response, { taken, at: now });
      else if (now - last.at > idleMs) socket.destroy();
    }
  };
  const timer = setInterval(look, lookMs);
  timer.unref();

  return {
    watch(response) {
      answers.set(response, { taken: 0, at: performance.now() });
      response.once('close', () => answers.delete(response));
    },
    stop: () => clearInterval(timer),
  };
}
