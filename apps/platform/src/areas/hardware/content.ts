import { sql } from 'kysely';
import type { deviceContentStates } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { valueWord } from '../../documents/list-conditions.ts';
import { readDocument } from '../../documents/read.ts';
import type { Call } from '../../kernel/call.ts';
import { command } from './commands.ts';
import { isDevice } from './own-device.ts';
import { rulesOf } from './rules.ts';

const { devices } = collections;

interface ContentRow {
  id: string;
  kind: 'lesson' | 'assessment';
  title: string;
  content_kind: 'formal' | 'onboarding' | 'screening';
  latest: number;
  size: number;
  due_at: Date | null;
  opens_at: Date | null;
  revision: number | null;
  bytes: number | null;
  state: 'downloading' | 'ready' | 'failed' | null;
  is_wanted: boolean;
  is_removed: boolean;
}

/** The most that is listed of one device. */
const most = 1000;

/** What lies on a device and what is to: what its people have to do soon and what may lie there, as far as there is room. */
export async function listDeviceContent(call: Call<'listDeviceContent'>) {
  const { queries, params, now } = call;
  const device = await readDocument(call, devices, params.id);
  const accountId = device.accountId ?? '';
  const { cache } = await rulesOf(queries, accountId);
  const rows = await contentRows(queries, accountId, device.id, device.body.groupIds ?? []);
  const room = {
    formal: cache.data.formal.maxBytes ?? Infinity,
    onboarding: cache.data.onboarding.maxBytes ?? Infinity,
    screening: cache.data.screening.maxBytes ?? Infinity,
  };
  const data = rows
    .filter((row) => {
      const lies = row.revision !== null;
      const until = now.getTime() + cache.data[row.content_kind].prefetchDays * 86_400_000;
      const isSoon = row.opens_at === null || row.opens_at.getTime() <= until;
      const bytes = row.bytes ?? row.size;
      if (!lies && (!row.is_wanted || !isSoon || bytes > room[row.content_kind])) return false;
      room[row.content_kind] -= bytes;
      return true;
    })
    .map((row) => ({
      contentId: row.id,
      kind: row.kind,
      title: row.title,
      state: stateOf(row),
      revision: row.revision,
      latestRevision: row.latest,
      bytes: row.bytes ?? row.size,
      dueAt: row.due_at,
    }));
  return { data, next: null };
}

function stateOf({ is_removed, state, revision, latest }: ContentRow): (typeof deviceContentStates)[number] {
  if (is_removed) return 'removing';
  if (state === null || revision === null) return 'wanted';
  return state === 'ready' && revision < latest ? 'stale' : state;
}

/** Lessons and assessments that may lie on devices: of what the people of some groups take, and what lies there. */
async function contentRows(
  queries: Queries,
  accountId: string,
  deviceId: string,
  groupIds: readonly string[],
): Promise<ContentRow[]> {
  const words = groupIds.map((id) => valueWord('groupIds', id));
  const { rows } = await sql<ContentRow>`
    with person as (
      select w.id from document_word w join document u on u.kind = 'users' and u.id = w.id and u.deleted_at is null
      where w.kind = 'users' and w.tenant_id = ${accountId}::uuid and w.word = any(${words}::text[])
        and u.body -> 'groupIds' ?| ${[...groupIds]}::text[]),
    linked as (
      select content ->> 'kind' as kind, (content ->> 'id')::uuid as id
      from person p join enrollment e on e.user_id = p.id and e.ended_at is null and e.kind in ('roles', 'careers')
        join document t on t.kind = e.kind and t.id = e.target_id and t.deleted_at is null
        cross join jsonb_array_elements(coalesce(t.body -> 'content', '[]')) content),
    course as (
      select id from linked where kind = 'course'
      union select c.course_id from person p join course_progress c on c.user_id = p.id
      union select a.course_id from person p join attempt a on a.learner_id = p.id and a.superseded_at is null),
    registered as (
      select r.item_id as id, min(r.due_at) as due_at from person p join registration r on r.user_id = p.id
      where r.superseded_at is null and r.status in ('NotAttempted', 'InProgress') group by 1),
    wanted as (
      select i.lesson_id as id from course_item i join course on course.id = i.course_id
      union select id from linked where kind in ('lesson', 'assessment')
      union select id from registered),
    asked as (
      select id from wanted
      union select a.id from wanted w join document a on a.kind = 'assessments' and a.deleted_at is null
        and a.account_id = ${accountId}::uuid and a.body ->> 'contentId' = w.id::text),
    lying as (select * from device_content where device_id = ${deviceId}::uuid),
    removed as (select unnest(content_ids) as id from device_command
      where device_id = ${deviceId}::uuid and kind = 'remove' and done_at is null)
    select d.id, case d.kind when 'lessons' then 'lesson' else 'assessment' end as kind, d.body ->> 'title' as title,
      coalesce(d.body ->> 'contentKind', 'formal') as content_kind, d.version as latest,
      coalesce(f.size, 0)::float8 as size, coalesce(g.due_at, (d.body ->> 'expiresAt')::timestamptz) as due_at,
      (d.body ->> 'opensAt')::timestamptz as opens_at,
      l.revision, l.bytes::float8 as bytes, l.state, asked.id is not null as is_wanted,
      d.id in (select id from removed) and l.revision is not null as is_removed
    from document d left join asked on asked.id = d.id left join lying l on l.content_id = d.id
      left join registered g on g.id = d.id
      left join stored_file f on f.id = (d.body ->> 'fileId')::uuid
    where d.kind in ('lessons', 'assessments') and d.account_id = ${accountId}::uuid and d.deleted_at is null
      and d.id in (select id from asked union select content_id from lying)
      and (l.revision is not null or d.body ->> 'offline' = 'true' and d.body ->> 'state' = 'published')
    order by due_at nulls last, d.sort_1, d.id limit ${most}`.execute(queries);
  return rows;
}

/** A manager has content removed, which the device does and says; a device says that it has. */
export async function removeDeviceContent(call: Call<'removeDeviceContent'>) {
  const { queries, principal, params, query, now } = call;
  const { id, clientId, accountId } = await readDocument(call, devices, params.id);
  const contentIds = [...new Set(query.contentId)];
  if (isDevice(principal))
    await sql`delete from device_content where device_id = ${id}::uuid and content_id = any(${contentIds}::uuid[])`.execute(
      queries,
    );
  else await command(queries, { clientId, accountId }, id, { kind: 'remove', contentIds, now });
  return {};
}
