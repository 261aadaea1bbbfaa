import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** What shows a file: a lesson or its cover, and a question of now or of before. */
const shownBy = (fileId: string) => ({
  lesson: sql`d.kind = 'lessons' and d.deleted_at is null
    and (d.body ->> 'fileId' = ${fileId} or d.body -> 'media' ->> 'fileId' = ${fileId})`,
  question: sql`(q.body ->> 'mediaFileId' = ${fileId}
    or jsonb_path_exists(q.body, '$.options.answers[*].fileId ? (@ == $file)', jsonb_build_object('file', ${fileId}::text)))`,
});
const isOrWasPublished = sql`d.body ->> 'state' in ('published', 'archived')`;

/** Whether something learnt shows a file. */
export async function isContent(queries: Queries, fileId: string): Promise<boolean> {
  const { lesson, question } = shownBy(fileId);
  const { rows } = await sql`
    select from document d where ${lesson}
    union all
    select from question q where ${question}
    limit 1`.execute(queries);
  return rows.length > 0;
}

/** Whether a file is shown to people who learn: by a lesson or a question of the account that is or was published. */
export async function isShownToLearners(queries: Queries, fileId: string): Promise<boolean> {
  const { lesson, question } = shownBy(fileId);
  const { rows } = await sql`
    select from document d where ${lesson} and ${isOrWasPublished}
    union all
    select from question q join document d on d.kind = 'assessments' and d.id = q.assessment_id
    where ${question} and ${isOrWasPublished}
    limit 1`.execute(queries);
  return rows.length > 0;
}

/** Whether a document or news that is sent to people, or a meeting, has a file. */
export async function isSentOrShown(queries: Queries, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from document where deleted_at is null and (kind = 'distribution-documents' and body ->> 'fileId' = ${fileId}
      or kind = 'newsflashes' and body ->> 'imageFileId' = ${fileId}
      or kind = 'classroom-sessions' and body ->> 'recordingFileId' = ${fileId})
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
