import { availableParallelism } from 'node:os';
import pg from 'pg';
import { GatheringSocket } from './gathering-socket.ts';

// Whole numbers that fit, decimals as numbers, days as the text they are: what JSON can carry.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A point in time as the database writes it in UTC, `2026-11-22 18:00:00.123456+00`; infinity and others as pg reads them. */
const inUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;
const anyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) =>
  inUtc.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyInstant(text),
);

/** Lists of ids, which rows of lists and batches are full of; what is nested or has a null in it as pg reads it. */
const listsOfIds: number = 2951;
const onlyIds = /^\{[\da-f-]{36}(,[\da-f-]{36})*\}$/;
const anyIds = pg.types.getTypeParser(listsOfIds);
pg.types.setTypeParser(listsOfIds, (text) =>
  text === '{}' ? [] : onlyIds.test(text) ? text.slice(1, -1).split(',') : (anyIds(text) as unknown),
);

type Log = (message: string) => void;

/** How long a request waits for the database. */
export interface DatabasePatience {
  /** Milliseconds for a connection, from the pool or anew. */
  connectMs: number;
  /** Milliseconds that a statement may take, and may wait for what another one holds. */
  statementMs: number;
  lockMs: number;
  /** Milliseconds after which a database that says nothing is not there. */
  answerMs: number;
}

export const usualDatabasePatience: DatabasePatience = {
  connectMs: 5_000,
  statementMs: 15_000,
  lockMs: 5_000,
  answerMs: 20_000,
};

const limitsOf = ({ connectMs, statementMs, lockMs, answerMs }: DatabasePatience): pg.PoolConfig => ({
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  query_timeout: answerMs,
  // What a request leaves open without asking anything holds locks for nothing.
  idle_in_transaction_session_timeout: 2 * answerMs,
});

/** A pool of connections to the platform's database. */
export const createPool = (connection: pg.PoolConfig, log: Log): pg.Pool =>
  watched({ connectionTimeoutMillis: 10_000, ...connection, onConnect: beginning(unbound) }, log);

/** What does not say that it is the platform's own work reads nothing of any tenant (0050-owner-is-bound.sql). */
const unbound = 'set app.system to off';
const beginning = (text: string) => async (client: pg.ClientBase) => void (await client.query(text));

function watched(settings: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ max: 16, ...settings });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process. Those of a pool that ends
  // may end with the database.
  pool.on('error', (error) => {
    if (!pool.ending) log(`a database connection was lost: ${error.message}`);
  });
  // Neither may one that breaks between two statements of a transaction: its next statement fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Transactions of requests at once: the database works on as many as there are cores, while others wait for this
 * process or for the disk. More at once are not done sooner, they only share the cores. One of them is never had by an account
 * that has all others.
 */
export const requestsAtOnce = 2 * availableParallelism() + 3;

/** How connections of requests are made: to the database, or to a pooler in front of it. */
export interface RequestConnections {
  connection: pg.PoolConfig;
  /**
   * Whether each transaction may have another session of the database. What a session begins with is then the
   * pooler's to say (`refuseUnfitPooler`).
   */
  isPooled?: boolean;
  patience?: DatabasePatience | undefined;
}

/** The connections of requests alone: they take the next statement before the last is answered. */
export function createRequestPool(
  { connection, isPooled = false, patience = usualDatabasePatience }: RequestConnections,
  log: Log,
): pg.Pool {
  // A pool makes many connections, so it takes what makes one; the types know of one stream alone.
  const pipelined = { pipeline: true, stream: (() => new GatheringSocket()) as never };
  // What a connection has prepared is worth keeping for the next minutes.
  const own = { ...connection, ...pipelined, max: requestsAtOnce, idleTimeoutMillis: 300_000 };
  const limits = limitsOf(patience);
  // A request changes something in its transaction alone, which says so: not where that did not begin.
  const onConnect = beginning(`${unbound}; set default_transaction_read_only to on`);
  if (!isPooled) return watched({ ...own, ...limits, onConnect }, log);
  const { connectionTimeoutMillis, query_timeout } = limits;
  return watched({ ...own, connectionTimeoutMillis, query_timeout }, log);
}

/**
 * The few connections of what every request may need beside its own: sign-in, counts of requests, health. Never a
 * pooler's: requests that have all of its sessions would wait for one more.
 */
export const createSharedPool = (
  connection: pg.PoolConfig,
  log: Log,
  patience = usualDatabasePatience,
): pg.Pool => createPool({ ...connection, ...limitsOf(patience), pipeline: true, max: 4 }, log);
