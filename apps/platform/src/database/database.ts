import { settingsOf, settingsText } from './tenant-scope.ts';
import type { TenantScope } from './tenant-scope.ts';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { DB as Tables } from './generated/tables.ts';
import { onlyRow } from './only-row.ts';
import { statementEnded } from '../watching/traces.ts';

/** A transaction in which queries are asked; repositories take it, never a pool. */
export type Queries = Transaction<Tables>;

/** The platform's database, asked only inside transactions. */
export interface Database {
  /** Runs with the rights of a request: bound to its tenant by row-level security. */
  asTenant<Answer>(scope: TenantScope, work: (queries: Queries) => Promise<Answer>): Promise<Answer>;
  /** The same over one state of the database for as long as it takes: what is read fits together. */
  asTenantSnapshot<Answer>(scope: TenantScope, work: (queries: Queries) => Promise<Answer>): Promise<Answer>;
  /** Runs as the owner, for what belongs to no tenant: start-up, import, sign-in. */
  asSystem<Answer>(work: (queries: Queries) => Promise<Answer>): Promise<Answer>;
  /** Adds requests to the count of a minute. @returns the count */
  countRequests(subject: string, minute: number, requests: number): Promise<number>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
}

/** Wraps a pool; the pool stays its maker's to end. */
export function createDatabase(pool: pg.Pool): Database {
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) => statementEnded(query.sql, queryDurationMillis),
  });
  const within =
    <Answer>(scope: TenantScope, work: (queries: Queries) => Promise<Answer>) =>
    async (queries: Queries) => {
      await enter(queries, scope);
      return work(queries);
    };
  return {
    asTenant: (scope, work) => kysely.transaction().execute(within(scope, work)),
    asTenantSnapshot: (scope, work) =>
      kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(within(scope, work)),
    asSystem: (work) =>
      kysely.transaction().execute(async (queries) => {
        await queries.executeQuery(CompiledQuery.raw('set local app.system to on'));
        return work(queries);
      }),
    countRequests: async (subject, minute, requests) => {
      const result = await sql<{ requests: number }>`
        insert into request_count (subject, minute, requests) values (${subject}::uuid, ${minute}, ${requests})
        on conflict (subject, minute) do update set requests = request_count.requests + ${requests}
        returning requests`.execute(kysely);
      return onlyRow(result).requests;
    },
    ping: async () => {
      await sql`select 1`.execute(kysely);
    },
  };
}

/** Binds the rest of a transaction to a tenant. Only an operator's transaction goes from one to another. */
export async function enter(queries: Queries, scope: TenantScope): Promise<void> {
  await queries.executeQuery(CompiledQuery.raw(settingsText, settingsOf(scope)));
}
