import { takeTurns } from '../database/take-turns.ts';
import { audit } from '../attempts/audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { stableId } from '../kernel/ids.ts';
import { findAccount } from './account.ts';
import type { ImportAccount } from './account.ts';
import type { LoadedMapping } from './mapping.ts';
import type { Progress } from './progress.ts';
import type { SourceRecords } from './source.ts';
import { StrictlyRefused } from './refusals.ts';
import { storeRecords } from './store-records.ts';
import type { Counts } from './storing.ts';

interface Import {
  database: Database;
  loaded: LoadedMapping;
  records: SourceRecords;
  /** The account's prefix, when it is asked for. */
  accountPrefix?: string | undefined;
  /** Whether one refused row refuses everything. */
  strict?: boolean;
  now: Date;
  progress: Progress;
}

/**
 * Stores records in one transaction: everything with its audit entry, or nothing. Results are read while it stores who they are of.
 * Rows that may not be changed any more are added to the refusals of the records.
 * @throws ImportError when it is not clear which account is meant
 * @throws StrictlyRefused
 */
export async function importRecords({
  database,
  loaded,
  records,
  accountPrefix,
  strict = false,
  now,
  progress,
}: Import): Promise<{ account: ImportAccount; counts: Counts }> {
  const { mapping } = loaded;
  return database.asSystem(async (queries) => {
    const account = await findAccount(queries, { option: accountPrefix, mapping: mapping.account });
    // Two imports at once would both find the same rows missing.
    await takeTurns(queries, `moderator import ${account.id}`);
    const refuseStrictly = () => {
      if (strict && records.refusals.length > 0) throw new StrictlyRefused();
    };
    const counts = await storeRecords({ queries, account, mapping, now, progress }, records, refuseStrictly);
    refuseStrictly();
    if (isAnything(counts)) await auditImport(queries, account, loaded, records, counts, now);
    return { account, counts };
  });
}

/** An import that changes nothing leaves no entry, as a write that changes nothing makes no version. */
const isAnything = (counts: Counts): boolean =>
  Object.values(counts).some((count) => count.new + count.changed > 0);

const auditImport = (
  queries: Queries,
  { id: accountId, clientId, prefix }: ImportAccount,
  { mapping: { source, title }, name, sha256 }: LoadedMapping,
  { files, refusals }: SourceRecords,
  counts: Counts,
  now: Date,
): Promise<void> =>
  audit(
    queries,
    { clientId, userId: null, impersonatorId: null },
    'records imported',
    { kind: 'import', id: stableId('import', prefix, source), accountId },
    { source, title, mapping: { name, sha256 }, files, counts, refused: refusals.length },
    now,
  );
