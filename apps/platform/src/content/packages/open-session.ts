import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beginningOf, carriedOver, entryAfter } from '@moderator/learning';
import type { DataModel, ScormActivity } from '@moderator/learning';
import type { Queries } from '../../database/database.ts';
import { existing } from '../../kernel/existing.ts';
import { pseudonym } from '../../kernel/pseudonym.ts';
import { refuse } from '../../kernel/refusal.ts';
import { laterOf } from '../registrations/acting.ts';
import { findItem } from '../registrations/items.ts';
import type { Item } from '../registrations/items.ts';
import { finishRegistration, openRegistration } from '../registrations/move.ts';
import type { Acting } from '../registrations/move.ts';
import type { Registration } from '../registrations/rows.ts';
import { activityOf, end } from './commit-session.ts';
import { findPackage } from './package-rows.ts';
import type { PackageRow } from './package-rows.ts';
import { countedSeconds } from './roll-up.ts';
import { closedOf, lastTold, lockSession, resultsOf, sessionsOf, triesOf } from './session-rows.ts';
import type { SessionRow } from './session-rows.ts';

/** What is asked of a new session. */
export interface Opening {
  /** Made by a device, for a session that was held without a network. */
  id?: string | undefined;
  activityId?: string | undefined;
  mode: SessionRow['mode'];
  playerId: string;
  takeOver: boolean;
}

/** A session that has just begun, with the data model that it begins with. */
export interface OpenedSession {
  session: SessionRow;
  of: PackageRow;
  cmi: DataModel;
}

type Sessions = Awaited<ReturnType<typeof sessionsOf>>;

/**
 * Opens the package of a registration for its learner. What another player has open ends where that is asked, and is
 * refused where not.
 * @param registration locked
 * @throws RefusedError claimed_by_another, wrong_state without a package, without a try left, and where its time is over
 */
export async function openOwnSession(
  acting: Acting,
  registration: Registration,
  learnerName: string,
  opening: Opening,
): Promise<OpenedSession> {
  const { queries } = acting;
  const item = await findItem(queries, registration.item_id);
  if (item?.content_type !== 'Scorm') refuse('not_found');
  const learnerId = registration.user_id;
  const known = opening.id ? await lockSession(queries, learnerId, opening.id) : undefined;
  if (known) return asOpened(queries, known, registration);
  const before = await sessionsOf(queries, learnerId, registration.id);
  const of = await packageFor(queries, item, registration, before);
  const counts = opening.mode === 'normal';
  if (counts) await endOpenSession(acting, before, of, opening);
  const sessions = counts ? await sessionsOf(queries, learnerId, registration.id) : before;
  const activity = chosenActivity(of, sessions, opening.activityId);
  // What was done on a device was done, and who looks around may look everywhere.
  if (counts && !acting.onDevice) refuseClosed(of, sessions, activity);
  const last = await lastTold(queries, {
    learnerId,
    registrationId: registration.id,
    activityId: activity.identifier,
  });
  const standard = existing(of.standard, 'standard of a package');
  const entry = entryAfter(standard, last && { ...last, finished: last.ended_by === 'finish' });
  const tries = triesOf(sessions, activity.identifier);
  // What was done on a device was done, and is kept.
  if (
    !acting.onDevice &&
    counts &&
    entry === 'ab-initio' &&
    item.max_tries !== null &&
    tries >= item.max_tries
  )
    refuse('wrong_state', 'All tries are used. What you did is kept, and you can still look around in it.');
  if (
    counts &&
    !['InProgress', 'Failed', 'Passed', 'Completed', 'AwaitingModeration'].includes(registration.status)
  )
    await begin(acting, registration, item);
  const session = await insertSession(acting, registration, {
    learnerId,
    of,
    activity,
    entry,
    opening,
    userId: learnerId,
    carried: entry === 'resume' ? carriedOver(last?.cmi ?? {}) : {},
  });
  const cmi = beginningOf({
    standard,
    activity,
    learner: { id: pseudonym(registration.account_id, learnerId), name: learnerName },
    mode: opening.mode,
    entry,
    before: last?.cmi ?? {},
    totalSeconds: secondsOf(sessions, activity.identifier),
    passMark: item.pass_mark,
  });
  return { session, of, cmi };
}

/** A session that a device tells again. */
async function asOpened(
  queries: Queries,
  session: SessionRow,
  registration: Registration,
): Promise<OpenedSession> {
  if (session.registration_id !== registration.id) refuse('not_found');
  const of = existing(await findPackage(queries, session.package_id), 'package of a session');
  return { session, of, cmi: session.cmi };
}

/** Something of it was seen; where that is all that is asked, it is finished. */
async function begin(acting: Acting, registration: Registration, item: Item): Promise<void> {
  if (item.completion !== 'opened') await openRegistration(acting, registration);
  else await finishRegistration(acting, registration, { score: null, passed: null, source: 'scorm' });
}

/**
 * Opens what a learner did for somebody who may look at it: as it was told until then, and nothing of it changes.
 * @param until the moment at which it was frozen; null where it was not
 */
export async function openReview(
  acting: Acting & { by: string },
  registration: Registration,
  learnerName: string,
  opening: Opening,
  until: Date | null,
): Promise<OpenedSession> {
  const { queries } = acting;
  const learnerId = registration.user_id;
  const sessions = (await sessionsOf(queries, learnerId, registration.id)).filter(
    ({ opened_at: at }) => until === null || at <= until,
  );
  const [latest] = sessions.slice(-1);
  const of = latest && (await findPackage(queries, latest.package_id));
  if (!of) refuse('wrong_state', 'Nothing was done in this package, so there is nothing to look at.');
  const activity = chosenActivity(of, sessions, opening.activityId ?? latest.activity_id);
  const told = await lastTold(queries, {
    learnerId,
    registrationId: registration.id,
    activityId: activity.identifier,
    until,
  });
  const session = await insertSession(acting, registration, {
    learnerId,
    of,
    activity,
    entry: 'resume',
    opening: { ...opening, mode: 'review' },
    userId: acting.by,
    carried: {},
  });
  const cmi = beginningOf({
    standard: existing(of.standard, 'standard of a package'),
    activity,
    learner: { id: pseudonym(registration.account_id, learnerId), name: learnerName },
    mode: 'review',
    entry: 'resume',
    before: told?.cmi ?? {},
    totalSeconds: secondsOf(sessions, activity.identifier),
  });
  return { session, of, cmi };
}

/** Whoever has begun goes on with the package of then, until it is stopped; who begins gets the one of now. */
async function packageFor(
  queries: Queries,
  item: Item,
  registration: Registration,
  sessions: Sessions,
): Promise<PackageRow> {
  const { rows } = await sql<{ id: string | null }>`select body ->> 'packageId' as id from document
    where kind = 'lessons' and id = ${item.id}::uuid`.execute(queries);
  const [latest] = sessions.slice(-1);
  const begun = latest && (await findPackage(queries, latest.package_id));
  if (begun?.state === 'registered') return begun;
  const [row] = rows;
  const now = row?.id ? await findPackage(queries, row.id) : undefined;
  if (now?.state === 'registered') return now;
  const sentence = registration.status === 'NotAttempted' ? 'It cannot be begun' : 'It was taken back';
  return refuse(
    'wrong_state',
    `${sentence} at present: it has no package. Ask your trainer; what you did is kept.`,
  );
}

/** The one that is asked for, else the first that is not finished. */
function chosenActivity(of: PackageRow, sessions: Sessions, asked: string | undefined): ScormActivity {
  if (asked !== undefined && !of.activities.some(({ identifier }) => identifier === asked))
    refuse('not_found');
  if (asked !== undefined) return activityOf(of, asked);
  const results = resultsOf(of.activities, sessions);
  const closed = closedOf(of.activities, sessions, results);
  const next = of.activities.find(
    ({ hidden }, index) =>
      !hidden && closed[index] === null && (results[index]?.status ?? 'InProgress') === 'InProgress',
  );
  const open = of.activities.find(({ hidden }, index) => !hidden && closed[index] === null);
  const first = of.activities.find(({ hidden }) => !hidden);
  return next ?? open ?? existing(first, `activity of the package ${of.id}`);
}

/** Rules of the package say in which order its parts are opened, and until when. */
function refuseClosed(of: PackageRow, sessions: Sessions, activity: ScormActivity): void {
  const closed = closedOf(of.activities, sessions)[of.activities.indexOf(activity)];
  if (closed === 'comes_later')
    refuse('wrong_state', `“${activity.title}” opens after the parts before it. Open one of those first.`);
  if (closed === 'is_over')
    refuse(
      'wrong_state',
      `“${activity.title}” is not opened any more: its package says so. What you did in it is kept.`,
    );
}

async function endOpenSession(
  acting: Acting,
  sessions: Sessions,
  of: PackageRow,
  { playerId, takeOver }: Opening,
): Promise<void> {
  const open = sessions.find(({ ended_at: ended }) => ended === null);
  if (!open) return;
  if (open.player_id !== playerId && !takeOver && !acting.onDevice)
    refuse(
      'claimed_by_another',
      'It is open in another window or on another device. Go on here, and it ends there with what it told last.',
    );
  const session = await lockSession(acting.queries, open.user_id, open.id);
  const its = open.package_id === of.id ? of : await findPackage(acting.queries, open.package_id);
  const at = session && laterOf(session.last_commit_at, acting.now);
  if (at && its) await end({ ...acting, now: at }, session, its, 'replaced');
}

async function insertSession(
  { queries, now }: Acting,
  registration: Registration,
  parts: {
    userId: string;
    learnerId: string;
    of: PackageRow;
    activity: ScormActivity;
    entry: SessionRow['entry'];
    opening: Opening;
    /** What is gone on with is there before anything is told: who opens and closes it loses nothing. */
    carried: DataModel;
  },
): Promise<SessionRow> {
  const { of, activity, entry, opening } = parts;
  const { rows } = await sql<SessionRow>`
    insert into scorm_session (id, user_id, client_id, account_id, registration_id, learner_id, package_id, activity_id, mode,
      entry, player_id, cmi, status, opened_at, last_commit_at)
    values (${opening.id ?? randomUUID()}::uuid, ${parts.userId}::uuid, ${registration.client_id}::uuid, ${registration.account_id}::uuid,
      ${registration.id}::uuid, ${parts.learnerId}::uuid, ${of.id}::uuid, ${activity.identifier}, ${opening.mode}, ${entry},
      ${opening.playerId}::uuid, ${JSON.stringify(parts.carried)}::jsonb, 'InProgress', ${now}, ${now})
    returning *`.execute(queries);
  return existing(rows[0], 'the session that was opened');
}

const secondsOf = (sessions: Sessions, activityId: string): number =>
  sessions
    .filter((each) => each.activity_id === activityId)
    .reduce((sum, each) => sum + countedSeconds(each), 0);
