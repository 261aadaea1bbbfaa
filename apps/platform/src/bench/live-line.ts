import { once } from 'node:events';
import { WebSocket } from 'ws';
import { eventsPath } from '../http/events/serve-events.ts';

/** Milliseconds after which a line is opened anew, since tokens end. */
const lastsMs = 300_000;

/** What came of a line. */
export interface HeardLine {
  messages: number;
  bytes: number;
  /** How often it ended by itself, or did not come up. */
  lost: number;
}

/** The live line that whoever has the application open holds, besides what they ask (docs/live-events.md). */
export interface LiveLine {
  /** Says that an attempt is open from now on. */
  here(attemptId: string): void;
  gone(): void;
  /** Whether anything was told of these types since this was asked last. */
  hasChanged(types: readonly string[]): boolean;
  end(): HeardLine;
}

export async function liveLine(url: string, token: string): Promise<LiveLine> {
  const heard: HeardLine = { messages: 0, bytes: 0, lost: 0 };
  const changed = new Set<string>();
  let after: number | undefined;
  let subject: { kind: 'attempt'; id: string } | undefined;
  /** Seconds within which whatever is opened was asked for, as the application says it. */
  const justAsked = { since: 30 };
  let isOver = false;
  let socket = await open();
  const renewing = setInterval(() => {
    socket.removeAllListeners('close');
    socket.close();
    void open().then((line) => (socket = line));
  }, lastsMs);

  async function open(): Promise<WebSocket> {
    const line = new WebSocket(url.replace(/^http/, 'ws') + eventsPath);
    line.on('message', (data: Buffer) => {
      heard.messages++;
      heard.bytes += data.length;
      const { type, id } = JSON.parse(data.toString()) as { type: string; id?: number | null };
      after = id ?? after;
      changed.add(type);
    });
    line.on('error', () => undefined);
    line.on('close', () => (heard.lost += isOver ? 0 : 1));
    await Promise.race([once(line, 'open'), once(line, 'close')]).catch(() => undefined);
    if (isOver) line.close();
    if (line.readyState === line.OPEN)
      line.send(
        JSON.stringify({
          type: 'hello',
          token,
          gathered: true,
          ...(after === undefined ? { since: 0.4 } : { after }),
        }),
      );
    if (subject) sayWhere(line);
    return line;
  }
  function sayWhere(line: WebSocket, asked?: { since: number }): void {
    if (line.readyState !== line.OPEN) return;
    line.send(JSON.stringify(subject ? { type: 'here', subject, ...asked } : { type: 'gone' }));
  }
  const stay = (at: typeof subject) => {
    subject = at;
    sayWhere(socket, justAsked);
  };

  return {
    here: (id) => stay({ kind: 'attempt', id }),
    gone: () => stay(undefined),
    hasChanged(types) {
      const isOne = changed.has('resync') || types.some((type) => changed.has(type));
      changed.clear();
      return isOne;
    },
    end() {
      isOver = true;
      clearInterval(renewing);
      socket.close();
      return heard;
    },
  };
}
