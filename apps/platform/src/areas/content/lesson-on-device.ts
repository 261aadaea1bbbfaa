import { isLessonDone, shareOf, withShown } from '@moderator/learning';
import type { LessonPosition, LessonRule } from '@moderator/learning';
import { sql } from 'kysely';
import { earlierOf } from '../../content/registrations/acting.ts';
import type { Acting } from '../../content/registrations/acting.ts';
import type { Item } from '../../content/registrations/items.ts';
import { finishRegistration, moveRegistration, openRegistration } from '../../content/registrations/move.ts';
import { register } from '../../content/registrations/register.ts';
import { registrationsOf } from '../../content/registrations/rows.ts';
import type { Registration } from '../../content/registrations/rows.ts';
import type { OnDevice } from '../../kernel/on-device.ts';
import type { Told } from './lesson-told.ts';

/** What a device told of a lesson once. */
interface Word {
  session_id: string;
  at: Date;
  shown: Pick<Told, 'position' | 'watched' | 'pages'> & { final: boolean };
  seconds: number;
}

type Person = Parameters<typeof register>[1];

/**
 * Keeps what was shown of a lesson on a device, each word once and as of when it was told: whatever order they come in, how
 * somebody stands afterwards is as if they had come at once.
 */
export async function keepBrought(
  acting: Acting & { onDevice: OnDevice },
  person: Person,
  item: Item,
  rule: LessonRule,
  told: Told,
): Promise<Registration> {
  const registration = await registrationThen(acting, person, item, told.registrationId);
  const before = await wordsOf(acting, registration);
  if (!(await keepWord(acting, registration, told))) return registration;
  const words = await wordsOf(acting, registration);
  const kind = item.content_type === 'Pdf' ? 'pages' : 'film';
  const { sequence, ...known } = registration.position;
  // Whoever went on elsewhere later goes on from there.
  const isLatest = acting.now >= registration.last_activity_at;
  const now = withShown(known, isLatest ? told : { ...told, position: undefined }, kind);
  const changes = {
    position: JSON.stringify({ ...now, ...(sequence !== undefined && { sequence }) }),
    seconds: registration.seconds + secondsOf(words) - secondsOf(before),
    progress: Math.max(registration.progress, shareOf(now, rule)),
  };
  if (registration.superseded_at !== null) return setAside(acting, registration, changes);
  // Beside what devices told there is what was seen elsewhere; whether it was closed for good, the last word says, not the one that came last.
  const last = words.at(-1);
  const doneAt =
    whenDone(words, rule, kind) ?? (last && isLessonDone(now, rule, last.shown.final) ? last.at : null);
  if (doneAt === null) return openRegistration(acting, registration, changes);
  if (registration.finished_at === null)
    return finishRegistration(
      { ...acting, now: doneAt },
      { ...registration, opened_at: earlierOf(registration.opened_at, acting.now) },
      { score: null, passed: null, source: 'own' },
      changes,
    );
  return moveRegistration(acting, registration, 'open', {
    ...changes,
    opened_at: earlierOf(registration.opened_at, acting.now),
    submitted_at: earlierOf(registration.submitted_at, doneAt),
    finished_at: earlierOf(registration.finished_at, doneAt),
    settled_at: earlierOf(registration.settled_at, doneAt),
  });
}

/** What was done before a reset belongs to what the reset set aside. */
async function registrationThen(
  acting: Acting,
  person: Person,
  item: Item,
  said: string | undefined,
): Promise<Registration> {
  const { registration } = await register(acting, person, item.id);
  if (registration.number === 1) return registration;
  const all = await registrationsOf(acting.queries, person.userId, [item.id]);
  return (
    all.find(({ id }) => id === said) ??
    all.findLast(({ superseded_at: over }) => over === null || over > acting.now) ??
    registration
  );
}

/** @returns whether it is told for the first time */
async function keepWord(
  { queries, now, onDevice }: Acting & { onDevice: OnDevice },
  registration: Registration,
  { sequence, activeSeconds, position, watched, pages, final }: Told,
): Promise<boolean> {
  // Nobody was at it for longer than they were at the device.
  const most = Math.max(0, Math.ceil((now.getTime() - onDevice.since.getTime()) / 1000));
  const { rows } = await sql`
    insert into device_told (user_id, registration_id, session_id, sequence, client_id, account_id, device_id, at, shown, seconds,
      received_at)
    values (${registration.user_id}::uuid, ${registration.id}::uuid, ${onDevice.sessionId}::uuid, ${sequence},
      ${registration.client_id}::uuid, ${registration.account_id}::uuid, ${onDevice.deviceId}::uuid, ${now}::timestamptz,
      ${JSON.stringify({ position, watched, pages, final })}::jsonb, ${Math.min(Math.round(activeSeconds), most)},
      ${onDevice.receivedAt}::timestamptz)
    on conflict do nothing returning sequence`.execute(queries);
  return rows.length > 0;
}

/** All that devices told of it, in the order in which it happened. */
async function wordsOf({ queries }: Acting, { user_id: userId, id }: Registration): Promise<Word[]> {
  const { rows } = await sql<Word>`select session_id, at, shown, seconds from device_told
    where user_id = ${userId}::uuid and registration_id = ${id}::uuid order by at, session_id, sequence`.execute(
    queries,
  );
  return rows;
}

/** Each word tells the seconds of its session so far. */
function secondsOf(words: readonly Word[]): number {
  const most = new Map<string, number>();
  for (const { session_id: id, seconds } of words) most.set(id, Math.max(most.get(id) ?? 0, seconds));
  return [...most.values()].reduce((sum, seconds) => sum + seconds, 0);
}

/** When the words alone had told enough; null where they never did. */
function whenDone(words: readonly Word[], rule: LessonRule, kind: 'film' | 'pages'): Date | null {
  let position: LessonPosition = {};
  for (const { at, shown } of words) {
    position = withShown(position, shown, kind);
    if (isLessonDone(position, rule, shown.final)) return at;
  }
  return null;
}

/** What was set aside keeps what it gets, and stays where it is. */
const setAside = (
  { queries }: Acting,
  { user_id: userId, id }: Registration,
  changes: { position: string; seconds: number; progress: number },
): Promise<Registration> =>
  queries
    .updateTable('registration')
    .set(changes)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
