import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { WebSocket } from 'ws';
import type { Database } from '../../database/database.ts';
import { principalOf } from '../../kernel/present-person.ts';
import { RefusedError, refuse } from '../../kernel/refusal.ts';
import { refuseStrangers } from '../hosts.ts';
import type { HostAccount } from '../hosts.ts';
import type { PersonOf } from '../people-of-tokens.ts';
import type { TokenVerifier } from '../tokens.ts';
import type { FollowedEvents } from './follow-events.ts';
import { gathering } from './gathering.ts';
import { closeCodes } from './listeners.ts';
import type { Listener, Listeners } from './listeners.ts';
import { hears, isOfEverybody, toldAs } from './live-event.ts';
import type { LiveEvent } from './live-event.ts';
import type { Presence, Subject } from './presence.ts';
import type { RecentChanges } from './recent-changes.ts';
import { eventsFrom, horizonOf, newestEvent } from './read-events.ts';

/** What is needed to talk with one who listens. */
export interface Talk {
  database: Database;
  tokens: TokenVerifier;
  personOf: PersonOf;
  listeners: Listeners;
  followed: FollowedEvents;
  recent: RecentChanges;
  presence: Presence;
  failed: (error: unknown) => void;
}

/** Milliseconds in which somebody has to say who they are. */
const helloMs = 5_000;
/** Bytes that may wait for a reader; a slower one comes back and is given what it missed. */
const mostBehind = 1_000_000;
/** Seconds for which a page that was just read need not be read again. */
const freshSeconds = 30;
/** Seconds that are kept. */
const mostSeconds = 86_400;

const message = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    token: z.string().max(16_000),
    after: z.int().nonnegative().optional(),
    since: z.number().nonnegative().max(mostSeconds).optional(),
    gathered: z.boolean().optional(),
  }),
  z.object({ type: z.literal('resume'), after: z.int().nonnegative() }),
  z.object({
    type: z.literal('here'),
    subject: z.object({ kind: z.string().max(40), id: z.uuid().toLowerCase() }),
    since: z.number().nonnegative().max(mostSeconds).optional(),
  }),
  z.object({ type: z.literal('gone') }),
]);

type Message = z.infer<typeof message>;
type Hello = Extract<Message, { type: 'hello' }>;
type Here = Extract<Message, { type: 'here' }>;

/**
 * Talks with one connection until it ends. The first message says who it is, `{ type: 'hello', token, after?, since?, gathered? }`; the same again,
 * with a newer token, keeps it open. `{ type: 'here', subject, since? }` says what is open now, `{ type: 'gone' }` that nothing is.
 */
export function converse(
  socket: WebSocket,
  request: IncomingMessage,
  hostAccount: HostAccount | undefined,
  { database, tokens, personOf, listeners, followed, recent, presence, failed }: Talk,
): void {
  let listener: Listener | undefined;
  // One after the other: what follows a greeting is about whoever was greeted.
  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work).catch((error: unknown) => {
      if (error instanceof RefusedError) return close(closeCodes.signedOut, error.code);
      failed(error);
      close(closeCodes.goingAway, 'it cannot be told now');
    });
  };
  const line = randomUUID();
  /** What is open over this line, whether or not it is theirs to open at the moment. */
  let at: Subject | undefined;
  /** The same where the platform has said that it is theirs to open. */
  let open: Subject | undefined;
  const letGo = () => {
    others.end();
    if (listener) listeners.remove(listener);
  };
  const close = (code: number, reason: string) => {
    letGo();
    socket.close(code, reason);
  };
  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text);
    if (socket.bufferedAmount <= mostBehind) return;
    close(closeCodes.tooSlow, 'too much waits to be read');
    socket.terminate();
  };
  /** What happens to other things than is open here. */
  const others = gathering({
    send,
    hears: (event) => listener !== undefined && hears(listener.principal, event),
  });
  let isGathered = false;
  /** What happens while what was missed is read, and comes behind it. */
  let held: LiveEvent[] | undefined;
  const hear = (event: LiveEvent) => (held ? void held.push(event) : tell(event));
  const tell = (event: LiveEvent) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isGathered && isOfEverybody(event) && event.subject.id !== at?.id) others.hear(event);
    else send(toldAs({ ...event, id: others.isWaiting() ? null : event.id }));
  };
  const tooLate = setTimeout(() => close(closeCodes.tooSlow, 'nobody said who it is'), helloMs);
  tooLate.unref();

  async function greet({ token, since, gathered = false, ...hello }: Hello, cameAt: number): Promise<void> {
    const claims = await tokens.verify(token, request);
    const userId = (await personOf(claims)) ?? refuse('unknown_person');
    const principal =
      (await database.asSystem((queries) => principalOf(queries, userId, false))) ?? refuse('not_signed_in');
    refuseStrangers({ hostAccount }, principal);
    if (listener && listener.principal.userId !== userId)
      refuse('not_signed_in', 'The connection is another person’s.');
    const after = hello.after ?? (since === undefined ? undefined : await placeOf(since, cameAt));
    // Behind all that is waited for: whoever left meanwhile would be kept for good.
    if (socket.readyState !== socket.OPEN) return;
    clearTimeout(tooLate);
    if (listener) return void (listener.claims = claims);
    isGathered = gathered;
    // Whoever comes back, or comes late, has missed something, and is told of it soon.
    const isFresh = hello.after === undefined && (since ?? 0) < freshSeconds;
    const restMs = isFresh ? listeners.longRestAt(principal) : undefined;
    if (restMs) others.beginResting(restMs);
    const { longRest } = others;
    const hasOpen = (id: string | null) => open !== undefined && open.id === id;
    listener = { principal, claims, send, hear, close, longRest, lookAgain, hasOpen };
    if (!listeners.add(listener)) return close(closeCodes.tooMany, 'too many connections of one person');
    // What was missed is still to be told, and a line may end before.
    send(JSON.stringify({ type: 'hello', id: after ?? followed.last()?.id ?? null }));
    if (after !== undefined) await giveMissed(listener, after, hello.after === undefined);
  }

  /**
   * Where to go on from for whoever had what was so many seconds before their message came; 0, which is never kept, where that is not
   * known any more.
   */
  async function placeOf(seconds: number, cameAt: number): Promise<number | undefined> {
    const ago = () => seconds + (Date.now() - cameAt) / 1000;
    return followed.last() && ((await newestEvent(database, ago))?.id ?? 0);
  }

  /** @param isFirst where nothing was heard before, so that nothing that is older has to come a second time */
  async function giveMissed({ principal }: Listener, after: number, isFirst = false): Promise<void> {
    const last = followed.last()?.id ?? null;
    held = [];
    const horizon = await horizonOf(database, after);
    const events = horizon === undefined ? undefined : await eventsFrom(database, horizon, principal);
    const isMissed = ({ id }: LiveEvent) => (isFirst ? id > after : id !== after);
    for (const event of events ?? []) if (isMissed(event) && hears(principal, event)) tell(event);
    // A place to go on from, also for whoever nothing was told.
    send(JSON.stringify({ type: events ? 'current' : 'resync', id: others.isWaiting() ? null : last }));
    const behind = held;
    held = undefined;
    behind.forEach(tell);
  }

  /**
   * What nobody may have open any more, or what there is none of, is answered; the line stays.
   * @returns whether it is theirs to have open
   */
  async function mark({ principal: { userId } }: Listener, subject: Subject): Promise<boolean> {
    at = subject;
    if (open?.id !== subject.id) open = undefined;
    try {
      await presence.here(line, userId, subject);
      open = subject;
      return true;
    } catch (error) {
      open = undefined;
      if (!(error instanceof RefusedError)) throw error;
      await presence.gone(line);
      send(JSON.stringify({ type: 'refused', code: error.code, subject }));
      return false;
    }
  }
  /** Until now what happened to it was not told by its name. Whoever has just read it need not read it again where nothing did. */
  async function come(to: Listener, { subject, since = Infinity }: Here, cameAt: number): Promise<void> {
    const isTheirs = await mark(to, subject);
    // Those in a meeting are told of everybody who comes, themselves as well.
    if (!isTheirs || subject.kind !== 'attempt') return;
    // Counted from when it came, not from now: meanwhile others were told, and this line was not yet one that has it open.
    if (!recent.mayHaveChanged(subject, cameAt - since * 1000, to.principal.userId)) return;
    const changed = { ...subject, version: null };
    send(toldAs({ id: null, at: new Date(), type: 'presence.changed', subject: changed }));
  }
  async function leave(): Promise<void> {
    if (!at) return;
    at = open = undefined;
    await presence.gone(line);
  }
  const lookAgain = () =>
    inTurn(async () => {
      if (listener && at) await mark(listener, at);
    });

  async function take(text: string, cameAt: number): Promise<void> {
    const read = message.safeParse(jsonOf(text));
    if (!read.success) return close(closeCodes.wrongForm, 'a message is of no form that is known');
    if (read.data.type === 'hello') return greet(read.data, cameAt);
    if (!listener) return close(closeCodes.signedOut, 'say who it is first');
    if (read.data.type === 'here') return come(listener, read.data, cameAt);
    if (read.data.type === 'gone') return leave();
    await giveMissed(listener, read.data.after);
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) return close(closeCodes.wrongForm, 'messages are text');
    const cameAt = Date.now();
    inTurn(() => take(data.toString(), cameAt));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(tooLate);
    letGo();
    inTurn(leave);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
