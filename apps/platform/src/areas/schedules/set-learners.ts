import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import type { Call } from '../../kernel/call.ts';
import { managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  addPlaces,
  endPlaces,
  hasBegun,
  learnersIn,
  leaveCourse,
  namesOf,
} from '../../people/engagements/places.ts';
import type { Plan, Refused } from '../../people/engagements/places.ts';
import { tellLearners } from '../../people/engagements/tell-learners.ts';
import { scheduleWithPeople } from './visible.ts';

const { schedules } = collections;

/** Says who learns on a schedule: these and no others. Either all of it happens, or all that may. */
export async function setScheduleLearners(call: Call<'setScheduleLearners'>) {
  const { queries, params, query, body, version, now } = call;
  await scheduleWithPeople(call, params.id);
  // Who comes behind somebody else finds what they made of it.
  const schedule = await schedules.update(call, params.id, version, (unchanged) => unchanged);
  const { courseId, startsAt, endsAt, capacity, cancelledAt } = schedule.body;
  if (cancelledAt)
    refuse('wrong_state', 'The schedule is cancelled, so nobody comes into it. Nothing was changed.');
  const plan: Plan = {
    id: schedule.id,
    clientId: schedule.clientId,
    accountId: schedule.accountId ?? '',
    courseId,
    startsAt: String(startsAt),
    endsAt: String(endsAt),
  };
  const wanted = [...new Set(body.learnerIds)];
  const there = await learnersIn(queries, plan.id);
  const adding = wanted.filter((id) => !there.includes(id));
  const leaving = there.filter((id) => !wanted.includes(id));

  const begun = await thoseWhoBegan(call, plan, leaving);
  const kept = new Set(begun.map(({ learnerId }) => learnerId));
  const ending = leaving.filter((id) => !kept.has(id));
  const unknown = await thoseWhoMayNot(call, plan, adding);
  const strangers = new Set(unknown.map(({ learnerId }) => learnerId));
  const known = adding.filter((id) => !strangers.has(id));
  const free = capacity ? Math.max(0, capacity - (there.length - ending.length)) : known.length;
  const tooMany = await thoseBeyond(call, capacity ?? 0, known.slice(free));
  const early = [...begun, ...unknown, ...tooMany];
  if (query.mode === 'all') refuseAny(early, wanted);

  await endPlaces(queries, plan.id, ending, 'removed', now);
  await leaveCourse(queries, plan, ending);
  const coming = known.slice(0, free);
  const late = await addPlaces(call, plan, coming);
  if (query.mode === 'all') refuseAny(late, wanted);
  const added = coming.length - late.length;
  const stayed = new Set(late.map(({ learnerId }) => learnerId));
  await tellLearners(
    call,
    'schedule.added',
    coming.filter((id) => !stayed.has(id)),
    schedule,
  );
  await tellLearners(call, 'schedule.left', ending, schedule);
  const after = added + ending.length > 0 ? await schedules.touch(call, schedule, 'learners') : schedule;
  return { data: { added, ended: ending.length, refused: [...early, ...late] }, version: after.version };
}

/** @throws RefusedError with the code of the first, and a sentence for each of up to ten */
function refuseAny(refused: readonly Refused[], wanted: readonly string[]): void {
  const [first] = refused;
  if (!first) return;
  const told = refused.slice(0, 10).map(({ sentence }) => sentence);
  const more = refused.length > told.length ? [`And ${refused.length - told.length} more.`] : [];
  refuse(first.code, [...told, ...more, 'Nothing was changed.'].join(' '), {
    errors: refused.map(({ learnerId, sentence }) => ({
      path: `body.learnerIds.${Math.max(0, wanted.indexOf(learnerId))}`,
      message: sentence,
    })),
  });
}

async function thoseWhoBegan(
  { queries }: Call<'setScheduleLearners'>,
  plan: Plan,
  learnerIds: readonly string[],
): Promise<Refused[]> {
  if (learnerIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select l.id from unnest(${[...learnerIds]}::uuid[]) as l (id) where ${hasBegun(sql`l.id`, plan.courseId)}`.execute(
    queries,
  );
  const names = await namesOf(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id }) => ({
    learnerId: id,
    code: 'wrong_state',
    sentence: `${names.get(id)} has begun the course, so their place stays.`,
  }));
}

/** Those who are no learners of the account, or not of the site that somebody manages. */
async function thoseWhoMayNot(
  { queries, principal }: Call<'setScheduleLearners'>,
  plan: Plan,
  learnerIds: readonly string[],
): Promise<Refused[]> {
  if (learnerIds.length === 0) return [];
  const site = managedSite(principal);
  const { rows } = await sql<{ id: string }>`
    select id from document where kind = 'users' and id = any(${[...learnerIds]}::uuid[]) and account_id = ${plan.accountId}::uuid
      and deleted_at is null and body -> 'roles' ? 'learner' and body ->> 'state' = 'active'
      ${site ? sql`and site_id = ${site}::uuid` : sql``}`.execute(queries);
  const known = new Set(rows.map(({ id }) => id));
  return learnerIds
    .filter((id) => !known.has(id))
    .map((learnerId) => ({
      learnerId,
      code: 'not_found',
      sentence: `There is no learner with the id ${learnerId} whom you may put here.`,
    }));
}

async function thoseBeyond(
  { queries }: Call<'setScheduleLearners'>,
  capacity: number,
  learnerIds: readonly string[],
): Promise<Refused[]> {
  const names = await namesOf(queries, learnerIds);
  return learnerIds.map((learnerId) => ({
    learnerId,
    code: 'wrong_state',
    sentence: `The schedule takes ${capacity} learners and has no place for ${names.get(learnerId)}.`,
  }));
}
