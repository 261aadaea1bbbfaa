import { statusAt } from '@moderator/learning';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { assignedTo } from './assigned.ts';
import type { Person, Standing } from './assigned.ts';
import { findItem, itemKindOf } from './items.ts';
import type { Item } from './items.ts';
import { recordEvent } from './move.ts';
import type { Acting } from './acting.ts';
import { currentRegistration } from './rows.ts';
import type { Registration } from './rows.ts';
import { takeCourse, takeCourses } from './take-course.ts';

/**
 * Registers a person on something that is assigned to them, or that people may begin by themselves. Who is registered
 * already gets the registration that there is, so it needs no care.
 * @param courseId through which course, where it belongs to several
 * @throws RefusedError not_found, not_allowed where it is not theirs, wrong_state where it cannot be begun, 4009 without a use
 */
export async function register(
  acting: Acting,
  person: Person,
  itemId: string,
  courseId?: string,
): Promise<{ registration: Registration; isNew: boolean }> {
  const { queries, now } = acting;
  const before = await currentRegistration(queries, person.userId, itemId, true);
  if (before) return { registration: await sinceThen(acting, before), isNew: false };
  if (acting.onDevice) return registerAsItWas(acting, person, itemId, courseId);
  const standing = await findStanding(queries, person, itemId, now, courseId);
  const item = standing?.item ?? (await selfServed(queries, person, itemId));
  refuseEarlyAndLate(item, now);
  if (standing?.lockedBy)
    refuse('wrong_state', `“${standing.lockedBy.name}” comes first. Finish it, then you can begin here.`);
  const course = standing?.course_id ?? null;
  if (course)
    await takeCourse(queries, { userId: person.userId, courseId: course, accountId: person.accountId }, now);
  const registration = await insertRegistration(queries, person, item, course, 1, now);
  // Two at once: whoever came second finds what the first one made.
  if (!registration) return register(acting, person, itemId, courseId);
  await recordEvent(acting, registration, 'register');
  return { registration, isNew: true };
}

/** A device may tell later that somebody was registered earlier. */
async function sinceThen(
  { queries, now, onDevice }: Acting,
  registration: Registration,
): Promise<Registration> {
  if (!onDevice || registration.registered_at <= now || registration.number > 1) return registration;
  await queries
    .updateTable('registration')
    .set({ registered_at: now })
    .where('user_id', '=', registration.user_id)
    .where('id', '=', registration.id)
    .execute();
  return { ...registration, registered_at: now };
}

/** What was begun on a device was begun, whatever has become of it meanwhile: it is taken down as it was. */
async function registerAsItWas(
  acting: Acting,
  person: Person,
  itemId: string,
  courseId: string | undefined,
): Promise<{ registration: Registration; isNew: boolean }> {
  const { queries, now } = acting;
  const standing = await findStanding(queries, person, itemId, now, courseId);
  const item = standing?.item ?? (await findItem(queries, itemId));
  if (item?.account_id !== person.accountId) refuse('not_found');
  const { userId, accountId } = person;
  const course = standing?.course_id ?? null;
  const without = course
    ? await takeCourses(queries, { userIds: [userId], courseId: course, accountId }, now)
    : [];
  const registration = await insertRegistration(
    queries,
    person,
    item,
    without.length > 0 ? null : course,
    1,
    now,
  );
  if (!registration) return register(acting, person, itemId, courseId);
  await recordEvent(acting, registration, 'register');
  return { registration, isNew: true };
}

/** How somebody stands with one thing that is assigned to them; undefined where it is not. */
export async function findStanding(
  queries: Queries,
  person: Person,
  itemId: string,
  now: Date,
  courseId?: string,
): Promise<Standing | undefined> {
  const { courses, others } = await assignedTo(queries, person, now);
  return [...courses.flatMap(({ items }) => items), ...others].find(
    ({ item, course_id }) => item.id === itemId && (courseId === undefined || course_id === courseId),
  );
}

async function selfServed(queries: Queries, { accountId }: Person, itemId: string): Promise<Item> {
  const item = await findItem(queries, itemId);
  if (!item || item.account_id !== accountId || item.state !== 'published') refuse('not_found');
  if (!item.self_service)
    refuse(
      'not_allowed',
      'It is not assigned to you, and people do not begin it by themselves. Ask your trainer.',
    );
  return item;
}

/** Nobody begins what is not published, not open yet, or over. */
export function refuseEarlyAndLate(
  { state, opens_at: opensAt, closes_at: closesAt }: Pick<Item, 'state' | 'opens_at' | 'closes_at'>,
  now: Date,
): void {
  if (state !== 'published')
    refuse('wrong_state', 'It is not published any more, so nobody begins it. Ask your trainer.');
  if (opensAt && opensAt > now)
    refuse('wrong_state', `It opens on ${opensAt.toISOString()}. Come back then.`);
  if (statusAt({ status: 'NotAttempted', closesAt }, now) === 'Missed')
    refuse('wrong_state', 'Its time is over. Ask your trainer whether it can be opened again.');
}

/** @returns undefined where the person is registered already */
export async function insertRegistration(
  queries: Queries,
  { userId }: Pick<Person, 'userId'>,
  item: Item,
  courseId: string | null,
  number: number,
  now: Date,
): Promise<Registration | undefined> {
  const { rows } = await sql<Registration>`
    insert into registration (user_id, client_id, account_id, site_id, item_kind, item_id, content_kind, course_id, number,
      opens_at, due_at, closes_at, registered_at, last_activity_at, learner_order)
    select u.id, u.client_id, u.account_id, u.site_id, ${itemKindOf(item)}, ${item.id}::uuid, ${item.content_kind},
      ${courseId}::uuid, ${number}, ${item.opens_at}, ${item.closes_at}, ${item.closes_at}, ${now}, ${now},
      plain_text(concat_ws(' ', u.body ->> 'surname', u.body ->> 'name'))
    from document u where u.kind = 'users' and u.id = ${userId}::uuid
    on conflict do nothing returning *`.execute(queries);
  return rows[0];
}
