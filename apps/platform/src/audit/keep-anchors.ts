import type { KeyObject } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Log } from '../embedded/log.ts';
import { anchorKey } from './anchor-key.ts';
import { addAnchor, keepHead, readAnchors } from './anchors.ts';
import type { Head, ReadAnchors } from './anchors.ts';

/** Milliseconds between anchors: what was added to a chain since the last one could be taken away unnoticed. */
const everyMs = 60_000;

type Settings = Pick<Config, 'auditKeyFile' | 'auditAnchors'>;

/**
 * Writes down every minute, outside of the database and signed, where the chain of each account ends, where that has changed. Of
 * several platforms on one database, which share the folder, one does so at a time.
 * @returns what ends it, behind a last anchor
 */
export async function keepAnchors(
  database: Database,
  { auditKeyFile, auditAnchors: files }: Settings,
  log: Log,
): Promise<() => Promise<void>> {
  const key = await anchorKey(auditKeyFile);
  const places = files.map((file) => createPlace(file, key));
  const warn = (error: unknown) =>
    log.error({ err: error }, 'the ends of the audit chains cannot be anchored');

  const anchor = () =>
    database.asSystem(async (queries) => {
      // Held until the files are written.
      const lock = await sql<{
        mine: boolean;
      }>`select pg_try_advisory_xact_lock(hashtext('moderator anchors')) as mine`.execute(queries);
      if (!lock.rows[0]?.mine) return;
      const { rows } =
        await sql<Head>`select account_id as "accountId", sequence, hash from audit_head order by account_id`.execute(
          queries,
        );
      // One that is out of reach keeps nothing from the others, and goes on where it ended.
      for (const place of places) await anchorIn(place, rows, queries, log).catch(warn);
    });

  let anchoring: Promise<void> | undefined;
  const soon = () =>
    (anchoring ??= anchor()
      .catch(warn)
      .finally(() => (anchoring = undefined)));
  const timer = setInterval(soon, everyMs);
  timer.unref();
  await soon();
  return async () => {
    clearInterval(timer);
    await anchoring;
    await soon();
  };
}

async function anchorIn(place: Place, rows: readonly Head[], queries: Queries, log: Log): Promise<void> {
  const { file } = place;
  const before = await place.read();
  if (before.fault) log.error({ file, fault: before.fault }, 'the anchors of the audit chains are damaged');
  const isAsAnchored = ({ accountId, sequence, hash }: Head) =>
    before.heads.get(accountId)?.get(sequence) === hash;
  const there = new Set(rows.map(({ accountId }) => accountId));
  const gone = [...before.heads.keys()].filter((accountId) => !there.has(accountId));
  const changed = [...rows, ...gone.map((accountId) => ({ accountId, sequence: 0, hash: '' }))].filter(
    (head) => !isAsAnchored(head),
  );
  if (changed.length === 0) return;
  const ends = await entriesAt(
    queries,
    changed.map(({ accountId }) => ({ accountId, sequence: lastOf(before, accountId) })),
  );
  for (const { accountId, sequence } of changed) {
    const anchored = lastOf(before, accountId);
    const end = ends.find((each) => each.accountId === accountId);
    if (anchored > 0 && !(end && isAsAnchored(end)))
      log.error({ accountId, sequence, anchored }, 'an audit chain has lost entries, or has others for them');
  }
  await place.add(
    changed.filter(({ accountId, sequence }) => sequence > 0 && !before.heads.get(accountId)?.has(sequence)),
  );
}

/** A file of anchors, and what it is known to hold. */
interface Place {
  file: string;
  read(): Promise<ReadAnchors>;
  add(heads: Head[]): Promise<void>;
}

function createPlace(file: string, key: KeyObject): Place {
  let known: ReadAnchors | undefined;
  let size = -1;
  /** Read again where another platform has added to it. */
  async function read(): Promise<ReadAnchors> {
    const now = await sizeOf(file);
    if (!known || now !== size) known = await readAnchors(file, key);
    size = now;
    return known;
  }
  return {
    file,
    read,
    async add(heads) {
      if (heads.length === 0) return;
      const before = await read();
      const at = new Date().toISOString();
      before.last = await addAnchor(file, key, { at, heads, previous: before.last });
      for (const head of heads) keepHead(before, head);
      size = await sizeOf(file);
    },
  };
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    (found) => found.size,
    () => 0,
  );

/** The last entry that was anchored; more of them than a call takes arguments come together in some months. */
const lastOf = ({ heads }: ReadAnchors, accountId: string): number =>
  [...(heads.get(accountId)?.keys() ?? [])].reduce((last, each) => Math.max(last, each), 0);

/** Entries of chains, those of them that are there. */
async function entriesAt(
  queries: Queries,
  places: readonly Pick<Head, 'accountId' | 'sequence'>[],
): Promise<Head[]> {
  const accounts = places.map(({ accountId }) => accountId);
  const sequences = places.map(({ sequence }) => sequence);
  const { rows } = await sql<Head>`select account_id as "accountId", sequence, hash from audit_entry
    join unnest(${accounts}::uuid[], ${sequences}::bigint[]) place (account_id, sequence) using (account_id, sequence)`.execute(
    queries,
  );
  return rows;
}
