import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** The frozen portfolio of an attempt, in the order in which it was handed in. */
export async function evidenceOf(queries: Queries, attemptId: string) {
  const rows = await queries
    .selectFrom('evidence')
    .leftJoin('stored_file', 'stored_file.id', 'evidence.file_id')
    .select([
      'evidence.id',
      'title',
      'kind',
      'file_id',
      'source',
      'captured_at',
      'activity',
      'outcome_ids',
      'stored_file.name as file_name',
      'media_type',
      'size',
      'stored_file.sha256',
      sql<string | null>`(select evidence.registration_id where exists (select from scorm_session s
        where s.user_id = (select a.learner_id from attempt a where a.id = evidence.attempt_id)
        and s.registration_id = evidence.registration_id and s.mode = 'normal'))`.as(
        'played_registration_id',
      ),
    ])
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    kind: row.kind,
    fileId: row.file_id,
    fileName: row.file_name,
    mediaType: row.media_type,
    size: row.size,
    sha256: row.sha256,
    capturedAt: row.captured_at,
    source: row.source,
    outcomeIds: row.outcome_ids,
    activity: row.activity,
    playedRegistrationId: row.played_registration_id,
  }));
}

/** Whether all of these pieces of evidence are in the portfolio of an attempt. */
export async function areInPortfolio(
  queries: Queries,
  attemptId: string,
  evidenceIds: readonly string[],
): Promise<boolean> {
  const named = [...new Set(evidenceIds)];
  if (named.length === 0) return true;
  const known = await queries
    .selectFrom('evidence')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('id', 'in', named)
    .execute();
  return known.length === named.length;
}
