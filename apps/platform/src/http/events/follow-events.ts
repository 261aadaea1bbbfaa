import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../database/database.ts';
import { eventsFrom, eventsOf, newestEvent } from './read-events.ts';
import type { LiveEvent } from './live-event.ts';

/** Milliseconds before a line that was lost is tried again. */
const againAfterMs = 1_000;

interface Follower {
  /** The database itself: a pooler that pools transactions passes no messages on. */
  connection: pg.ClientConfig;
  database: Database;
  /** Told in the order in which transactions ended; after a lost line some may come twice. */
  told: (events: readonly LiveEvent[]) => void;
  /** Where so much was missed that whoever follows has to look at everything anew. */
  missed: () => void;
  failed: (error: unknown) => void;
}

export interface FollowedEvents {
  /** The last one that everybody was told; undefined where there never was one. */
  last(): Pick<LiveEvent, 'id' | 'horizon'> | undefined;
  stop(): Promise<void>;
}

/**
 * Follows what any process writes down as changed: one line to the database for all who are told. While the line is lost
 * nobody is told; once it is back they are told what they missed.
 */
export async function followEvents({
  connection,
  database,
  told,
  missed,
  failed,
}: Follower): Promise<FollowedEvents> {
  let last: Pick<LiveEvent, 'id' | 'horizon'> | undefined;
  const ending = new AbortController();
  let line: pg.Client | undefined;
  let waiting: string[] = [];
  let reading = Promise.resolve();

  const pass = (events: readonly LiveEvent[]) => {
    if (events.length > 0) told(events);
    last = events.at(-1) ?? last;
  };
  // Messages that come while others are read are read together behind them.
  const read = async () => {
    const transactions = waiting;
    waiting = [];
    if (transactions.length > 0) pass(await eventsOf(database, transactions));
  };
  const readSoon = () => (reading = reading.then(read).catch(failed));

  const begin = async () => void (last = await newestEvent(database));
  async function catchUp(horizon: string): Promise<void> {
    const events = await eventsFrom(database, horizon);
    if (events) return pass(events);
    missed();
    await begin();
  }

  async function open(): Promise<void> {
    const client = new pg.Client({ ...connection, keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      client.on('error', (error) => {
        failed(error);
        resolve();
      });
      client.on('end', resolve);
    });
    client.on('notification', ({ payload = '' }) => {
      waiting.push(payload);
      if (waiting.length === 1) void readSoon();
    });
    try {
      await client.connect();
      await client.query('listen moderator_events');
      line = client;
      await (last ? catchUp(last.horizon) : begin());
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    void lost.then(() => reopen());
  }
  async function reopen(): Promise<void> {
    while (!ending.signal.aborted) {
      await wait(againAfterMs, undefined, { ref: false });
      if (ending.signal.aborted) return;
      try {
        return await open();
      } catch (error) {
        failed(error);
      }
    }
  }

  await open();
  return {
    last: () => last,
    async stop(): Promise<void> {
      ending.abort();
      await line?.end().catch(() => undefined);
      await reading;
    },
  };
}
