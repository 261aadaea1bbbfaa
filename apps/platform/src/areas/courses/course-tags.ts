import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { exist } from '../../documents/references.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import { setTagsOf } from '../../content/tagged.ts';

const { courses } = collections;

export async function getCourseTags({ queries, params }: Call<'getCourseTags'>) {
  const course = await courses.get(queries, params.id);
  return { data: await tagsOf(queries, course.id), version: course.version };
}

export async function setCourseTags(call: Call<'setCourseTags'>) {
  const { queries, params, body, version } = call;
  const course = await courses.get(queries, params.id);
  await exist(queries, 'tag-values', body, 'body', { accountId: course.accountId ?? undefined });
  const seen = await courses.update(call, course.id, version, (before) => before);
  const changed = await courses.touch(call, seen, 'set tags');
  await setTagsOf(call, { kind: 'courses', id: course.id }, [...new Set(body)]);
  return { data: await tagsOf(queries, course.id), version: changed.version };
}

async function tagsOf(queries: Queries, courseId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select v.id, v.body ->> 'name' as name from tagged t join document v on v.kind = 'tag-values' and v.id = t.value_id
    where t.kind = 'courses' and t.id = ${courseId}::uuid and v.deleted_at is null order by v.sort_1, v.id`.execute(
    queries,
  );
  return rows;
}
