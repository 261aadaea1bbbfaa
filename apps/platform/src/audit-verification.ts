import pino from 'pino';
import { sql } from 'kysely';
import { verifyChain } from '@moderator/moderation';
import type { ChainedEntry } from '@moderator/moderation';
import { readConfig } from './config.ts';
import { createDatabase } from './database/database.ts';
import type { Queries } from './database/database.ts';
import { openDatabase } from './import/open-database.ts';

const pageLength = 1000;

interface Head {
  account_id: string;
  sequence: number;
  hash: string;
}

/** The entries of one account's chain in their order, a page at a time. */
async function* entriesOf(queries: Queries, accountId: string): AsyncGenerator<ChainedEntry> {
  for (let after = 0; ;) {
    const { rows } = await sql<ChainedEntry & { at: Date | string }>`
      select sequence, at, actor_id as "actorId", impersonator_id as "impersonatorId", action, subject_kind as "subjectKind",
        subject_id as "subjectId", detail, previous_hash as "previousHash", hash
      from audit_entry where account_id = ${accountId}::uuid and sequence > ${after} order by sequence limit ${pageLength}`.execute(
      queries,
    );
    for (const row of rows) yield { ...row, at: new Date(row.at).toISOString() };
    const last = rows.at(-1);
    if (!last || rows.length < pageLength) return;
    after = last.sequence;
  }
}

/**
 * Reads every audit chain from its start and says whether each is whole.
 * @returns the exit code: 0 when all are, 1 otherwise
 */
export async function verifyAudit(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<number> {
  const { pool, stop } = await openDatabase(readConfig(environment), pino({ level: 'silent' }));
  try {
    return await createDatabase(pool).asSystem(async (queries) => {
      const heads =
        await sql<Head>`select account_id, sequence, hash from audit_head order by account_id`.execute(
          queries,
        );
      let broken = 0;
      for (const { account_id, sequence, hash } of heads.rows) {
        const result = await verifyChain(entriesOf(queries, account_id), { sequence, hash });
        if (!result.ok) broken += 1;
        say(
          result.ok
            ? `account ${account_id}: ${result.count} entries, the chain is whole`
            : `account ${account_id}: BROKEN at entry ${result.at}: ${result.reason}`,
        );
      }
      return broken === 0 ? 0 : 1;
    });
  } finally {
    await pool.end();
    await stop();
  }
}
