import { sql } from 'kysely';
import { z } from 'zod';
import { roles } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { readDocument } from '../../documents/read.ts';
import { findItem } from '../../content/registrations/items.ts';
import type { Item } from '../../content/registrations/items.ts';
import { recordEvent } from '../../content/registrations/move.ts';
import { insertRegistration } from '../../content/registrations/register.ts';
import { coursesWith, rollUp } from '../../content/registrations/roll-up.ts';
import type { Registration } from '../../content/registrations/rows.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { job } from '../../jobs/job.ts';
import type { Call } from '../../kernel/call.ts';
import { rightsOf, stillHas } from '../../kernel/kept-rights.ts';
import type { Rights } from '../../kernel/kept-rights.ts';
import { managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

/** At once, in the request; the rest of more people is a job. */
const atOnce = 1_000;

type Resetting = Call<
  'resetLessonRegistrations' | 'resetAssessmentRegistrations' | 'resetExaminationRegistrations'
>;

interface Reset {
  itemId: string;
  by: string;
  /** With which rights; those of before have none with them. */
  rights?: Rights | undefined;
  reason: string;
  userIds: string[] | null;
  siteId: string | null;
  groupId: string | null;
  keepOpen: boolean;
  /** Whether only those are reset who have begun and not finished. */
  onlyBegun?: boolean | undefined;
  /** Behind this person; the next thousand follow. */
  after: string | null;
}

const payload = z.object({
  itemId: z.uuid(),
  by: z.uuid(),
  rights: z
    .object({
      userId: z.uuid(),
      clientId: z.uuid(),
      accountId: z.uuid(),
      siteId: z.uuid().nullable(),
      roles: z.array(z.enum(roles)).readonly(),
      impersonatorId: z.uuid().nullable(),
    })
    .optional(),
  reason: z.string(),
  userIds: z.array(z.uuid()).nullable(),
  siteId: z.uuid().nullable(),
  groupId: z.uuid().nullable(),
  keepOpen: z.boolean(),
  onlyBegun: z.boolean().optional(),
  after: z.uuid().nullable(),
});

/** Sets registrations aside with everything under them, and begins new ones. */
const resetRegistrations = (kind: 'lessons' | 'assessments') => async (call: Resetting) => {
  const { queries, principal, params, body, now } = call;
  const { id, accountId } = await (kind === 'lessons'
    ? readDocument(call, collections.lessons, params.id)
    : readDocument(call, collections.assessments, params.id));
  const item = await findItem(queries, id);
  if (!item || !accountId || item.content_kind !== params.kind) refuse('not_found');
  const site = managedSite(principal);
  if (site && body.siteId && body.siteId !== site) refuse('not_found');
  const reset: Reset = {
    itemId: item.id,
    by: principal.userId,
    rights: rightsOf(principal),
    reason: body.reason,
    userIds: body.userIds ?? null,
    siteId: site ?? body.siteId ?? null,
    groupId: body.groupId ?? null,
    keepOpen: body.keepOpen,
    after: null,
  };
  const { changed, leftOut, last } = await resetAll(queries, item, reset, now);
  return {
    data: {
      changed,
      running: last !== null,
      leftOut: leftOut.map((userId) => ({ userId, code: 'wrong_state' as const })),
    },
  };
};

export const resetLessonRegistrations = resetRegistrations('lessons');
export const resetAssessmentRegistrations = resetRegistrations('assessments');

/** Sets aside what people have begun of a lesson and not finished, for it has become another one. */
export async function resetBegun(
  { queries, principal, now }: Pick<Resetting, 'queries' | 'principal' | 'now'>,
  lessonId: string,
  reason: string,
): Promise<void> {
  const item = await findItem(queries, lessonId);
  const whose = { userIds: null, siteId: managedSite(principal) ?? null, groupId: null };
  const how = { keepOpen: false, onlyBegun: true, after: null };
  if (item)
    await resetAll(
      queries,
      item,
      { itemId: item.id, by: principal.userId, rights: rightsOf(principal), reason, ...whose, ...how },
      now,
    );
}

/** A thousand people at once; the rest follow in the background. */
async function resetAll(queries: Queries, item: Item, reset: Reset, now: Date) {
  const done = await resetSome(queries, item, reset, now);
  const { client_id: clientId, account_id: accountId } = item;
  if (done.last)
    await enqueue(queries, resetTheRest, { ...reset, after: done.last }, { clientId, accountId });
  return done;
}

/** Told to those who look after the platform, as the reason why the work ended. */
class RightsLost extends Error {
  constructor() {
    super('Whoever asked for this reset may not do it any more, so the rest was not reset.');
  }
}

/** The rest of a reset of more than a thousand people, a thousand at a time. */
export const resetTheRest = job({
  name: 'reset-registrations',
  payload,
  failure: 'Not all registrations could be reset. Those that were are; reset the others again.',
  tries: 5,
  async run(reset, { context, progress, signal }) {
    let after = reset.after;
    for (;;) {
      signal.throwIfAborted();
      const from = after;
      const last = await context.database.asSystem(async (queries) => {
        await progress(queries);
        if (reset.rights && !(await stillHas(queries, reset.rights))) throw new RightsLost();
        const item = await findItem(queries, reset.itemId);
        return item ? (await resetSome(queries, item, { ...reset, after: from }, context.now())).last : null;
      });
      if (!last) return;
      after = last;
    }
  },
});

/** @returns the last person of a full thousand, after whom there may be more */
async function resetSome(queries: Queries, item: Item, reset: Reset, now: Date) {
  const { rows } = await sql<Registration & { is_kept: boolean }>`
    select r.*, exists (select from evidence e where e.registration_id = r.id and e.frozen_at is not null) as is_kept
    from registration r
    where r.account_id = ${item.account_id}::uuid and r.item_id = ${item.id}::uuid and r.superseded_at is null
      and (${reset.userIds}::uuid[] is null or r.user_id = any(${reset.userIds}::uuid[]))
      and (${reset.siteId}::uuid is null or r.site_id = ${reset.siteId}::uuid)
      and (${reset.groupId}::text is null or exists (select from document u where u.kind = 'users' and u.id = r.user_id
        and u.body -> 'groupIds' ? ${reset.groupId}))
      and (not ${reset.keepOpen} or r.status not in ('NotAttempted', 'InProgress'))
      and (not ${reset.onlyBegun ?? false} or r.status = 'InProgress')
      and (${reset.after}::uuid is null or r.user_id > ${reset.after}::uuid)
    order by r.user_id limit ${atOnce} for update of r`.execute(queries);
  const leftOut = rows.filter((row) => row.is_kept).map((row) => row.user_id);
  let changed = 0;
  for (const row of rows) {
    if (row.is_kept) continue;
    await resetOne(queries, item, row, reset, now);
    changed += 1;
  }
  return { changed, leftOut, last: rows.length === atOnce ? (rows.at(-1)?.user_id ?? null) : null };
}

async function resetOne(
  queries: Queries,
  item: Item,
  registration: Registration,
  { reason, by }: Reset,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('registration')
    .set({ superseded_at: now, superseded_reason: reason, version: sql`version + 1` })
    .where('user_id', '=', registration.user_id)
    .where('id', '=', registration.id)
    .execute();
  const acting = { queries, now, by };
  await recordEvent(acting, registration, 'reset', reason);
  const next = await insertRegistration(
    queries,
    { userId: registration.user_id },
    item,
    registration.course_id,
    registration.number + 1,
    now,
  );
  if (next) await recordEvent(acting, next, 'register');
  if (item.kind === 'lessons') await resetAssessmentsOf(queries, item, registration, acting.by, reason, now);
  for (const courseId of await coursesWith(queries, registration.user_id, item.id))
    await rollUp(queries, { userId: registration.user_id, courseId, accountId: item.account_id }, now, true);
}

/** What belongs to a lesson begins anew with it. */
async function resetAssessmentsOf(
  queries: Queries,
  lesson: Item,
  { user_id: userId }: Registration,
  by: string,
  reason: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql<Registration>`
    select r.* from registration r join document a on a.kind = 'assessments' and a.id = r.item_id
    where r.user_id = ${userId}::uuid and r.superseded_at is null and a.body ->> 'contentId' = ${lesson.id}
      and not exists (select from evidence e where e.registration_id = r.id and e.frozen_at is not null)
    for update of r`.execute(queries);
  for (const row of rows) {
    const item = await findItem(queries, row.item_id);
    const reset = {
      itemId: row.item_id,
      by,
      reason,
      userIds: null,
      siteId: null,
      groupId: null,
      keepOpen: false,
      after: null,
    };
    if (item) await resetOne(queries, item, row, reset, now);
  }
}
