import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** Which of these files no row names. */
export async function filesOfNobody(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const { rows: unstored } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as asked (id)
    where not exists (select from stored_file s where s.id = asked.id)`.execute(queries);
  if (unstored.length === 0) return [];
  // Parts of uploads, tables of people, archives, what an import has unpacked and what is known of somebody are files of another kind.
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${unstored.map(({ id }) => id)}::uuid[]) as asked (id)
    where not exists (select from upload_part p where p.file_id = asked.id)
      and not exists (select from user_upload u where u.file_id = asked.id)
      and not exists (select from scorm_package s where s.file_id = asked.id)
      and not exists (select from person_export p where p.file_id = asked.id)
      and not exists (select from external_import_file f where (f.kept ->> 'id')::uuid = asked.id)`.execute(
    queries,
  );
  return rows.map(({ id }) => id);
}

/** Which of these sums no package has a file of. */
export async function contentOfNobody(queries: Queries, sums: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from unnest(${sums}::text[]) as asked (sha256)
    where not exists (select from scorm_package_file f where f.sha256 = asked.sha256)`.execute(queries);
  return rows.map(({ sha256 }) => sha256);
}
