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
