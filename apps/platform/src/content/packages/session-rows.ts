import { sql } from 'kysely';
import type { DataModel, RefusedElement, ScormActivity, ScormResult } from '@moderator/learning';
import { bestOf, closedNow } from '@moderator/learning';
import type { sessionEnds, sessionModes } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';

/** A session as it is stored. */
export interface SessionRow {
  id: string;
  user_id: string;
  client_id: string;
  account_id: string;
  registration_id: string;
  learner_id: string;
  package_id: string;
  activity_id: string;
  mode: (typeof sessionModes)[number];
  entry: 'ab-initio' | 'resume';
  player_id: string;
  sequence: number;
  cmi: DataModel;
  refused: RefusedElement[];
  status: ScormResult['status'];
  score: number | null;
  progress: number | null;
  reported_seconds: number;
  measured_seconds: number;
  active_seconds: number;
  opened_at: Date;
  last_commit_at: Date;
  ended_at: Date | null;
  ended_by: (typeof sessionEnds)[number] | null;
}

/** A session of whoever opened it, locked until the commit, and before it the registration that it counts for. */
export async function lockSession(
  queries: Queries,
  userId: string,
  id: string,
): Promise<SessionRow | undefined> {
  await sql`select from registration r where (r.user_id, r.id) in (
      select learner_id, registration_id from scorm_session where user_id = ${userId}::uuid and id = ${id}::uuid)
    for update`.execute(queries);
  const { rows } = await sql<SessionRow>`select * from scorm_session
    where user_id = ${userId}::uuid and id = ${id}::uuid for update`.execute(queries);
  return rows[0];
}

/** What a learner did for a registration, without the data models: the oldest first. */
export async function sessionsOf(
  queries: Queries,
  learnerId: string,
  registrationId: string,
): Promise<Omit<SessionRow, 'cmi' | 'refused'>[]> {
  const { rows } = await sql<Omit<SessionRow, 'cmi' | 'refused'>>`
    select id, user_id, client_id, account_id, registration_id, learner_id, package_id, activity_id, mode, entry, player_id,
      sequence, status, score, progress, reported_seconds, measured_seconds, active_seconds, opened_at, last_commit_at,
      ended_at, ended_by
    from scorm_session
    where user_id = ${learnerId}::uuid and learner_id = ${learnerId}::uuid and registration_id = ${registrationId}::uuid
      and mode = 'normal'
    order by opened_at, id`.execute(queries);
  return rows;
}

/** What the last session of an activity told; `until` leaves out what came later. */
export async function lastTold(
  queries: Queries,
  of: { learnerId: string; registrationId: string; activityId: string; until?: Date | null },
): Promise<{ cmi: DataModel; status: ScormResult['status']; ended_by: SessionRow['ended_by'] } | undefined> {
  const { rows } = await sql<{
    cmi: DataModel;
    status: ScormResult['status'];
    ended_by: SessionRow['ended_by'];
  }>`
    select cmi, status, ended_by from scorm_session
    where user_id = ${of.learnerId}::uuid and learner_id = ${of.learnerId}::uuid
      and registration_id = ${of.registrationId}::uuid and activity_id = ${of.activityId} and mode = 'normal'
      and opened_at <= coalesce(${of.until ?? null}::timestamptz, 'infinity')
    order by opened_at desc, id desc limit 1`.execute(queries);
  return rows[0];
}

type Played = Pick<SessionRow, 'activity_id' | 'status' | 'score' | 'progress'>;

/** The best of each activity in their order; undefined where one was not opened. */
export const resultsOf = (
  activities: readonly ScormActivity[],
  sessions: readonly Played[],
): (ScormResult | undefined)[] =>
  activities.map(({ identifier }) =>
    bestOf(
      sessions
        .filter((each) => each.activity_id === identifier)
        .map(({ status, score, progress }) => ({
          status,
          ...(score !== null && { score }),
          ...(progress !== null && { progress }),
        })),
    ),
  );

type Begun = Pick<SessionRow, 'activity_id' | 'entry'>;

/** How often an activity was begun anew. */
export const triesOf = (sessions: readonly Begun[], activityId: string): number =>
  sessions.filter((each) => each.activity_id === activityId && each.entry === 'ab-initio').length;

/** Why each activity cannot be opened now, by the rules of its package; null where it can. */
export const closedOf = (
  activities: readonly ScormActivity[],
  sessions: readonly (Played & Begun)[],
  results = resultsOf(activities, sessions),
) =>
  closedNow(
    activities,
    results,
    activities.map(({ identifier }) => triesOf(sessions, identifier)),
  );

/** Activities as a player shows them: those that are not hidden. */
export const presentActivities = (
  activities: readonly ScormActivity[],
  sessions: readonly (Played & Begun)[],
) => {
  const results = resultsOf(activities, sessions);
  const closed = closedOf(activities, sessions, results);
  return activities.flatMap(({ identifier, title, hidden }, index) =>
    hidden
      ? []
      : {
          identifier,
          title,
          status: results[index]?.status ?? null,
          score: results[index]?.score ?? null,
          closed: closed[index] ?? null,
        },
  );
};
