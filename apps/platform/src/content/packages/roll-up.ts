import { isOver, resultEvent, rollUp, statusAfter, statusAt } from '@moderator/learning';
import type { ScormActivity } from '@moderator/learning';
import { addActivityEvidence, keepAttemptOpen } from '../registrations/activity-evidence.ts';
import { findItem } from '../registrations/items.ts';
import { finishRegistration, openRegistration } from '../registrations/move.ts';
import type { Acting } from '../registrations/move.ts';
import { currentRegistration } from '../registrations/rows.ts';
import type { Registration } from '../registrations/rows.ts';
import { resultsOf, sessionsOf, triesOf } from './session-rows.ts';
import type { SessionRow } from './session-rows.ts';
import { toldAsEvidence } from './told-as-evidence.ts';

/** Seconds of one session that count at the most: nobody learns for longer at a stretch. */
const longestSession = 12 * 3600;

type Timed = Pick<SessionRow, 'reported_seconds' | 'measured_seconds' | 'active_seconds'>;

/**
 * Time on task of a session: min(reported, measured) where the package reports, else min(active, measured), and no more
 * than 12 hours (D1 of the areas).
 */
export const countedSeconds = (session: Timed): number =>
  Math.min(
    session.measured_seconds,
    session.reported_seconds > 0 ? session.reported_seconds : session.active_seconds,
    longestSession,
  );

/**
 * Brings a registration to what its sessions have told: the best of each activity, rolled up. What is over stays as it
 * is where nothing better came; what was set aside meanwhile is left alone.
 */
export async function rollUpSessions(
  acting: Acting,
  session: Pick<SessionRow, 'learner_id' | 'registration_id' | 'opened_at' | 'ended_at'>,
  activities: readonly ScormActivity[],
): Promise<void> {
  const { queries, now } = acting;
  const { learner_id: learnerId, registration_id: id } = session;
  const registration = await registrationById(acting, learnerId, id);
  const item = registration && (await findItem(queries, registration.item_id));
  if (!registration || !item) return;
  const sessions = await sessionsOf(queries, learnerId, id);
  const result = rollUp(activities, resultsOf(activities, sessions));
  const seconds = Math.round(sessions.reduce((sum, each) => sum + countedSeconds(each), 0));
  const tries = Math.max(0, ...activities.map(({ identifier }) => triesOf(sessions, identifier)));
  const ends = item.completion === 'package' && result.status !== 'InProgress';
  const stands = statusAt({ status: registration.status, closesAt: registration.closes_at }, now);
  if (!ends) {
    // What is closed or over takes no progress any more; the sessions keep what was told.
    if (statusAfter('open', stands) !== 'InProgress') return;
    await openRegistration(acting, registration, { seconds, tries, progress: result.progress ?? 0 });
    return;
  }
  const passed = result.status === 'Completed' ? null : result.status === 'Passed';
  if (statusAfter('complete', stands) === undefined) return;
  // What is withheld until the attempt is reported stands all the same.
  const stood = registration.withheld_status ?? registration.status;
  const isNews =
    statusAfter(resultEvent(passed), stood) !== stood || registration.score !== (result.score ?? null);
  if (isNews && !(isOver(stood) && result.status === 'Failed')) {
    const detail = await toldAsEvidence(queries, sessions, activities);
    const source = 'scorm';
    const reached = { score: result.score ?? null, passed, source } as const;
    await finishRegistration(acting, registration, reached, { seconds, tries }, detail);
    return;
  }
  // What was passed before its session ended takes along what came after: time and answers.
  const { finished_at: finishedAt } = registration;
  if (!session.ended_at || !finishedAt || finishedAt < session.opened_at) return;
  await keepAttemptOpen(queries, registration);
  const moved = await openRegistration(acting, registration, { seconds, tries });
  await addActivityEvidence(queries, moved, item, await toldAsEvidence(queries, sessions, activities), now);
}

async function registrationById(
  { queries }: Acting,
  userId: string,
  id: string,
): Promise<Registration | undefined> {
  const named = await queries
    .selectFrom('registration')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  const current = named && (await currentRegistration(queries, userId, named.item_id, true));
  return current?.id === id ? current : undefined;
}
