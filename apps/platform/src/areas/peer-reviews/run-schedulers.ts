import { sql } from 'kysely';
import { z } from 'zod';
import { accountTimeZone } from '@moderator/contract/options';
import { occurrencesBetween } from '@moderator/learning';
import type { Occurrence } from '@moderator/learning';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { job } from '../../jobs/job.ts';
import { anybody } from '../../kernel/principal.ts';
import { RefusedError } from '../../kernel/refusal.ts';
import { makePairs } from './pairs.ts';

const { 'review-schedulers': schedulers, 'peer-reviews': peerReviews } = collections;

type Scheduler = Awaited<ReturnType<typeof schedulers.get>>;

const dayMs = 86_400_000;
/** What is done so much behind its time was missed by a platform that did not run. */
const lateAfterMs = 30 * 60_000;

/** Makes the reviews whose time has come: of several that were missed the latest one, late, and none of the others. */
export const runReviewSchedulers = job({
  name: 'run-review-schedulers',
  payload: z.object({}),
  failure: 'Reviews that come round by themselves could not be made. It is tried again.',
  tries: Infinity,
  every: '*/5 * * * *',
  async run(_, { context: { database, now }, signal, progress }) {
    const ids = await database.asSystem(async (queries) => {
      const { rows } = await sql<{ id: string }>`select id from document where kind = 'review-schedulers'
        and deleted_at is null and (body ->> 'active')::boolean order by id`.execute(queries);
      return rows.map(({ id }) => id);
    });
    for (const id of ids) {
      signal.throwIfAborted();
      await database.asSystem(async (queries) => {
        await progress(queries);
        await runDue(queries, id, now());
      });
    }
  },
});

async function runDue(queries: Queries, id: string, now: Date): Promise<void> {
  const scheduler = await schedulers.find(queries, id);
  if (!scheduler?.body.active) return;
  const { rows } = await sql<{ due_at: Date | null }>`select max(due_at) as due_at from review_run
    where scheduler_id = ${id}::uuid`.execute(queries);
  const since = Math.max(
    rows[0]?.due_at?.getTime() ?? 0,
    Date.parse(String(scheduler.body.activeSince ?? scheduler.createdAt.toISOString())),
  );
  const due = occurrencesBetween(
    scheduler.body.rule,
    scheduler.body.timeZone ?? accountTimeZone,
    new Date(since),
    now,
  );
  const latest = due.pop();
  for (const each of due)
    await take(queries, scheduler, each, now, 'skipped', 'The platform did not run then.');
  if (!latest) return;
  const state = now.getTime() - latest.at.getTime() > lateAfterMs ? 'late' : 'done';
  // Of two platforms the second one waits here, and finds it taken.
  if (!(await take(queries, scheduler, latest, now, state, null))) return;
  await sql`savepoint made`.execute(queries);
  try {
    const { reviewId, people } = await makeReview(queries, scheduler, latest, now);
    await write(queries, id, latest, { reviewId, people, state, sentence: null });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await sql`rollback to savepoint made`.execute(queries);
    const result =
      error.code === 'not_found' ? 'failed' : error.code === 'wrong_state' ? 'skipped' : 'failed';
    await write(queries, id, latest, { reviewId: null, people: 0, state: result, sentence: error.message });
  }
}

/** @returns whether nobody has had this time */
async function take(
  queries: Queries,
  { id, clientId, accountId }: Scheduler,
  { local, at }: Occurrence,
  now: Date,
  state: string,
  sentence: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    insert into review_run (scheduler_id, local_time, client_id, account_id, due_at, ran_at, state, sentence)
    values (${id}::uuid, ${local}, ${clientId}::uuid, ${accountId}::uuid, ${at}::timestamptz, ${now}::timestamptz, ${state}, ${sentence})
    on conflict do nothing returning local_time`.execute(queries);
  return rows.length > 0;
}

interface Outcome {
  reviewId: string | null;
  people: number;
  state: string;
  sentence: string | null;
}

const write = (
  queries: Queries,
  id: string,
  { local }: Occurrence,
  { reviewId, people, state, sentence }: Outcome,
) =>
  sql`update review_run set review_id = ${reviewId}::uuid, people = ${people}, state = ${state}, sentence = ${sentence}
    where scheduler_id = ${id}::uuid and local_time = ${local}`.execute(queries);

/** Copies the template, takes the people as they are now, and publishes. */
async function makeReview(queries: Queries, scheduler: Scheduler, { local, at }: Occurrence, now: Date) {
  const { clientId, accountId, body } = scheduler;
  const template = await peerReviews.find(queries, body.templateId);
  if (!template)
    throw new RefusedError('not_found', 'The review that it copies is deleted. Choose another one.');
  const principal = { ...anybody, clientId, accountId: accountId ?? '' };
  const { opensAt: _opensAt, state: _state, ...copied } = template.body;
  const draft = await peerReviews.create(
    { queries, principal },
    {
      ...copied,
      title: `${copied.title.slice(0, 240)}, ${local.slice(0, 10)}`,
      expiresAt: new Date(at.getTime() + (body.openForDays ?? 14) * dayMs).toISOString(),
      state: 'draft',
      createdBy: body.createdBy,
    },
  );
  const { rows } = await sql<{ id: string }>`
    select u.id from document u where u.kind = 'users' and u.account_id = ${accountId}::uuid and u.deleted_at is null
      and u.body ->> 'state' = 'active' and u.body -> 'roles' ?| array['learner', 'reviewer']
      ${body.siteId ? sql`and u.site_id = ${body.siteId}::uuid` : sql``}
      ${body.groupId ? sql`and u.body -> 'groupIds' ? ${body.groupId}` : sql``}
      ${body.classId ? sql`and exists (select from document c where c.kind = 'classes' and c.id = ${body.classId}::uuid and c.body -> 'learnerIds' ? u.id::text)` : sql``}
    order by u.id limit 1001`.execute(queries);
  if (rows.length < 2)
    throw new RefusedError('wrong_state', 'There are not two people who could review each other.');
  if (rows.length > 1000)
    throw new RefusedError('invalid_input', 'There are more than 1,000 people. Choose a smaller group.');
  for (const part of ['reviewee', 'reviewer'])
    await sql`
      insert into review_person (review_id, part, user_id, client_id, account_id, person_order)
      select ${draft.id}::uuid, ${part}, u.id, ${clientId}::uuid, ${accountId}::uuid, u.sort_1 from document u
      where u.kind = 'users' and u.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(queries);
  const published = await peerReviews.revise(
    { queries, principal },
    draft.id,
    (before) => ({ ...before, state: 'published' }),
    'draft to published',
  );
  await makePairs(queries, published, now);
  return { reviewId: draft.id, people: rows.length };
}
