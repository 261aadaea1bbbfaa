import { finishingEvent, resultEvent, statusAfter, statusAt } from '@moderator/learning';
import type { RegistrationEvent, StoredStatus } from '@moderator/learning';
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Registration as RegistrationTable } from '../../database/generated/tables.ts';
import { refuse } from '../../kernel/refusal.ts';
import { followTests } from '../applications/follow-tests.ts';
import { addActivityEvidence, keepAttemptOpen } from './activity-evidence.ts';
import { earlierOf, laterOf } from './acting.ts';
import type { Acting } from './acting.ts';
import type { ActivityDetail } from './activity-evidence.ts';
import { findItem, isSummative } from './items.ts';
import type { Item } from './items.ts';
import { coursesWith, rollUp } from './roll-up.ts';
import { currentRegistration } from './rows.ts';
import type { Registration } from './rows.ts';

export type { Acting } from './acting.ts';

type Changes = Omit<Updateable<RegistrationTable>, 'status' | 'version' | 'last_activity_at'>;

/**
 * Moves a registration by one row of the table of its statuses, and brings the courses that it belongs to up to date.
 * It is the only way in which a registration changes. Lock it first (`currentRegistration(…, true)`).
 * @param cause why, where that is not plain from what happened
 * @throws RefusedError wrong_state where it cannot happen to what stands there, stale_version where it was overtaken
 */
export async function moveRegistration(
  acting: Acting,
  registration: Registration,
  event: RegistrationEvent,
  changes: Changes = {},
  cause?: string,
): Promise<Registration> {
  const { queries, now } = acting;
  const from = event === 'closeWindow' ? registration.status : standingThen(acting, registration);
  const status = statusAfter(event, from);
  if (status === undefined) {
    // What a device brings is kept where it is; nobody is there to be told that it moves nothing.
    if (acting.onDevice) return registration;
    refuse('wrong_state', sentences[from]);
  }
  const moved = await queries
    .updateTable('registration')
    .set({
      ...changes,
      status,
      version: sql`version + 1`,
      last_activity_at: laterOf(registration.last_activity_at, now),
    })
    .where('user_id', '=', registration.user_id)
    .where('id', '=', registration.id)
    .where('version', '=', registration.version)
    .returningAll()
    .executeTakeFirst();
  if (!moved) refuse('stale_version', undefined, { current: { id: registration.id } });
  if (status !== registration.status || event !== 'open') await recordEvent(acting, moved, event, cause);
  for (const courseId of await coursesWith(queries, moved.user_id, moved.item_id))
    await rollUp(queries, { userId: moved.user_id, courseId, accountId: moved.account_id }, now);
  return moved;
}

/** Where a registration stood when something happened that came in later: what time has closed meanwhile was open then. */
function standingThen(
  { now, onDevice }: Acting,
  { status, closes_at: closesAt }: Registration,
): StoredStatus {
  const wasOpen = onDevice !== undefined && closesAt !== null && closesAt > now;
  return statusAt({ status: (wasOpen && statusAfter('reopenWindow', status)) || status, closesAt }, now);
}

/** Why nothing more happens to a registration, as whoever it belongs to is told. */
const sentences: Record<StoredStatus, string> = {
  NotAttempted: 'You have not begun it yet. Nothing was changed; open it first.',
  InProgress: 'You are still working on it. Nothing was changed.',
  AwaitingModeration: 'It is handed in and waits for moderation. Nothing was changed.',
  Passed: 'You have passed it already. Nothing was changed.',
  Failed: 'Its result stands. Nothing was changed.',
  Completed: 'You have completed it already. Nothing was changed.',
  NotCompleted: 'Its time is over. What you did is kept; ask your trainer whether it can be opened again.',
  Missed: 'Its time is over. Ask your trainer whether it can be opened again.',
};

/** Writes down what happened to a registration. */
export const recordEvent = (
  { queries, now, by, onDevice }: Acting,
  registration: Registration,
  event: string,
  cause: string | null = null,
) =>
  queries
    .insertInto('registration_event')
    .values({
      user_id: registration.user_id,
      registration_id: registration.id,
      client_id: registration.client_id,
      account_id: registration.account_id,
      at: now,
      event,
      status: registration.status,
      score: registration.score,
      by_id: by,
      device_id: onDevice?.deviceId ?? null,
      cause,
    })
    .execute();

/** Something of it was seen: a first session, a first answer, a page. */
export const openRegistration = (acting: Acting, registration: Registration, changes: Changes = {}) =>
  moveRegistration(acting, registration, 'open', {
    ...changes,
    opened_at: earlierOf(registration.opened_at, acting.now),
  });

/** How somebody came to the end of something. */
export interface Result {
  /** 0 to 100 per cent; null where there is none. */
  score: number | null;
  /** Whether that reaches the pass mark; null where there is none. */
  passed: boolean | null;
  /** Whether all of it is marked. */
  isMarked?: boolean;
  source: 'own' | 'scorm' | 'marked' | 'import';
  /** When the last of it was done, where what ends it now was done before that: devices tell late. */
  endedAt?: Date;
  /** Since when it stands as it does now, where that follows from more than what ends it. */
  settledAt?: Date | undefined;
}

/**
 * Ends something with its result, by what stands there: a better result replaces a worse one, what counts for a course
 * with outcomes waits for moderation, and what a person has to mark waits for them.
 * @param changes what else is written with it: tries, seconds, the revision of the paper
 * @param detail what the evidence tells that it becomes of the learner's open attempt
 * @example await finishRegistration(acting, registration, { score: 80, passed: true, source: 'scorm' })
 */
export async function finishRegistration(
  acting: Acting,
  registration: Registration,
  { score, passed, isMarked = true, source, endedAt = acting.now, settledAt }: Result,
  changes: Changes = {},
  detail: ActivityDetail = {},
): Promise<Registration> {
  const { queries, now } = acting;
  const item = await findItem(queries, registration.item_id);
  const withheld = await isWithheld(queries, registration, item);
  const event = finishingEvent({ passed, isMarked, isSummative: withheld });
  const isEnd = event !== 'submit';
  if (isEnd) await keepAttemptOpen(queries, registration);
  const moved = await moveRegistration(acting, registration, event, {
    ...changes,
    opened_at: earlierOf(registration.opened_at, now),
    submitted_at: laterOf(registration.submitted_at, endedAt),
    assurance: acting.onDevice?.assurance ?? null,
    ...(isEnd && {
      finished_at: laterOf(registration.finished_at, endedAt),
      result_source: source,
      score,
      progress: 1,
    }),
    ...(isEnd && !withheld && settledAt && { settled_at: settledAt }),
    ...(isEnd &&
      withheld && { withheld_status: statusAfter(resultEvent(passed), 'InProgress') ?? 'Completed' }),
  });
  if (moved.item_kind === 'test') await followTests(acting, moved);
  if (!isEnd || !item) return moved;
  await addActivityEvidence(queries, moved, item, detail, now);
  if (passed !== false) await finishLessonOf(acting, moved, item);
  return moved;
}

/** A lesson that ends with an assessment ends with any of its own. */
async function finishLessonOf(acting: Acting, { user_id, score }: Registration, { content_id: id }: Item) {
  const lesson = id ? await findItem(acting.queries, id) : undefined;
  if (lesson?.completion !== 'assessment') return;
  const registration = await currentRegistration(acting.queries, user_id, lesson.id, true);
  if (!registration || registration.finished_at) return;
  const passed = score !== null && lesson.pass_mark !== null ? score >= lesson.pass_mark : null;
  await finishRegistration(acting, registration, { score, passed, source: 'own' });
}

/** Whether its result is told only when the learner's attempt is reported. */
async function isWithheld(
  queries: Queries,
  { course_id: courseId }: Registration,
  item: Item | undefined,
): Promise<boolean> {
  if (!courseId || !item || !isSummative(item)) return false;
  const outcome = await queries
    .selectFrom('outcome')
    .select('id')
    .where('course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst();
  return outcome !== undefined;
}
