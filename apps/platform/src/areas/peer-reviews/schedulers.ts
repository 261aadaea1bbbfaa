import { sql } from 'kysely';
import { isTimeZone } from '@moderator/contract';
import { nextOccurrence } from '@moderator/learning';
import { accountTimeZone } from '@moderator/contract/options';
import { collections } from '../../documents/collections.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { readDocument } from '../../documents/read.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { teachesAlone } from '../../people/own-teaching.ts';

const { 'review-schedulers': schedulers, 'peer-reviews': peerReviews, classes } = collections;

type Scheduler = Awaited<ReturnType<typeof schedulers.get>>;

/** When a scheduler comes round next; null where it does not any more. */
export const nextRunOf = ({ body }: Pick<Scheduler, 'body'>, now: Date): Date | null =>
  body.active === false
    ? null
    : (nextOccurrence(body.rule, body.timeZone ?? accountTimeZone, now)?.at ?? null);

export const schedulerHooks: HooksOf<'review-schedulers'> = {
  async visible({ queries, principal }) {
    if (!teachesAlone(principal)) return undefined;
    const { rows } = await sql<{ id: string }>`select id from document where kind = 'review-schedulers'
      and account_id = ${principal.accountId}::uuid and deleted_at is null
      and body ->> 'createdBy' = ${principal.userId}`.execute(queries);
    return rows.map(({ id }) => id);
  },
  async shown({ queries, context }, documents) {
    const { rows } = await sql<{ id: string; at: Date }>`
      select s.id, r.ran_at as at from unnest(${documents.map(({ id }) => id)}::uuid[]) as s (id) cross join lateral (
        select ran_at from review_run r where r.scheduler_id = s.id and r.state <> 'skipped' order by r.due_at desc limit 1) r`.execute(
      queries,
    );
    const last = new Map(rows.map(({ id, at }) => [id, at.toISOString()]));
    return documents.map((document) => ({
      ...document,
      body: {
        ...document.body,
        nextRunAt: nextRunOf(document, context.now())?.toISOString() ?? null,
        lastRunAt: last.get(document.id) ?? null,
      },
    }));
  },
  beforeWrite({ principal, before, after }) {
    const { nextRunAt: _next, lastRunAt: _last, ...body } = after;
    if (!isTimeZone(body.timeZone ?? accountTimeZone))
      misses('body.timeZone', 'There is no time zone of this name. Nothing was changed.');
    if (!isDay(body.rule.startsAt.slice(0, 10)))
      misses('body.rule.startsAt', 'There is no such day. Nothing was changed.');
    if (body.rule.byMonthDay?.includes(0))
      misses('body.rule.byMonthDay', 'Months begin with their first day. Nothing was changed.');
    if (!nextOccurrence(body.rule, body.timeZone ?? accountTimeZone, new Date(0)))
      misses('body.rule', 'It never comes round. Nothing was changed; choose other days.');
    if (!body.groupId && !body.classId && !body.siteId)
      misses('body.groupId', 'It names nobody. Nothing was changed; choose a group, a class or a site.');
    const comesAsBefore =
      before?.active === body.active &&
      JSON.stringify([before?.rule, before?.timeZone]) === JSON.stringify([body.rule, body.timeZone]);
    return {
      ...body,
      createdBy: before?.createdBy ?? principal.userId,
      // What it would have done before is not made up for.
      activeSince: (comesAsBefore && before?.activeSince) || new Date().toISOString(),
    };
  },
  /** Who teaches repeats their own reviews, in their own classes. */
  async written({ queries, principal }, { document: { body } }) {
    if (!teachesAlone(principal)) return;
    const [template, of] = await Promise.all([
      peerReviews.find(queries, body.templateId),
      body.classId ? classes.find(queries, body.classId) : undefined,
    ]);
    if (template?.body.createdBy !== principal.userId)
      misses(
        'body.templateId',
        'Trainers repeat the reviews that they made. Nothing was changed; ask a manager.',
      );
    if (of?.body.facilitatorId !== principal.userId)
      misses('body.classId', 'Trainers have their own classes reviewed. Nothing was changed; ask a manager.');
  },
};

/** Whether a calendar has a day: the thirtieth of February has none. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function misses(path: string, sentence: string): never {
  refuse('invalid_input', sentence, { errors: [{ path, message: sentence }] });
}

interface Run {
  local_time: string;
  due_at: Date;
  ran_at: Date;
  review_id: string | null;
  people: number;
  state: Reply<'listReviewRuns'>['data'][number]['state'];
  sentence: string | null;
  place: string;
}

/** Times that a scheduler came round, the latest first. */
export async function listReviewRuns(call: Call<'listReviewRuns'>) {
  const { queries, params, query } = call;
  const scheduler = await readDocument(call, schedulers, params.id);
  const { limit = 50 } = query;
  const order = 'runs of a scheduler';
  const cursor = readCursor(query.cursor, order, 'instant');
  const { rows } = await sql<Run>`select *, due_at::text as place from review_run
    where scheduler_id = ${scheduler.id}::uuid ${cursor ? sql`and due_at < ${cursor.value}::timestamptz` : sql``}
    order by due_at desc limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place }) => ({
    sort: order,
    value: place,
    id: scheduler.id,
  }));
  return {
    data: page.map((row) => ({
      dueAt: row.due_at,
      ranAt: row.ran_at,
      reviewId: row.review_id,
      people: row.people,
      state: row.state,
      sentence: row.sentence,
    })),
    next,
  };
}
