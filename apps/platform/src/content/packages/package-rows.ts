import { sql } from 'kysely';
import type { ScormActivity, ScormStandard } from '@moderator/learning';
import type { packageStates } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';

/** A package as it is stored. */
export interface PackageRow {
  id: string;
  client_id: string;
  account_id: string;
  content_kind: 'formal' | 'onboarding' | 'screening';
  title: string;
  file_name: string;
  standard: ScormStandard | null;
  state: (typeof packageStates)[number];
  mistakes: string[];
  notes: string[];
  activities: ScormActivity[];
  file_id: string | null;
  sha256: string;
  size: number;
  stopped_reason: string | null;
  created_at: Date;
}

/** @param lock whether it stays as it is until the commit */
export async function findPackage(
  queries: Queries,
  id: string,
  lock = false,
): Promise<PackageRow | undefined> {
  const { rows } = await sql<PackageRow>`select * from scorm_package where id = ${id}::uuid
    ${lock ? sql`for update` : sql``}`.execute(queries);
  return rows[0];
}

/** A package as it is answered. */
export const presentPackage = (row: PackageRow) => ({
  id: row.id,
  accountId: row.account_id,
  contentKind: row.content_kind,
  title: row.title,
  fileName: row.file_name,
  standard: row.standard,
  state: row.state,
  mistakes: row.mistakes,
  notes: row.notes,
  activities: row.activities
    .filter(({ hidden }) => !hidden)
    .map(({ identifier, title, kind }) => ({ identifier, title, kind })),
  size: row.size,
  sha256: row.sha256,
  stoppedReason: row.stopped_reason,
  createdAt: row.created_at,
});
