import { sql } from 'kysely';
import type { ImportMapping, ImportSource, Match } from '@moderator/moderation';
import type { ExternalFacts } from '../../../attempts/external/store-external.ts';
import type { Queries } from '../../../database/database.ts';
import { collections } from '../../../documents/collections.ts';
import type { RequestContext } from '../../../kernel/call.ts';
import { managesAccount } from '../../../kernel/principal.ts';
import type { Rights } from '../../../kernel/kept-rights.ts';
import { refuse } from '../../../kernel/refusal.ts';

/** An import as it is stored. */
export interface ImportRow {
  id: string;
  client_id: string;
  account_id: string;
  created_by: string;
  principal: Rights;
  upload_id: string | null;
  table_file_id: string | null;
  file_name: string;
  course_id: string;
  facts: ExternalFacts & { reference: string };
  source: ImportSource | null;
  state: 'reading' | 'draft' | 'storing' | 'finished' | 'refused' | 'failed';
  head: string[];
  mapping: ImportMapping | null;
  highest: Record<string, number>;
  progress: number;
  message: string | null;
  created_at: Date;
  finished_at: Date | null;
}

/** A row of the table, or somebody of whom there are files alone. */
export interface PersonRow {
  position: number;
  key: string | null;
  row: number | null;
  cells: string[] | null;
  name: string | null;
  number: string | null;
  match: Match;
  learner_id: string | null;
  left_out: boolean;
  outcome: 'created' | 'changed' | 'unchanged' | 'refused' | 'left_out' | null;
  message: string | null;
  attempt_id: string | null;
  /** Files that it added to what was stored before. */
  added_files: number;
}

/** A file of the archive that is somebody's. */
export interface FileRow {
  path: string;
  position: number;
  name: string;
  size: number;
  crc: number;
  kept: { id: string; size: number; sha256: string; mediaType: string } | null;
  message: string | null;
}

export async function readImport(queries: Queries, id: string, lock = sql``): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select * from external_import where id = ${id}::uuid ${lock}`.execute(
    queries,
  );
  return rows[0];
}

export async function readPeople(queries: Queries, id: string): Promise<PersonRow[]> {
  const { rows } =
    await sql<PersonRow>`select position, key, row, cells, name, number, match, learner_id, left_out, outcome,
    message, attempt_id, added_files from external_import_person where import_id = ${id}::uuid order by position`.execute(
      queries,
    );
  return rows;
}

export async function readFiles(queries: Queries, id: string): Promise<FileRow[]> {
  const { rows } =
    await sql<FileRow>`select path, position, name, size, crc, kept, message from external_import_file
    where import_id = ${id}::uuid order by path`.execute(queries);
  return rows;
}

/** Results stand in it that are not for everybody who moderates: it is read by whoever began it, and by managers of the account. */
export async function openedImport(
  { queries, principal, params }: RequestContext & { params: { readonly id: string } },
  lock = sql``,
): Promise<ImportRow> {
  const row = await readImport(queries, params.id, lock);
  const isOwn = row?.account_id === principal.accountId;
  if (!row || !isOwn || (row.created_by !== principal.userId && !managesAccount(principal)))
    refuse('not_found');
  return row;
}

/** The course of an import, also where its name was changed since. */
export const courseNameOf = async (queries: Queries, id: string): Promise<string> => {
  const { rows } = await sql<{ title: string }>`select body ->> 'title' as title from document
    where kind = ${collections.courses.resource.kind} and id = ${id}::uuid`.execute(queries);
  return rows[0]?.title ?? '';
};
