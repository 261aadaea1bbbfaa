import type { TestPlatform } from '../../testing/test-platform.ts';

/** What a learner's day left behind, without what is of one person, or of one sending, alone. */
export async function rowsOf(
  platform: Pick<TestPlatform, 'query'>,
  userId: string,
  itemIds: readonly string[],
) {
  const registrations = await platform.query(
    `select item_id, item_kind, number, status, score::float8 as score, progress, tries, registered_at, opened_at, submitted_at,
        finished_at, settled_at, last_activity_at, seconds, position, revision, result_source, assurance
      from registration where user_id = $1 and item_id = any($2) order by item_id, number`,
    [userId, itemIds],
  );
  const submissions = await platform.query(
    `select assessment_id, number, state, answers, late_answers, marks, score::float8 as score, passed, started_at, ends_at, submitted_at,
        saved_at, active_seconds, auto_submitted, late, surplus, paper_revision, assurance, late_sync, clock_corrected,
        claimed_started_at, claimed_submitted_at, sequences
      from submission where learner_id = $1 and assessment_id = any($2) order by assessment_id, number`,
    [userId, itemIds],
  );
  const words = await platform.query(
    `select t.sequence, t.at, t.shown, t.seconds from device_told t
      join registration r on r.user_id = t.user_id and r.id = t.registration_id
      where t.user_id = $1 and r.item_id = any($2) order by t.sequence`,
    [userId, itemIds],
  );
  return { registrations, submissions, words };
}
