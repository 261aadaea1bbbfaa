import { once } from 'node:events';
import { WebSocket } from 'ws';
import { expect } from 'vitest';
import { eventsPath } from './serve-events.ts';

interface Told {
  type: string;
  id?: number | null;
  subject?: { kind: string; id: string | null } | null;
}

/** Somebody who listens, as the application does. */
export interface Listening {
  told: Told[];
  /** Waits until something was told of this. */
  hears(type: string, subjectId?: string | null): Promise<Told>;
  /** Sends a message as it is. */
  say(text: string): void;
  /** The code with which the platform ended it. */
  ended: Promise<number>;
  stop(): void;
}

export async function listen(
  url: string,
  token: string | undefined,
  { after, since, gathered }: { after?: number | undefined; since?: number; gathered?: boolean } = {},
): Promise<Listening> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + eventsPath);
  const told: Told[] = [];
  socket.on('message', (data: Buffer) => told.push(JSON.parse(data.toString()) as Told));
  const ended = new Promise<number>((resolve) => {
    socket.on('close', resolve);
    socket.on('error', () => resolve(0));
  });
  await once(socket, 'open');
  if (token !== undefined) socket.send(JSON.stringify({ type: 'hello', token, after, since, gathered }));
  const find = (type: string, subjectId?: string | null) =>
    told.find((each) => each.type === type && (subjectId === undefined || each.subject?.id === subjectId));
  return {
    told,
    ended,
    async hears(type, subjectId) {
      await expect.poll(() => find(type, subjectId), { interval: 10 }).toBeDefined();
      return find(type, subjectId)!;
    },
    say: (text) => socket.send(text),
    stop: () => socket.terminate(),
  };
}
