import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { Tables } from './schema.ts';

/** A transaction in which queries are asked; repositories take it, never a pool. */
export type Queries = Transaction<Tables>;

/** Whose rows a transaction may see: one account, or all accounts of the client. */
export interface TenantScope {
  clientId: string;
  accountId: string | '*';
}

/** The platform's database, asked only inside transactions. */
export interface Database {
  /** Runs with the rights of a request: bound to its tenant by row-level security. */
  asTenant<Answer>(scope: TenantScope, work: (queries: Queries) => Promise<Answer>): Promise<Answer>;
  /** Runs as the owner, for what belongs to no tenant: start-up, import, sign-in. */
  asSystem<Answer>(work: (queries: Queries) => Promise<Answer>): Promise<Answer>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
}

/** Wraps a pool; the pool stays its maker's to end. */
export function createDatabase(pool: pg.Pool): Database {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    asTenant: (scope, work) =>
      kysely.transaction().execute(async (queries) => {
        await sql`select set_config('role', 'moderator_application', true),
          set_config('app.client', ${scope.clientId}, true),
          set_config('app.account', ${scope.accountId}, true)`.execute(queries);
        return work(queries);
      }),
    asSystem: (work) => kysely.transaction().execute(work),
    ping: async () => {
      await sql`select 1`.execute(kysely);
    },
  };
}
