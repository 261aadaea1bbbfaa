import pino from 'pino';
import { sql } from 'kysely';
import { verifyChain } from '@moderator/moderation';
import type { ChainedEntry } from '@moderator/moderation';
import { checkingKey } from './audit/anchor-key.ts';
import { readAnchors } from './audit/anchors.ts';
import { checkPapers } from './audit/check-papers.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { createDatabase } from './database/database.ts';
import type { Queries } from './database/database.ts';
import { openFiles } from './files/open-files.ts';
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

/** An entry as it was anchored: places that say different things of one cannot both be right. */
const placeOf = (sequence: number, hash: string): string => `${sequence} ${hash}`;

/** Passes entries on and takes from the anchored ones those that are as they were. */
async function* compared(entries: AsyncIterable<ChainedEntry>, anchored: Set<string>) {
  for await (const entry of entries) {
    anchored.delete(placeOf(entry.sequence, entry.hash));
    yield entry;
  }
}

/** What was anchored, in each place, and what is wrong with the places themselves. */
async function allAnchored({ auditKeyFile, auditAnchors }: Config) {
  const key = await checkingKey(auditKeyFile).catch(() => undefined);
  if (!key) return { places: [], faults: [`the key of the anchors is not in ${auditKeyFile}`] };
  const read = await Promise.all(
    auditAnchors.map(async (file) => ({ file, ...(await readAnchors(file, key)) })),
  );
  const faults = read.flatMap(({ file, lines, fault }) =>
    fault ? [`${file}: ${fault}`] : lines === 0 ? [`${file}: nothing is anchored there`] : [],
  );
  return { places: read, faults };
}

/**
 * Reads every audit chain from its start and says whether each is whole, and ends no earlier than was anchored outside of the database;
 * then whether sealed papers are as they were sealed.
 * @returns the exit code: 0 when all are, 1 otherwise
 */
export async function verifyAudit(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<number> {
  const config = readConfig(environment);
  const { places, faults } = await allAnchored(config);
  const { pool, stop } = await openDatabase(config, pino({ level: 'silent' }));
  try {
    return await createDatabase(pool).asSystem(async (queries) => {
      // Entries that come meanwhile belong to the next time.
      await sql`set transaction isolation level repeatable read`.execute(queries);
      const { rows } =
        await sql<Head>`select account_id, sequence, hash from audit_head where sequence > 0 order by account_id`.execute(
          queries,
        );
      const heads = new Map(rows.map((head) => [head.account_id, head]));
      const accounts = new Set([
        ...heads.keys(),
        ...places.flatMap(({ heads: anchored }) => [...anchored.keys()]),
      ]);
      let broken = 0;
      for (const account of accounts) {
        const anchored = new Set(
          places.flatMap(({ heads: of }) => [...(of.get(account) ?? [])].map((each) => placeOf(...each))),
        );
        const head = heads.get(account) ?? { sequence: 0, hash: '' };
        const result = await verifyChain(compared(entriesOf(queries, account), anchored), head);
        const fault = result.ok ? lostSince(anchored) : `at entry ${result.at}: ${result.reason}`;
        if (fault) broken += 1;
        say(
          fault
            ? `account ${account}: BROKEN ${fault}`
            : `account ${account}: ${result.ok ? result.count : 0} entries, the chain is whole`,
        );
      }
      // Without any entry there is nothing to anchor either.
      const papers = await checkPapers(queries, openFiles(config));
      for (const { accountId, whole, faults: wrong } of papers) {
        say(`account ${accountId}: ${whole} sealed papers are as they were sealed`);
        for (const fault of wrong) say(`account ${accountId}: ${fault}`);
        broken += wrong.length;
      }
      if (accounts.size > 0) for (const fault of faults) say(`anchors: BROKEN ${fault}`);
      return broken === 0 && (accounts.size === 0 || faults.length === 0) ? 0 : 1;
    });
  } finally {
    await pool.end();
    await stop();
  }
}

const lostSince = (anchored: ReadonlySet<string>): string | undefined =>
  anchored.size === 0
    ? undefined
    : `at entry ${[...anchored].map((place) => parseInt(place)).reduce((one, other) => Math.min(one, other))}: it was anchored, and is missing or another one now`;
