import { sql } from 'kysely';
import { platformStatus, stateForLearner } from '@moderator/moderation';
import type { AttemptState } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { presentCertificate, readCertificates } from '../../attempts/certificates/certificate-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { assignedTo, coursesOf, finished } from '../../content/registrations/assigned.ts';
import type { CourseLine, CourseStanding, Standing } from '../../content/registrations/assigned.ts';
import { knownScore } from '../../content/registrations/present.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { releasedResult } from './released-result.ts';

const orders = {
  title: ({ title }: CourseLine) => title.toLowerCase(),
  dueAt: ({ due_at: at }: CourseLine) => at?.toISOString() ?? '9999',
  '-lastActivityAt': ({ last_activity_at: at }: CourseLine) => String(9e15 - (at?.getTime() ?? 0)),
} as const;

/** The attempt's day, else the first of those of what the course asks for and is open. */
function dueAt({ attempt, items }: CourseStanding): Date | null {
  if (attempt?.due_at) return attempt.due_at;
  const open = items.filter(
    ({ required, status }) => required && status !== 'Missed' && !finished.includes(status),
  );
  const days = open.flatMap(({ registration, item }) => registration?.due_at ?? item.closes_at ?? []);
  return days.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

const present = (course: CourseLine) => ({
  id: course.id,
  title: course.title,
  kind: course.kind,
  status: course.status,
  percent: course.percent,
  dueAt: course.due_at,
  lastActivityAt: course.last_activity_at,
  attempt: course.attempt && {
    id: course.attempt.id,
    number: course.attempt.number,
    state: stateForLearner(course.attempt.state),
  },
});

export async function listMyCourses({ queries, principal, query }: Call<'listMyCourses'>) {
  const { limit = 50, cursor: text, sort, status, kind, total } = query;
  const courses = await coursesOf(queries, principal);
  const order = `my courses by ${sort}`;
  const matching = courses
    .filter((course) => status === undefined || course.status === status)
    .filter((course) => kind === undefined || course.kind === kind)
    .map((course) => ({ course, key: `${orders[sort](course)}\u0001${course.id}` }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const cursor = readCursor(text, order);
  const rest = cursor ? matching.filter(({ key }) => key > `${cursor.value}\u0001${cursor.id}`) : matching;
  const { page, next } = cutPage(rest.slice(0, limit + 1), limit, ({ course }) => ({
    sort: order,
    value: orders[sort](course),
    id: course.id,
  }));
  return {
    data: page.map(({ course }) => present(course)),
    next,
    ...(total === 'true' && { total: matching.length }),
  };
}

export async function getMyCourse({ queries, principal, params, now }: Call<'getMyCourse'>) {
  const { courses } = await assignedTo(queries, principal, now);
  const course = courses.find(({ id }) => id === params.id) ?? refuse('not_found');
  const { rows: outcomes } = await sql<{ id: string; code: string; title: string; hasEvidence: boolean }>`
    select o.id, o.code, o.title, exists (select from evidence e where e.attempt_id = ${course.attempt?.id ?? null}::uuid
      and o.id = any(e.outcome_ids)) as "hasEvidence"
    from outcome o where o.course_id = ${course.id}::uuid order by o.position`.execute(queries);
  const issued = await readCertificates(
    queries,
    sql`select c.* from certificate c where c.learner_id = ${principal.userId}::uuid and c.course_id = ${course.id}::uuid`,
  );
  const inQuestion = course.attempt && (await resultInQuestionSince(queries, course.attempt));
  const [unmarked, released] = await Promise.all([
    unmarkedBy(queries, principal.userId),
    releasedResult(queries, principal.userId, course.id),
  ]);
  const next = course.items.find(
    ({ status, lockedBy }) =>
      lockedBy === null && ['Published', 'NotAttempted', 'InProgress'].includes(status),
  );
  return {
    data: {
      ...present({ ...course, due_at: dueAt(course) }),
      outcomes,
      released,
      resultInQuestionSince: inQuestion ?? null,
      certificates: issued.map((row) => presentCertificate(row, now)),
      items: course.items.map((each) => presentItem(each, unmarked)),
      nextItemId: next?.item.id ?? null,
    },
  };
}

/** Since when a result that a report had released is looked at again; undefined where none is. */
async function resultInQuestionSince(
  queries: Queries,
  { id, state }: { id: string; state: AttemptState },
): Promise<Date | undefined> {
  if (platformStatus(state) !== 'AwaitingModeration') return undefined;
  const { rows } = await sql<{ since: Date }>`
    select r.reopened_at as since from reopening r join decision d on d.id = r.decision_id
    where r.attempt_id = ${id}::uuid and exists (select from report
      where report.batch_id = d.batch_id and report.signed_at between d.signed_at and r.reopened_at)
    order by r.reopened_at desc limit 1`.execute(queries);
  return rows[0]?.since;
}

/** What somebody handed in and nobody has marked to the end: the registrations. */
async function unmarkedBy(queries: Queries, learnerId: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('submission')
    .select('registration_id')
    .where('learner_id', '=', learnerId)
    .where('state', '=', 'marking')
    .execute();
  return new Set(rows.map((row) => row.registration_id));
}

const presentItem = (
  { item, registration, status, required, lockedBy }: Standing,
  unmarked: ReadonlySet<string>,
) => ({
  id: item.id,
  kind: item.type ?? ('lesson' as const),
  contentId: item.content_id,
  contentType: item.content_type,
  title: item.title,
  status,
  progress: registration?.progress ?? 0,
  score: knownScore(registration),
  awaitsMarks: registration !== null && unmarked.has(registration.id),
  required,
  durationMinutes: item.duration_minutes ?? item.time_limit_minutes,
  opensAt: item.opens_at,
  dueAt: registration?.due_at ?? item.closes_at,
  locked: lockedBy && { by: lockedBy },
});
