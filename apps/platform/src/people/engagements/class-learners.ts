import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { existing } from '../../kernel/existing.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { addPlaces, endPlaces, hasBegun, learnersIn, leaveCourse, namesOf } from './places.ts';
import { tellLearners } from './tell-learners.ts';

const { schedules } = collections;
type Schedule = Awaited<ReturnType<typeof schedules.get>>;

/**
 * Puts those who came into a class into its schedules that are not over, and takes those out who left it: all of them, or
 * nothing is changed.
 * @throws RefusedError 4003 or 4009 with the names of those who cannot, wrong_state where somebody began or places are too few
 */
export async function followClass(
  request: RequestContext,
  classId: string,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  if (added.length + removed.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select schedule_id as id from schedule_plan where class_id = ${classId}::uuid and cancelled_at is null
      and ends_at > ${request.now}::timestamptz order by starts_at, schedule_id`.execute(request.queries);
  for (const { id } of rows) {
    const schedule = await schedules.get(request.queries, id);
    const changed = (await takeOut(request, schedule, removed)) + (await putIn(request, schedule, added));
    if (changed > 0) await schedules.touch(request, schedule, 'learners');
  }
}

/** Puts learners into a schedule, or refuses the change that they follow from. @returns how many came in */
export async function putIn(
  request: RequestContext,
  schedule: Schedule,
  learnerIds: readonly string[],
): Promise<number> {
  const there = new Set(await learnersIn(request.queries, schedule.id));
  const coming = learnerIds.filter((id) => !there.has(id));
  const { courseId, startsAt, endsAt, capacity, title } = schedule.body;
  if (capacity && there.size + coming.length > capacity)
    refuse(
      'wrong_state',
      `“${title}” takes ${capacity} learners and would have ${there.size + coming.length}. Nothing was changed.`,
    );
  const refused = await addPlaces(
    request,
    {
      id: schedule.id,
      clientId: schedule.clientId,
      accountId: existing(schedule.accountId ?? undefined, 'account of a schedule'),
      courseId,
      startsAt: String(startsAt),
      endsAt: String(endsAt),
    },
    coming,
  );
  const [first] = refused;
  if (first)
    refuse(
      first.code,
      [...refused.slice(0, 10).map(({ sentence }) => sentence), 'Nothing was changed.'].join(' '),
    );
  await tellLearners(request, 'schedule.added', coming, schedule);
  return coming.length;
}

async function takeOut(
  request: RequestContext,
  schedule: Schedule,
  learnerIds: readonly string[],
): Promise<number> {
  const { queries, now } = request;
  const { courseId, title } = schedule.body;
  const there = await learnersIn(queries, schedule.id);
  const leaving = there.filter((id) => learnerIds.includes(id));
  const { rows } = await sql<{ id: string }>`
    select l.id from unnest(${leaving}::uuid[]) as l (id) where ${hasBegun(sql`l.id`, courseId)} limit 10`.execute(
    queries,
  );
  if (rows.length > 0) {
    const names = await namesOf(
      queries,
      rows.map(({ id }) => id),
    );
    refuse(
      'wrong_state',
      `${[...names.values()].join(', ')} began the course of “${title}”, so their place stays. Nothing was changed.`,
    );
  }
  await endPlaces(queries, schedule.id, leaving, 'class', now);
  await leaveCourse(queries, { id: schedule.id, courseId }, leaving);
  await tellLearners(request, 'schedule.left', leaving, schedule);
  return leaving.length;
}
