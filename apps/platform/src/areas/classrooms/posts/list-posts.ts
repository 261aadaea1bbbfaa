import { sql } from 'kysely';
import { cutPage, readCursor } from '../../../documents/cursor.ts';
import type { Call } from '../../../kernel/call.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readMeeting } from '../read-meeting.ts';
import { presentPost, readPosts } from './rows.ts';

export async function listSessionPosts(call: Call<'listSessionPosts'>) {
  const { id } = await readMeeting(call, call.params.id);
  const { queries, query } = call;
  const { limit = 50 } = query;
  const order = `posts of ${id}`;
  const cursor = readCursor(query.cursor, order, 'instant');
  const rows = await readPosts(
    queries,
    sql`p.session_id = ${id}::uuid and p.post_id is null
      ${cursor ? sql`and (p.created_at, p.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)` : sql``}
      order by p.created_at desc, p.id desc limit ${limit + 1}`,
  );
  const { page, next } = cutPage(rows, limit, (row) => ({ sort: order, value: row.place, id: row.id }));
  return { data: page.map((row) => presentPost(call, row)), next };
}

export async function listPostComments(call: Call<'listPostComments'>) {
  const { queries, query, params } = call;
  const { id } = await readMeeting(call, params.id);
  const [post] = await readPosts(
    queries,
    sql`p.id = ${params.postId}::uuid and p.session_id = ${id}::uuid and p.post_id is null`,
  );
  const { id: postId } = post ?? refuse('not_found');
  const { limit = 50 } = query;
  const order = `comments on ${postId}`;
  const cursor = readCursor(query.cursor, order, 'instant');
  const rows = await readPosts(
    queries,
    sql`p.post_id = ${postId}::uuid
      ${cursor ? sql`and (p.created_at, p.id) > (${cursor.value}::timestamptz, ${cursor.id}::uuid)` : sql``}
      order by p.created_at, p.id limit ${limit + 1}`,
  );
  const { page, next } = cutPage(rows, limit, (row) => ({ sort: order, value: row.place, id: row.id }));
  return { data: page.map((row) => presentPost(call, row)), next };
}
