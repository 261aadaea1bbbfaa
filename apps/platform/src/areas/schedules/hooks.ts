import { sql } from 'kysely';
import { accountTimeZone, isTimeZone } from '@moderator/contract';
import { collections } from '../../documents/collections.ts';
import type { HooksOf, Written } from '../../documents/hooks.ts';
import { inOrder } from '../../documents/periods.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { hasRole, manages } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ownTeaching, teachesAlone } from '../../people/own-teaching.ts';
import { refuseWithoutRole } from '../../people/refuse-without-role.ts';
import { putIn } from '../../people/engagements/class-learners.ts';
import { tellLearners } from '../../people/engagements/tell-learners.ts';
import { makeOccurrences, refuseRule } from './occurrences.ts';
import { endPlaces, hasBegun, learnersIn, leaveCourse } from '../../people/engagements/places.ts';

type Hooks = HooksOf<'schedules'>;
type Schedule = Parameters<NonNullable<Hooks['beforeWrite']>>[0]['after'];
type Change = Written<Schedule>;

const { schedules } = collections;

export const scheduleHooks: Hooks = {
  beforeWrite(write) {
    const { principal, id, before } = write;
    if (teachesAlone(principal) && before && before.facilitatorId !== principal.userId)
      refuse(
        'not_allowed',
        'Trainers change the schedules that they teach. Nothing was changed; ask a manager.',
      );
    const after = inOrder(
      inOrder(ownTeaching(write, 'facilitatorId'), 'startsAt', 'endsAt'),
      'startsAt',
      'assessmentDueAt',
    );
    if (
      String(after.startsAt) === String(after.endsAt) ||
      Date.parse(String(after.startsAt)) === Date.parse(String(after.endsAt))
    )
      refuseField('endsAt', 'A schedule ends after it begins.');
    if (!isTimeZone(after.timeZone ?? accountTimeZone))
      refuseField('timeZone', 'There is no such time zone.');
    if (after.parentId && after.parentId === id)
      refuseField('parentId', 'A schedule belongs to another one, not to itself.');
    if (after.assessorId && after.assessorId === after.moderatorId)
      refuse('4008', 'The same person would assess and moderate. Nothing was changed; choose two.');
    refuseRule(before, after);
    const { phase: _, ...stored } = after;
    return stored;
  },

  async shown({ context }, documents) {
    const now = context.now().getTime();
    return documents.map((document) => ({
      ...document,
      body: { ...document.body, phase: phaseOf(document.body, now) },
    }));
  },

  async written(request, change) {
    const { body } = change.document;
    await refuseWithoutRole(request.queries, body, change.before, {
      facilitatorId: 'trainer',
      assessorId: 'assessor',
      moderatorId: 'moderator',
    });
    await refuseWrongParent(request, change);
    if (change.before) await follow(request, { ...change, before: change.before });
    await takeClass(request, change);
    await makeOccurrences(request, change);
  },

  mayRemove: (principal, document) =>
    !document ||
    manages(principal) ||
    (hasRole(principal, 'trainer') && document.body.facilitatorId === principal.userId),

  /** One in which somebody opened something is cancelled and stays; so are their places, and what they began is theirs. */
  async insteadOfRemoval(request, document, version) {
    const { queries, now } = request;
    const plan = { id: document.id, courseId: document.body.courseId };
    const learners = await learnersIn(queries, plan.id);
    const { rows: begun } = await sql`select from unnest(${learners}::uuid[]) as l (id)
      where ${hasBegun(sql`l.id`, plan.courseId)} limit 1`.execute(queries);
    await tellLearners(request, 'schedule.left', learners, document);
    await endPlaces(queries, plan.id, learners, 'cancelled', now);
    await leaveCourse(queries, plan, learners);
    if (begun.length === 0) return false;
    if (document.body.cancelledAt) return true;
    const cancel = (body: Schedule) => ({ ...body, cancelledAt: now.toISOString() });
    await (version > 0
      ? schedules.update(request, document.id, version, cancel, 'cancel')
      : schedules.revise(request, document.id, cancel, 'cancel'));
    return true;
  },
};

function refuseField(field: string, sentence: string): never {
  const whole = `${sentence} Nothing was changed.`;
  return refuse('invalid_input', whole, { errors: [{ path: `body.${field}`, message: whole }] });
}

function phaseOf({ cancelledAt, startsAt, endsAt }: Schedule, now: number) {
  if (cancelledAt) return 'cancelled';
  if (Date.parse(String(startsAt)) > now) return 'upcoming';
  return Date.parse(String(endsAt)) <= now ? 'ended' : 'running';
}

/** A schedule belongs to one of the same course, which belongs to none itself. */
async function refuseWrongParent({ queries }: RequestContext, { before, document }: Change): Promise<void> {
  const { parentId, courseId } = document.body;
  if (!parentId || before?.parentId === parentId) return;
  const parent = await schedules.get(queries, parentId);
  if (parent.body.courseId !== courseId) refuseField('parentId', 'It is a schedule of another course.');
  if (parent.body.parentId) refuseField('parentId', 'That schedule belongs to another one already.');
  const { rows } =
    await sql`select from schedule_plan where parent_id = ${document.id}::uuid limit 1`.execute(queries);
  if (rows.length > 0) refuseField('parentId', 'Other schedules belong to this one.');
}

/** A schedule that is given to a class takes its learners in. */
async function takeClass(request: RequestContext, { before, document }: Change): Promise<void> {
  const { classId, endsAt } = document.body;
  if (!classId || before?.classId === classId || new Date(endsAt) <= request.now) return;
  const { body } = await collections.classes.get(request.queries, classId);
  await putIn(request, document, body.learnerIds ?? []);
}

/** What follows from a change for those who are in the schedule, and what stands in its way. */
async function follow(
  request: RequestContext,
  { before, document }: Change & { before: Schedule },
): Promise<void> {
  const { queries } = request;
  const { id, body } = document;
  if (before.courseId !== body.courseId && (await learnersIn(queries, id)).length > 0)
    refuse(
      'wrong_state',
      'Learners are on it, so its course stays. Nothing was changed; make another schedule.',
    );
  const [start, end] = [String(body.startsAt), String(body.endsAt)];
  if (
    Date.parse(String(before.startsAt)) !== Date.parse(start) ||
    Date.parse(String(before.endsAt)) !== Date.parse(end)
  ) {
    await refuseOutside(queries, id, start, end);
    await refuseOverlap(queries, id, body.courseId, start, end);
    await sql`update engagement set period = tstzrange(${start}::timestamptz, ${end}::timestamptz)
      where schedule_id = ${id}::uuid and ended_at is null`.execute(queries);
    await tellLearners(request, 'schedule.moved', await learnersIn(queries, id), document);
  }
  if (before.assessorId !== body.assessorId)
    await sql`update attempt set allocated_to = ${body.assessorId ?? null}::uuid where schedule_id = ${id}::uuid
      and superseded_at is null and state in ('open', 'submitted', 'returned') and assessor_id is null
      and allocated_to is not distinct from ${before.assessorId ?? null}::uuid`.execute(queries);
}

type Queries = RequestContext['queries'];

/** A schedule does not move past its meetings, nor past work that was judged on it. */
async function refuseOutside(queries: Queries, id: string, start: string, end: string): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select body ->> 'title' as title from document where kind = 'classroom-sessions' and where_1 = ${id} and deleted_at is null
      and body ->> 'status' <> 'cancelled'
      and ((body ->> 'startsAt')::timestamptz < ${start}::timestamptz or (body ->> 'endsAt')::timestamptz > ${end}::timestamptz)
    order by sort_1 limit 1`.execute(queries);
  if (rows[0])
    refuse(
      'wrong_state',
      `The meeting “${rows[0].title}” would be outside of it. Nothing was changed; move or cancel that meeting first.`,
    );
  const judged = await sql`select from attempt where schedule_id = ${id}::uuid and superseded_at is null
    and assessed_at is not null and submitted_at < ${start}::timestamptz limit 1`.execute(queries);
  if (judged.rows.length > 0)
    refuse('wrong_state', 'Work that was handed in before that day is judged on it. Nothing was changed.');
}

/** @throws RefusedError 4003 with the names of those who take the course elsewhere then */
async function refuseOverlap(
  queries: Queries,
  id: string,
  courseId: string,
  start: string,
  end: string,
): Promise<void> {
  const { rows } = await sql<{ name: string; title: string }>`
    select mine.learner_name as name, p.title from engagement mine
      join engagement other on other.learner_id = mine.learner_id and other.course_id = ${courseId}::uuid and other.ended_at is null
        and other.schedule_id <> mine.schedule_id and other.period && tstzrange(${start}::timestamptz, ${end}::timestamptz)
      join schedule_plan p on p.schedule_id = other.schedule_id
    where mine.schedule_id = ${id}::uuid and mine.ended_at is null order by mine.learner_order limit 10`.execute(
    queries,
  );
  if (rows.length > 0)
    refuse(
      '4003',
      `${rows.map(({ name, title }) => `${name} takes this course on “${title}” at that time.`).join(' ')} Nothing was changed.`,
    );
}
