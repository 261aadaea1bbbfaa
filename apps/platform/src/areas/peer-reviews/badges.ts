import { sql } from 'kysely';
import { badgeTypes } from '@moderator/contract/options';
import { dayIn } from '../../attempts/days.ts';
import { collections } from '../../documents/collections.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { nilId } from '../../kernel/ids.ts';
import { hasRole, managedSite, manages } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sharedWith } from '../../people/shared-with.ts';

type BadgeType = (typeof badgeTypes)[number];

const { users, 'peer-reviews': peerReviews } = collections;

/** Says what could be better, to the person and to those who look after them. */
const word: BadgeType = 'improvementNeeded';

interface Row {
  id: string;
  type: BadgeType;
  giver_id: string | null;
  giver: string | null;
  receiver_id: string;
  receiver: string;
  message: string | null;
  at: Date;
  place: string;
}

const presented = (row: Row) => ({
  id: row.id,
  type: row.type,
  giver: row.giver_id === null ? null : { id: row.giver_id, name: row.giver ?? '' },
  receiver: { id: row.receiver_id, name: row.receiver },
  message: row.message,
  at: row.at,
});

/** A badge `b` as it is shown: whoever gave it in a review without names is not named, but to themself. */
const shown = (userId: string) => sql`
  b.id, b.type, b.receiver_id, concat_ws(' ', r.body ->> 'name', r.body ->> 'surname') as receiver, b.message, b.at, b.at::text as place,
  case when b.is_unsigned and b.giver_id <> ${userId}::uuid then null else b.giver_id end as giver_id,
  case when b.is_unsigned and b.giver_id <> ${userId}::uuid then null else concat_ws(' ', g.body ->> 'name', g.body ->> 'surname') end as giver
  from badge b join document g on g.kind = 'users' and g.id = b.giver_id join document r on r.kind = 'users' and r.id = b.receiver_id`;

/** The six badges, with who got them last; nobody is shown for the one that says what could be better. */
export async function listBadges({ queries, principal }: Call<'listBadges'>) {
  const [{ rows: counts }, { rows: latest }] = await Promise.all([
    sql<{ type: BadgeType; given: number }>`select type, sum(given)::int as given from badge_count
      where account_id = ${principal.accountId}::uuid group by 1`.execute(queries),
    sql<{ type: BadgeType; id: string; name: string; at: Date }>`
      select t.type, l.* from unnest(${badgeTypes.filter((each) => each !== word)}::text[]) as t (type) cross join lateral (
        select u.id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name, b.at
        from badge b join document u on u.kind = 'users' and u.id = b.receiver_id
        where b.account_id = ${principal.accountId}::uuid and b.type = t.type order by b.at desc, b.id desc limit 10) l`.execute(
      queries,
    ),
  ]);
  const data = badgeTypes.map((type) => ({
    type,
    count: type === word ? 0 : (counts.find((each) => each.type === type)?.given ?? 0),
    latest: latest
      .filter((each) => each.type === type)
      .map(({ id, name, at }) => ({ receiver: { id, name }, at })),
  }));
  return { data, next: null };
}

export async function giveBadge(call: Call<'giveBadge'>) {
  const { queries, principal, body } = call;
  const id = (await give(call, body)) ?? refuseTwice();
  const { rows } = await sql<Row>`select ${shown(principal.userId)} where b.id = ${id}::uuid`.execute(
    queries,
  );
  return { data: presented(rows[0]!) };
}

/** A badge that goes with a review; one of this type of today is enough. */
export const giveBadgeWith = (call: RequestContext, badge: Given): Promise<unknown> => give(call, badge);

interface Given {
  type: BadgeType;
  receiverId: string;
  message?: string | undefined;
  reviewId?: string | undefined;
}

const refuseTwice = () =>
  refuse(
    'already_exists',
    'You have given them this badge today. Nothing was changed; another one is possible.',
  );

/** @returns its id; undefined where there was one of this type today */
async function give(
  { queries, principal, now }: RequestContext,
  { type, receiverId, message, reviewId }: Given,
) {
  const { userId } = principal;
  if (receiverId === userId)
    refuse('4008', 'Badges are for others. Nothing was changed; choose somebody else.');
  if (type === word && !message) {
    const sentence = 'Say what could be better. Nothing was changed.';
    refuse('invalid_input', sentence, { errors: [{ path: 'body.message', message: sentence }] });
  }
  const receiver = await users.find(queries, receiverId);
  if (!receiver || receiver.accountId !== principal.accountId || !(await knows(queries, userId, receiverId)))
    misses(
      'body.receiverId',
      'There is nobody with this id whom you work or learn with. Nothing was changed.',
    );
  const review = reviewId ? await peerReviews.find(queries, reviewId) : undefined;
  if (reviewId && !(review && (await isIn(queries, reviewId, userId))))
    misses('body.reviewId', 'There is no review with this id that you are in. Nothing was changed.');
  const { rows } = await sql<{ id: string }>`
    insert into badge (client_id, account_id, type, giver_id, receiver_id, message, review_id, is_unsigned, on_day, at)
    values (${receiver.clientId}::uuid, ${receiver.accountId ?? nilId}::uuid, ${type}, ${userId}::uuid, ${receiverId}::uuid,
      ${message ?? null}, ${reviewId ?? null}::uuid, ${review !== undefined && (review.body.anonymous ?? true)}, ${dayIn(now)}::date,
      ${now}::timestamptz)
    on conflict (giver_id, receiver_id, type, on_day) do nothing returning id`.execute(queries);
  return rows[0]?.id;
}

async function knows(queries: RequestContext['queries'], userId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql`select from document u where u.kind = 'users' and u.id = ${otherId}::uuid
    and u.deleted_at is null and (${sharedWith(userId)})`.execute(queries);
  return rows.length > 0;
}

async function isIn(queries: RequestContext['queries'], reviewId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from review_person where review_id = ${reviewId}::uuid
    and user_id = ${userId}::uuid limit 1`.execute(queries);
  return rows.length > 0;
}

/** Badges of somebody; what could be better is for themself, whoever said it, who teaches and who manages them. */
export async function listBadgesOf(call: Call<'listBadgesOf'>) {
  const { queries, principal, params, query } = call;
  const { userId } = principal;
  const person = await users.find(queries, params.userId);
  const seesAccount = hasRole(principal, 'administrator', 'client_manager');
  if (!person || (person.accountId !== principal.accountId && !seesAccount)) refuse('not_found');
  const site = managedSite(principal);
  const looksAfter =
    person.id === userId ||
    (manages(principal) && (site === undefined || site === person.body.siteId)) ||
    (hasRole(principal, 'trainer') && (await knows(queries, userId, person.id)));
  const visible = sql`b.receiver_id = ${person.id}::uuid
    ${looksAfter ? sql`` : sql`and (b.type <> ${word} or b.giver_id = ${userId}::uuid)`}`;
  const { limit = 50 } = query;
  const order = 'badges of somebody';
  const cursor = readCursor(query.cursor, order, 'instant');
  const [{ rows: counts }, { rows }] = await Promise.all([
    sql<{
      type: BadgeType;
      count: number;
    }>`select b.type, count(*)::int as count from badge b where ${visible} group by 1`.execute(queries),
    sql<Row>`select ${shown(userId)} where ${visible}
        ${cursor ? sql`and (b.at, b.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)` : sql``}
      order by b.at desc, b.id desc limit ${limit + 1}`.execute(queries),
  ]);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  const { name, surname } = person.body;
  return {
    data: {
      person: { id: person.id, name: `${name} ${surname}` },
      counts: badgeTypes.flatMap((type) => counts.find((each) => each.type === type) ?? []),
      badges: page.map(presented),
      next,
    },
  };
}

function misses(path: string, sentence: string): never {
  refuse('invalid_input', sentence, { errors: [{ path, message: sentence }] });
}
