import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';

/** What is in a listing, for those who have not got it. */
export interface OfferedContent {
  title: string;
  outcomes: string[];
  durationMinutes: number | null;
  languages: string[];
}

/** Minutes of a course whose days are known, at a working day of eight hours. */
const minutesOfDay = 8 * 60;

/** Writes down what a listing is made of, as it is now. */
export async function keepContent(
  queries: Queries,
  listingId: string,
  contentIds: readonly string[],
): Promise<void> {
  await sql`delete from listing_content where listing_id = ${listingId}::uuid`.execute(queries);
  if (contentIds.length === 0) return;
  await sql`
    insert into listing_content (listing_id, position, content_id, title, outcomes, duration_minutes, languages)
    select ${listingId}::uuid, row_number() over (order by asked.position), d.id, d.body ->> 'title',
      array(select o.title from outcome o where o.course_id = d.id order by o.position),
      coalesce((d.body ->> 'durationMinutes')::int, (d.body ->> 'durationDays')::int * ${minutesOfDay}::int),
      coalesce(array(select jsonb_array_elements_text(case jsonb_typeof(d.body -> 'languages')
        when 'array' then d.body -> 'languages' else '[]' end)), '{}')
        || array_remove(array[d.body ->> 'language'], null)
    from unnest(${[...contentIds]}::uuid[]) with ordinality as asked (id, position)
    join document d on d.kind in ('courses', 'lessons') and d.id = asked.id and d.deleted_at is null`.execute(
    queries,
  );
}

/** What is in some listings, by listing, in its order. */
export async function contentOf(
  queries: Queries,
  listingIds: readonly string[],
): Promise<Map<string, OfferedContent[]>> {
  const { rows } = await sql<OfferedContent & { listing_id: string }>`
    select listing_id, title, outcomes, duration_minutes as "durationMinutes", languages
    from listing_content where listing_id = any(${[...listingIds]}::uuid[]) order by listing_id, position`.execute(
    queries,
  );
  const grouped = new Map<string, OfferedContent[]>();
  for (const { listing_id: listingId, ...content } of rows)
    grouped.set(listingId, [...(grouped.get(listingId) ?? []), content]);
  return grouped;
}
