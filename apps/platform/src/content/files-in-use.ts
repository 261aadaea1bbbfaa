import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** Whether something learnt shows a file: a lesson, its cover, or a question of now or of before. */
export async function isContent(queries: Queries, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from document where kind = 'lessons' and deleted_at is null
      and (body ->> 'fileId' = ${fileId} or body -> 'media' ->> 'fileId' = ${fileId})
    union all
    select from question where body ->> 'mediaFileId' = ${fileId}
      or jsonb_path_exists(body, '$.options.answers[*].fileId ? (@ == $file)', jsonb_build_object('file', ${fileId}::text))
    limit 1`.execute(queries);
  return rows.length > 0;
}

/** Whether a file is shown to people who learn: by a lesson or a question of the account that is or was published. */
export async function isShownToLearners(queries: Queries, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from document where kind = 'lessons' and deleted_at is null and body ->> 'state' in ('published', 'archived')
      and (body ->> 'fileId' = ${fileId} or body -> 'media' ->> 'fileId' = ${fileId})
    union all
    select from question q join document a on a.kind = 'assessments' and a.id = q.assessment_id
      and a.body ->> 'state' in ('published', 'archived')
    where q.body ->> 'mediaFileId' = ${fileId}
      or jsonb_path_exists(q.body, '$.options.answers[*].fileId ? (@ == $file)', jsonb_build_object('file', ${fileId}::text))
    limit 1`.execute(queries);
  return rows.length > 0;
}

/** Whether renditions of a recording are there or being made; a file of which that failed may go. */
export async function isMadeReady(queries: Queries, fileId: string): Promise<boolean> {
  const { rows } = await sql`select from production
    where (file_id = ${fileId}::uuid or subtitles_file_id = ${fileId}::uuid) and state <> 'failed' limit 1`.execute(
    queries,
  );
  return rows.length > 0;
}
