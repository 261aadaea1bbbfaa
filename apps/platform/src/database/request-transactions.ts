import { DefaultQueryExecutor, PostgresDialect, Transaction } from 'kysely';
import type { Compilable, CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type pg from 'pg';
import type { Queries } from './database.ts';
import { isConnectionLost } from './lost-connection.ts';
import type { DB as Tables } from './generated/tables.ts';
import { statementNames } from './statement-names.ts';
import { settingsOf, settingsText } from './tenant-scope.ts';
import type { TenantScope } from './tenant-scope.ts';
import { statement } from '../watching/traces.ts';

/** Statements that a connection keeps prepared, at some 50 kB of the database's memory each; then it is replaced. */
const mostPrepared = 300;

const writes = /^(INSERT|UPDATE|DELETE|MERGE)$/;

/** The transaction of one request: first the platform's own, then that of a tenant. */
export interface RequestTransaction {
  queries: Queries;
  /**
   * Binds the rest of the transaction to a tenant. What is asked behind it is sent at once: where the settings
   * were refused, the transaction has failed, and the database refuses all that follows.
   * @param asksOnly that the answer promises nothing, so that it need not wait until a transaction without writes ends
   * @param confirmed where the tenant is what it was a moment ago, and the statement before this asks whether it still is:
   * nothing that is asked from here on is answered, and nothing lasts, unless this holds. Where it fails, so does the transaction, and
   * its work is left where it waits.
   */
  enter(scope: TenantScope, asksOnly: boolean, confirmed?: Promise<unknown>): Promise<void>;
  /** Writes something last, whose answer nobody needs: it travels with the commit, in order, and where it fails nothing is changed. */
  lastly(written: Compilable): void;
  /** Ends the transaction with nothing changed, although the work answers. */
  takeBack(): void;
}

/** Transactions of requests, each on a connection of its own. */
export interface RequestTransactions {
  /**
   * Runs work in a transaction; its answer is given once all of it lasts.
   * @throws what the work throws, with nothing changed
   */
  run<Answer>(work: (transaction: RequestTransaction) => Promise<Answer>): Promise<Answer>;
}

/**
 * Transactions over a pool of connections that take a statement before the one ahead is answered (pipelining), with
 * statements kept prepared. A request so waits for the database no more often than one answer needs another.
 * @param isPooled whether a pooler says how sessions begin, so that nothing is asked before it is known that a transaction has begun
 */
export function requestTransactions(pool: pg.Pool, isPooled = false): RequestTransactions {
  const dialect = new PostgresDialect({ pool });
  const [adapter, compiler, nameOf] = [
    dialect.createAdapter(),
    dialect.createQueryCompiler(),
    statementNames(),
  ];
  const preparedBy = new WeakMap<pg.PoolClient, Set<string>>();
  /** Connections whose last transaction only read and is still to be ended: with the next one, if that follows at once. */
  const unended = new WeakSet<pg.PoolClient>();
  const endLater = (client: pg.PoolClient) => {
    unended.add(client);
    setImmediate(() => {
      if (unended.delete(client)) void ignored(client.query('commit'));
    });
  };

  return {
    async run(work) {
      const client = await pool.connect();
      const prepared = preparedBy.get(client) ?? new Set();
      preparedBy.set(client, prepared);
      const release = (error?: unknown) =>
        client.release(error !== undefined || prepared.size > mostPrepared);
      /** Plans depend on the role that they are made for: a text that two roles ask is two statements. */
      let role = 'o';
      let isOver = false;
      /** Comes once that holds on which what is asked may be told; where it does not, whoever asked waits for nothing any more. */
      let known: Promise<unknown> | undefined;
      const [first, refused] = [signal(), signal()];
      const ask = async (text: string, parameters: readonly unknown[]) => {
        // Behind it the connection is another's, and asks as the platform itself.
        if (isOver) {
          await known;
          throw new Error('Asked of a transaction that is over.');
        }
        const named = nameOf(text);
        const name = named && `${role}${named}`;
        if (name) prepared.add(name);
        const before = known;
        try {
          const answer = statement(text, () => client.query({ name, text, values: [...parameters] }));
          first.give();
          const result = await answer;
          hasWritten ||= writes.test(result.command);
          return result;
        } finally {
          if (before) await before;
        }
      };

      // Until it is known whose request it is, the platform asks for itself.
      const before = unended.delete(client) ? 'commit; ' : '';
      const begun = ignored(client.query(`${before}begin read write; set local app.system to on`));
      let entered: Promise<unknown> = begun;
      let mayLeaveEarly = false;
      let hasWritten = false;
      let isTakenBack = false;
      const last: CompiledQuery[] = [];
      const end = (how: 'commit' | 'rollback') => {
        isOver = true;
        return client.query(how);
      };
      const transaction: RequestTransaction = {
        queries: new Transaction<Tables>({
          config: { dialect },
          dialect,
          driver: noDriver,
          executor: new DefaultQueryExecutor(compiler, adapter, {
            provideConnection: (consumer) => consumer(connectionOf(ask)),
          }),
        }),
        async enter(scope, asksOnly, confirmed) {
          // Outside of a transaction the settings would be those of one statement, and all others the owner's: what is asked ahead of
          // that is told to nobody where it was so, and can have changed nothing (`createRequestPool`).
          await (confirmed && !isPooled
            ? Promise.race([first.given, confirmed])
            : Promise.all([begun, confirmed]));
          mayLeaveEarly = asksOnly;
          const set = ignored(client.query({ name: 'enter', text: settingsText, values: settingsOf(scope) }));
          const holds = confirmed && Promise.all([begun, confirmed]);
          known = holds?.catch((error: unknown) => {
            refused.fail(error);
            return new Promise(() => undefined);
          });
          // Where the question failed that it hangs on, that is why: what is asked behind it is refused for that alone.
          entered = ignored(holds ? holds.then(() => set) : set);
          role = 't';
        },
        lastly(written) {
          last.push(written.compile());
        },
        takeBack() {
          isTakenBack = true;
        },
      };

      try {
        const working = ignored(work(transaction));
        await Promise.race([working, refused.given]);
        const answer = await working;
        await entered;
        if (isTakenBack) {
          await end('rollback');
          release();
          return answer;
        }
        // What only read has nothing to lose: its answer need not wait, and a call to the database is saved where many ask.
        if (mayLeaveEarly && !hasWritten && last.length === 0) {
          isOver = true;
          endLater(client);
          release();
          return answer;
        }
        const written = last.map(({ sql, parameters }) => ignored(ask(sql, parameters)));
        const [{ command }] = await Promise.all([ignored(end('commit')), ...written]);
        if (command !== 'COMMIT') throw new Error(`The transaction ended with ${command}.`);
        release();
        return answer;
      } catch (error) {
        // What is asked of a failed transaction is refused for that alone; why it failed says what failed first.
        const reason = await entered.then(
          () => error,
          (first: unknown) => first,
        );
        // Of a connection that is gone nothing more can be asked, nor waited for.
        if (isConnectionLost(reason)) release(reason);
        else await end('rollback').then(() => release(), release);
        throw reason;
      }
    },
  };
}

/** Something that others wait for until it is given, or fails. */
function signal(): { given: Promise<void>; give: () => void; fail: (error: unknown) => void } {
  let give!: () => void;
  let fail!: (error: unknown) => void;
  const given = new Promise<void>((resolve, reject) => ([give, fail] = [resolve, reject]));
  return { given, give, fail };
}

/** The same promise; that it fails is told where it is waited for. */
function ignored<Answer>(promise: Promise<Answer>): Promise<Answer> {
  promise.catch(() => undefined);
  return promise;
}

type Ask = (text: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

const connectionOf = (ask: Ask): DatabaseConnection => ({
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await ask(sql, parameters);
    return {
      rows: rows as Row[],
      ...(writes.test(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
    };
  },
  streamQuery: unused,
});

/** Transactions begin and end here, never through the query builder. */
function unused(): never {
  throw new Error('A request has one transaction and reads whole answers.');
}

const noDriver: Driver = {
  init: unused,
  acquireConnection: unused,
  beginTransaction: unused,
  commitTransaction: unused,
  rollbackTransaction: unused,
  releaseConnection: unused,
  destroy: unused,
};
