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

/**
 * Whether a file is of learners of other sites: evidence of none at this one, a certificate from elsewhere, or a signed paper about
 * batches in which others have work as well.
 */
export async function isOfOtherSites(queries: Queries, siteId: string, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ isHere: boolean | null }>`
    select (select bool_or(a.site_id = ${siteId}::uuid) from evidence e join attempt a on a.id = e.attempt_id
        where e.file_id = ${fileId}::uuid) is not false
      and not exists (select from certificate c where c.file_id = ${fileId}::uuid and c.site_id <> ${siteId}::uuid)
      and not exists (
        select from (
          select batch_id from report where file_id = ${fileId}::uuid
          union all select vb.batch_id from visit v join visit_batch vb on vb.visit_id = v.id where v.report_file_id = ${fileId}::uuid
        ) paper join batch_attempt ba on ba.batch_id = paper.batch_id join attempt a on a.id = ba.attempt_id
        where a.site_id <> ${siteId}::uuid) as "isHere"`.execute(queries);
  return rows[0]?.isHere === false;
}

/** Whether a document or news that is sent to people, or a meeting, has a file. */
export async function isSentOrShown(queries: Queries, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from document where deleted_at is null and (kind = 'distribution-documents' and body ->> 'fileId' = ${fileId}
      or kind = 'newsflashes' and body ->> 'imageFileId' = ${fileId}
      or kind = 'classroom-sessions' and body ->> 'recordingFileId' = ${fileId})
    union all
    select from session_post where file_ids @> array[${fileId}::uuid] and file_ids <> '{}'
    limit 1`.execute(queries);
  return rows.length > 0;
}

/** Whether somebody may have a file since it was given to them: in a meeting, or by a document or news in their inbox. */
export async function isGivenTo(queries: Queries, userId: string, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from session_post p join session_person s on s.session_id = p.session_id and s.user_id = ${userId}::uuid
      join document d on d.kind = 'classroom-sessions' and d.id = p.session_id and d.deleted_at is null
      where p.file_ids @> array[${fileId}::uuid] and p.file_ids <> '{}' and p.removed_at is null
    union all
    select from session_person s join document d on d.kind = 'classroom-sessions' and d.id = s.session_id and d.deleted_at is null
      where s.user_id = ${userId}::uuid and d.body ->> 'recordingFileId' = ${fileId}
    union all
    select from inbox_item i join document d on d.id = i.subject_id and d.deleted_at is null and d.body ->> 'state' <> 'withdrawn'
        and (d.kind = 'distribution-documents' and d.body ->> 'fileId' = ${fileId}
          or d.kind = 'newsflashes' and d.body ->> 'imageFileId' = ${fileId})
      where i.user_id = ${userId}::uuid and i.subject_kind = 'distribution' and i.in_inbox and i.deleted_at is null
        and (i.expires_at is null or i.expires_at > now())
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

/** Whether a file is a report that was made for others. */
export async function isReportOfOthers(queries: Queries, userId: string, fileId: string): Promise<boolean> {
  const { rows } = await sql`select from report_file
    where file_id = ${fileId}::uuid and ${userId}::uuid <> all(readers)`.execute(queries);
  return rows.length > 0;
}
