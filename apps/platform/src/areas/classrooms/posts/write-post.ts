import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/call.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { leads, meetingThatIsLed, readMeeting } from '../read-meeting.ts';
import type { Meeting } from '../read-meeting.ts';
import { refuseLate } from './may-write.ts';
import { presentPost, readPosts } from './rows.ts';
import type { PostRow } from './rows.ts';

const dayMs = 86_400_000;

/** What is said; of a comment also which post it answers. */
export interface Said {
  body: string;
  fileIds: readonly string[];
  postId?: string | undefined;
}

/** Writes down what somebody says: all of it, or nothing. */
export async function insertPosts(call: RequestContext, meeting: Meeting, all: readonly Said[]) {
  const { queries, principal, now } = call;
  await refuseOthersFiles(
    call,
    all.flatMap(({ fileIds }) => fileIds),
  );
  await refuseRemovedPosts(
    call,
    meeting,
    all.flatMap(({ postId }) => postId ?? []),
  );
  const { rows } = await sql<{ id: string }>`
    insert into session_post (session_id, post_id, client_id, account_id, author_id, body, file_ids, created_at)
    select ${meeting.id}::uuid, (said ->> 'postId')::uuid, ${meeting.clientId}::uuid, ${meeting.accountId}::uuid,
      ${principal.userId}::uuid, said ->> 'body', array(select jsonb_array_elements_text(said -> 'fileIds')::uuid),
      ${now}::timestamptz + position * interval '1 microsecond'
    from jsonb_array_elements(${JSON.stringify(all)}::jsonb) with ordinality as given (said, position)
    order by position returning id`.execute(queries);
  const ids = rows.map(({ id }) => id);
  const written = new Map(
    (await readPosts(queries, sql`p.id = any(${ids}::uuid[])`)).map((row) => [row.id, row] as const),
  );
  return ids.flatMap((id) => written.get(id) ?? []).map((row) => presentPost(call, row));
}

/** Nobody hands on what somebody else uploaded. */
async function refuseOthersFiles(
  { queries, principal }: RequestContext,
  fileIds: readonly string[],
): Promise<void> {
  const asked = [...new Set(fileIds)];
  if (asked.length === 0) return;
  const { rows } = await sql<{ id: string }>`select id from stored_file
    where id = any(${asked}::uuid[]) and owner_id = ${principal.userId}::uuid`.execute(queries);
  const missing = asked.find((id) => !rows.some((row) => row.id === id));
  if (!missing) return;
  const sentence = `There is no file of yours with the id ${missing}. Nothing was changed; upload it first.`;
  refuse('invalid_input', sentence, { errors: [{ path: 'body.fileIds', message: sentence }] });
}

/** A comment answers a post of the meeting that still stands. */
async function refuseRemovedPosts(
  { queries }: RequestContext,
  meeting: Meeting,
  postIds: readonly string[],
): Promise<void> {
  const asked = [...new Set(postIds)];
  if (asked.length === 0) return;
  const { rows } = await sql<{ id: string; removed_at: Date | null }>`select id, removed_at from session_post
    where id = any(${asked}::uuid[]) and session_id = ${meeting.id}::uuid and post_id is null for key share`.execute(
    queries,
  );
  if (rows.length < asked.length) refuse('not_found');
  if (rows.some(({ removed_at: removed }) => removed !== null))
    refuse('wrong_state', 'The post was removed, so nobody answers it any more. Nothing was changed.');
}

/** Which of what was said is meant: a post, or a comment on it. */
interface Meant {
  id: string;
  postId: string;
  commentId?: string;
}

/** Locks what is about to change. @throws RefusedError not_found, also where it hangs elsewhere */
async function lockPost({ queries }: RequestContext, { id, postId, commentId }: Meant): Promise<PostRow> {
  const which = commentId
    ? sql`p.id = ${commentId}::uuid and p.post_id = ${postId}::uuid`
    : sql`p.id = ${postId}::uuid and p.post_id is null`;
  const [row] = await readPosts(queries, sql`p.session_id = ${id}::uuid and ${which} for update of p`);
  return row ?? refuse('not_found');
}

/** Changes what was said over the version that was seen; what it was before is kept for managers. */
export async function changePost(
  call: RequestContext & {
    body: { body?: string | undefined; fileIds?: string[] | undefined };
    version: number;
  },
  meant: Meant,
) {
  const { queries, principal, now, body: given, version } = call;
  const meeting = await readMeeting(call, meant.id);
  const before = await lockPost(call, meant);
  refuseOthers(call, meeting, before);
  refuseLate(call, meeting);
  if (before.removed_at) refuse('wrong_state', 'It was removed, so it stays as it is. Nothing was changed.');
  if (before.version !== version)
    refuse('stale_version', undefined, {
      current: presentPost(call, before),
      headers: { version: String(before.version) },
    });
  const after = { body: given.body ?? before.body, fileIds: given.fileIds ?? before.file_ids };
  await refuseOthersFiles(
    call,
    after.fileIds.filter((id) => !before.file_ids.includes(id)),
  );
  if (after.body === before.body && String(after.fileIds) === String(before.file_ids))
    return answer(call, before);
  await sql`insert into session_post_before (post_id, version, client_id, account_id, body, until, changed_by)
    select id, version, client_id, account_id, body, ${now}::timestamptz, ${principal.userId}::uuid
    from session_post where id = ${before.id}::uuid`.execute(queries);
  await sql`update session_post set body = ${after.body}, file_ids = ${after.fileIds}::uuid[], edited_at = ${now}::timestamptz,
    version = version + 1 where id = ${before.id}::uuid`.execute(queries);
  const [changed] = await readPosts(queries, sql`p.id = ${before.id}::uuid`);
  return answer(call, changed ?? refuse('not_found'));
}

const answer = (call: RequestContext, row: PostRow) => ({
  data: presentPost(call, row),
  version: row.version,
});

/** Their author changes them within a day; whoever holds the meeting at any time. */
function refuseOthers(call: RequestContext, meeting: Meeting, post: PostRow): void {
  if (leads(call, meeting)) return;
  if (post.author_id !== call.principal.userId)
    refuse('not_allowed', 'Somebody else said this. Nothing was changed.');
  if (post.created_at.getTime() + dayMs < call.now.getTime())
    refuse(
      'wrong_state',
      'You said this more than a day ago, so it stays. Nothing was changed; say something new, or ask whoever holds the meeting.',
    );
}

/** Removes what was said, by its author or whoever holds the meeting; done twice it is done. */
export async function removePost(call: RequestContext, meant: Meant) {
  const meeting = await readMeeting(call, meant.id);
  const post = await lockPost(call, meant);
  if (post.author_id !== call.principal.userId && !leads(call, meeting))
    refuse('not_allowed', 'Somebody else said this. Nothing was changed.');
  await markRemoved(call, [post.id]);
  return {};
}

/** The same for several by whoever holds the meeting: all of them, or none. */
export async function removePosts(
  call: RequestContext & { params: { readonly id: string }; query: { id: string[] } },
  what: 'posts' | 'comments',
) {
  const { queries, params, query } = call;
  const meeting = await meetingThatIsLed(call, params.id);
  const asked = [...new Set(query.id)];
  const { rows } = await sql<{ id: string }>`select id from session_post
    where id = any(${asked}::uuid[]) and session_id = ${meeting.id}::uuid
      and ${what === 'posts' ? sql`post_id is null` : sql`post_id is not null`} order by id for update`.execute(
    queries,
  );
  if (rows.length < asked.length) refuse('not_found');
  await markRemoved(call, asked);
  return {};
}

const markRemoved = ({ queries, principal, now }: RequestContext, ids: readonly string[]) =>
  sql`update session_post set removed_at = ${now}::timestamptz, removed_by = ${principal.userId}::uuid, version = version + 1
    where id = any(${[...ids]}::uuid[]) and removed_at is null`.execute(queries);
