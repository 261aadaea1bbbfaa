import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { refuseForeignContent } from '../../content/content-links.ts';
import type { Queries } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Call } from '../../kernel/call.ts';
import { finishAttended } from './finish-attended.ts';
import { tenantOf } from './tell-of-meeting.ts';
import { leads, meetingThatIsLed, readMeeting } from './read-meeting.ts';

const sessions = collections['classroom-sessions'];

type Link = Call<'setSessionContent'>['body']['content'][number];

/** What is worked with in a meeting; what is not shown is seen by those who hold and manage it alone. */
export async function listSessionContent(call: Call<'listSessionContent'>) {
  const meeting = await readMeeting(call, call.params.id);
  return { data: await contentOf(call.queries, meeting.id, leads(call, meeting)), next: null };
}

export async function contentOf(queries: Queries, sessionId: string, isAll: boolean) {
  const { rows } = await sql<Omit<Link, 'title'> & { position: number; title: string | null }>`
    select kind, content_id as id, title, position, shown from session_content
    where session_id = ${sessionId}::uuid and (shown or ${isAll}) order by position`.execute(queries);
  return rows.map(({ title, ...row }) => ({ ...row, ...(title ? { title } : {}) }));
}

export async function setSessionContent(call: Call<'setSessionContent'>) {
  const { queries, params, body, version } = call;
  const meeting = await meetingThatIsLed(call, params.id);
  const seen = await sessions.update(call, meeting.id, version, (unchanged) => unchanged);
  await refuseForeignContent(queries, body.content, seen.accountId);
  await sql`delete from session_content where session_id = ${seen.id}::uuid`.execute(queries);
  await sql`
    insert into session_content (session_id, position, client_id, account_id, kind, content_id, title, shown)
    select ${seen.id}::uuid, position, ${seen.clientId}::uuid, ${seen.accountId}::uuid, link ->> 'kind', (link ->> 'id')::uuid,
      link ->> 'title', (link ->> 'shown')::boolean
    from jsonb_array_elements(${JSON.stringify(body.content)}::jsonb) with ordinality as given (link, position)`.execute(
    queries,
  );
  const after = await sessions.touch(call, seen, 'content');
  await enqueue(queries, finishAttended, { sessionId: seen.id }, tenantOf(seen));
  return { data: await contentOf(queries, seen.id, true), version: after.version };
}
