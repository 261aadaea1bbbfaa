import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../embedded/log.ts';
import { anchorKey } from './anchor-key.ts';
import { addAnchor, readAnchors } from './anchors.ts';
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
  const [file = ''] = files;
  let known: ReadAnchors | undefined;
  let size = -1;

  /** What the file holds; read again where another platform has added to it. */
  async function anchored(): Promise<ReadAnchors> {
    const now = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (!known || now !== size) known = await readAnchors(file, key);
    size = now;
    return known;
  }

  const anchor = () =>
    database.asSystem(async (queries) => {
      // Held until the file is written.
      const lock = await sql<{
        mine: boolean;
      }>`select pg_try_advisory_xact_lock(hashtext('moderator anchors')) as mine`.execute(queries);
      if (!lock.rows[0]?.mine) return;
      const { rows } =
        await sql<Head>`select account_id as "accountId", sequence, hash from audit_head order by account_id`.execute(
          queries,
        );
      const before = await anchored();
      if (before.fault)
        log.error({ file, fault: before.fault }, 'the anchors of the audit chains are damaged');
      const heads = rows.filter(({ accountId, sequence, hash }) => {
        const last = lastOf(before, accountId);
        if (sequence < last)
          log.error({ accountId, sequence, anchored: last }, 'an audit chain has lost entries');
        return sequence > 0 && before.heads.get(accountId)?.get(sequence) !== hash;
      });
      if (heads.length === 0) return;
      const at = new Date().toISOString();
      before.last = await addAnchor(files, key, { at, heads, previous: before.last });
      for (const { accountId, sequence, hash } of heads)
        before.heads.set(
          accountId,
          (before.heads.get(accountId) ?? new Map<number, string>()).set(sequence, hash),
        );
      size = (await stat(file)).size;
    });

  const warn = (error: unknown) =>
    log.error({ err: error }, 'the ends of the audit chains cannot be anchored');
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

const lastOf = ({ heads }: ReadAnchors, accountId: string) =>
  Math.max(0, ...(heads.get(accountId)?.keys() ?? []));
