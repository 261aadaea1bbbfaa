import { sql } from 'kysely';
import {
  checkElements,
  isSettled,
  reportedSeconds,
  resultOf,
  takesCommit,
  versionOf,
} from '@moderator/learning';
import type { DataModel, ScormActivity, ScormResult } from '@moderator/learning';
import type { Queries } from '../../database/database.ts';
import { existing } from '../../kernel/existing.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findItem } from '../registrations/items.ts';
import type { Acting } from '../registrations/move.ts';
import { findPackage } from './package-rows.ts';
import type { PackageRow } from './package-rows.ts';
import { rollUpSessions } from './roll-up.ts';
import type { SessionRow } from './session-rows.ts';

/** What a player tells of its session. */
export interface Told {
  sequence: number;
  cmi: DataModel;
  activeSeconds: number;
}

/** How a session ends with what is told of it. */
export type EndedBy = 'finish' | 'abandoned';

/** Characters of a data model; more is no record of learning. */
const largestModel = 1_000_000;

/**
 * Stores what a player tells, when it is later than what is stored; what comes twice or late answers what is stored.
 * @param session locked
 * @param ends what it ends with this, if it does
 * @throws RefusedError wrong_state where the session ended too long ago, too_large
 */
export async function tell(
  acting: Acting,
  session: SessionRow,
  told: Told,
  ends?: EndedBy,
): Promise<{ session: SessionRow; of: PackageRow }> {
  const of = existing(await findPackage(acting.queries, session.package_id), 'package of a session');
  if (of.state === 'stopped')
    refuse('wrong_state', 'This package was taken back. What it told until then is stored.');
  if (!takesCommit({ endedAt: session.ended_at, stopped: session.ended_by === 'stopped' }, acting.now))
    refuse('wrong_state', `This session is over. What it told up to number ${session.sequence} is stored.`);
  const isLater = told.sequence > session.sequence;
  const stored = isLater ? await store(acting, session, of, told, ends !== undefined) : session;
  const ended = ends && stored.ended_at === null ? await end(acting, stored, of, ends) : stored;
  // What comes after the end still counts, so what was rolled up then is again; what is passed counts before the end.
  const isNews = session.ended_at !== null || (ended.ended_at === null && isSettledAnew(session, ended));
  if (isLater && isNews && session.mode === 'normal') await rollUpSessions(acting, ended, of.activities);
  return { session: ended, of };
}

/** Whether a session came to what stands before its end, or to another score, since what it told before. */
const isSettledAnew = (before: SessionRow, after: SessionRow): boolean =>
  isSettled(after.status, after.cmi) &&
  !(isSettled(before.status, before.cmi) && before.score === after.score);

/** Ends a session with what it told last, and rolls it up. */
export async function end(
  acting: Acting,
  session: SessionRow,
  of: PackageRow,
  by: NonNullable<SessionRow['ended_by']>,
): Promise<SessionRow> {
  const { queries, now } = acting;
  const result = await resultNow(queries, session, of, session.cmi, true);
  const { rows } = await sql<SessionRow>`
    update scorm_session set ended_at = ${now}, ended_by = ${by}, status = ${result.status}
    where user_id = ${session.user_id}::uuid and id = ${session.id}::uuid and ended_at is null returning *`.execute(
    queries,
  );
  const [ended] = rows;
  if (!ended) return session;
  // What is being closed reads its files a moment longer; what was taken away does not.
  await sql`update scorm_launch set expires_at = least(expires_at, ${now}::timestamptz + ${by === 'stopped' ? '0' : '1 minute'}::interval)
    where session_id = ${session.id}::uuid`.execute(queries);
  if (ended.mode === 'normal') await rollUpSessions(acting, ended, of.activities);
  return ended;
}

async function store(
  { queries, now }: Acting,
  session: SessionRow,
  of: PackageRow,
  told: Told,
  over: boolean,
): Promise<SessionRow> {
  const standard = existing(of.standard, 'standard of a package');
  const size = Object.entries(told.cmi).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (size > largestModel)
    refuse('too_large', 'The package tells more than 1 MB of one session. What it told before is kept.');
  const { cmi, other, refused } = checkElements(versionOf(standard), told.cmi);
  const result = await resultNow(queries, session, of, cmi, over || session.ended_at !== null);
  const { rows } = await sql<SessionRow>`
    update scorm_session set sequence = ${told.sequence}, cmi = ${JSON.stringify(cmi)}::jsonb,
      other = ${JSON.stringify(other)}::jsonb, refused = ${JSON.stringify(refused.slice(0, 100))}::jsonb,
      status = ${result.status}, score = ${result.score ?? null}, progress = ${result.progress ?? null},
      reported_seconds = ${reportedSeconds(standard, cmi) ?? 0},
      active_seconds = greatest(active_seconds, ${told.activeSeconds}),
      measured_seconds = greatest(measured_seconds, extract(epoch from ${now}::timestamptz - opened_at)),
      last_commit_at = ${now}
    where user_id = ${session.user_id}::uuid and id = ${session.id}::uuid returning *`.execute(queries);
  return existing(rows[0], 'the session that was locked');
}

/** What a data model comes to; what tells nothing is finished when it was looked at. */
async function resultNow(
  queries: Queries,
  session: SessionRow,
  of: PackageRow,
  cmi: DataModel,
  over: boolean,
): Promise<ScormResult> {
  const activity = activityOf(of, session.activity_id);
  if (activity.kind === 'asset') return { status: 'Completed' };
  const standard = existing(of.standard, 'standard of a package');
  return resultOf(standard, cmi, activity, await lessonRules(queries, session), over);
}

/** An activity of a package; one that the package does not have any more counts as it stands. */
export const activityOf = (of: PackageRow, identifier: string): ScormActivity =>
  of.activities.find((each) => each.identifier === identifier) ?? {
    identifier,
    title: identifier,
    href: '',
    kind: 'sco',
    objectives: [],
    weight: 1,
  };

/** What the lesson says of results, beside its package. */
async function lessonRules(queries: Queries, session: SessionRow) {
  const { rows } = await sql<{ item_id: string; assume: boolean | null }>`
    select r.item_id, (d.body ->> 'assumeCompletion')::boolean as assume
    from registration r join document d on d.kind = 'lessons' and d.id = r.item_id
    where r.user_id = ${session.learner_id}::uuid and r.id = ${session.registration_id}::uuid`.execute(
    queries,
  );
  const [row] = rows;
  const item = row && (await findItem(queries, row.item_id));
  return { passMark: item?.pass_mark, assumeCompletion: row?.assume ?? false };
}
