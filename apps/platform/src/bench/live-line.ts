import { once } from 'node:events';
import { WebSocket } from 'ws';
import { eventsPath } from '../http/events/serve-events.ts';

/** What changed as the application understands it: something of a list, or the attempt that is open. */
export interface LiveLine {
  /** Says which attempt is open from now on. */
  here(attemptId: string): void;
  gone(): void;
  /** Whether anything was told that a list shows, since this was asked last. */
  hasChanged(): boolean;
  /** Messages and bytes that came. */
  heard(): { messages: number; bytes: number };
  /** Whether it ended by itself. */
  isLost(): boolean;
  end(): void;
}

/** The live line that whoever has the application open holds, besides what they ask (docs/live-events.md). */
export async function liveLine(url: string, token: string): Promise<LiveLine> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + eventsPath);
  const heard = { messages: 0, bytes: 0 };
  let [hasChanged, isEnded, isLost] = [false, false, false];
  socket.on('message', (data: Buffer) => {
    heard.messages++;
    heard.bytes += data.length;
    const { type } = JSON.parse(data.toString()) as { type: string };
    hasChanged ||= type === 'attempt.changed' || type === 'claim.changed' || type === 'resync';
  });
  socket.on('error', () => (isLost = true));
  socket.on('close', () => (isLost ||= !isEnded));
  await once(socket, 'open');
  const say = (message: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
  say({ type: 'hello', token, gathered: true });
  return {
    here: (id) => void say({ type: 'here', subject: { kind: 'attempt', id } }),
    gone: () => void say({ type: 'gone' }),
    hasChanged() {
      const before = hasChanged;
      hasChanged = false;
      return before;
    },
    heard: () => heard,
    isLost: () => isLost,
    end() {
      isEnded = true;
      socket.close();
    },
  };
}
