import type { Query, QueryClient } from '@tanstack/react-query';
import { isReachable } from '@/session/connection.ts';
import { accessToken } from '@/session/session.ts';
import { settings } from '@/session/settings.ts';
import { callsOf } from './calls-of-events.ts';
import { tellBy } from './where-i-am.ts';

/** Milliseconds before a line that ended is tried again, doubled each time up to the longest. */
const againAfterMs = 1_000;
const longestWaitMs = 60_000;
/** Milliseconds in which changes are gathered before anything is asked again, and between two such times. */
const gatherMs = 300;
const restMs = 3_000;
/** Milliseconds for which what is under way is let in before it is asked for once more. */
const patienceMs = 10_000;

/** Ended for a token that is over; and for one connection too many of one person. */
const [signedOut, tooMany] = [4401, 4429];

/** What is told without being named, which is no attempt that is open: whether that one changed just before is told by itself. */
const others = 'others';

/** Whether all who look at an answer see it only once they open something. */
const isFolded = ({ observers }: Query): boolean => observers.every(({ options }) => options.meta?.isFolded);

interface Told {
  type: string;
  id?: number | null;
  /** Without an id where many changed at once; null where it is not what is open here. */
  subject?: { id?: string | null } | null;
}

/**
 * Hears from the platform what changed and has it asked for again where it is shown, so that another window, or somebody
 * else, is seen within a second, or within seconds where many work. Without a line everything is asked for as often as before.
 * @returns ends it
 */
export function followLiveEvents(client: QueryClient): () => void {
  let socket: WebSocket | undefined;
  let token: string | undefined;
  let after: number | undefined;
  let waitMs = againAfterMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  /** Calls with what they are to be asked again about; nothing for all of it. */
  const gathered = new Map<string, Set<string | undefined>>();
  /** An attempt on the screen says nothing of others but where they stand beside it, which may wait for the next time it is asked for. */
  const isDue = ({ queryKey: [, , call, input] }: Query) => {
    const about = gathered.get(String(call));
    const { id } = (input ?? {}) as { id?: string };
    return about !== undefined && (call !== 'getWorkspace' || about.has(undefined) || about.has(id));
  };
  let asking: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;
  const askAgain = (patientUntil: number) => {
    // On a slow line what is nearly here would be thrown away for each change, and never come.
    const isUnderWay = client.isFetching({ type: 'active', predicate: isDue }) > 0;
    if (isUnderWay && Date.now() < patientUntil)
      return void (asking = setTimeout(askAgain, gatherMs, patientUntil));
    asking = undefined;
    askedAt = Date.now();
    void client.invalidateQueries({ predicate: isDue, refetchType: 'none' });
    // What nobody looks at is asked for again once somebody does.
    if (!document.hidden)
      void client.refetchQueries({
        type: 'active',
        predicate: (query) => isDue(query) && !isFolded(query),
      });
    gathered.clear();
  };
  const gather = (calls: readonly string[], id: string | undefined) => {
    for (const call of calls) gathered.set(call, (gathered.get(call) ?? new Set()).add(id));
    if (gathered.size === 0) return;
    const waitMs = Math.max(gatherMs, askedAt + restMs - Date.now());
    asking ??= setTimeout(askAgain, waitMs, Date.now() + waitMs + patienceMs);
  };

  const take = ({ type, id, subject }: Told) => {
    if (typeof id === 'number') after = id;
    if (type === 'hello') {
      waitMs = againAfterMs;
      tellBy((message) => socket?.send(JSON.stringify(message)));
    }
    gather(callsOf(type), subject === null ? others : (subject?.id ?? undefined));
  };
  const later = (milliseconds: number) => {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(open, milliseconds * (0.75 + Math.random() / 2));
  };

  /** The last that was heard; at first the beginning of this page, whose answers may be older than its line. */
  const from = () =>
    after === undefined ? { since: Math.min(performance.now() / 1000, 86_400) } : { after };

  function open(): void {
    const now = accessToken();
    // What is signed in anew by calls is good here, too; nothing is renewed for this line alone.
    if (!isReachable.get() || now === undefined || now === token) return later(longestWaitMs / 10);
    const line = new WebSocket(`${settings.websocketUrl}/api/v2/events`);
    socket = line;
    line.addEventListener('open', () =>
      line.send(JSON.stringify({ type: 'hello', token: now, ...from(), gathered: true })),
    );
    line.addEventListener('message', ({ data }) => take(JSON.parse(String(data)) as Told));
    line.addEventListener('close', ({ code }) => {
      if (line === socket) tellBy(undefined);
      if (code === signedOut) token = now;
      waitMs = Math.min(code === tooMany ? longestWaitMs : waitMs * 2, longestWaitMs);
      later(waitMs);
    });
  }
  open();

  return () => {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(asking);
    socket?.close();
  };
}
