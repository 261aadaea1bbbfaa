import { sql } from 'kysely';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import { placeColumns, presentPlace } from './rows.ts';
import { progressOfPlace, statusAt } from '../../people/engagements/standing.ts';
import type { PlaceRow } from './rows.ts';
import { placesSeenBy } from './visible.ts';

interface Row extends PlaceRow {
  schedule_id: string;
  schedule_title: string;
  course_id: string;
  course_title: string;
  starts_at: Date;
  ends_at: Date;
  place: string;
}

/** Places of learners across schedules, in the order of their beginnings or by name. */
export async function listEngagements(call: Call<'listEngagements'>) {
  const { queries, now, query } = call;
  const { limit = 50, sort } = query;
  const order = `engagements ${sort}`;
  const isByTime = sort === 'startsAt';
  const cursor = readCursor(query.cursor, order, isByTime ? 'instant' : 'text');
  const along = isByTime ? sql`lower(e.period)` : sql`e.learner_order`;
  const value = isByTime ? sql`${cursor?.value}::timestamptz` : sql`${cursor?.value}`;
  const only = (name: 'scheduleId' | 'courseId' | 'siteId' | 'learnerId', column: string) =>
    query[name] ? sql`and ${sql.ref(column)} = ${query[name]}::uuid` : sql``;
  const { rows } = await sql<Row>`
    select ${placeColumns(now)}, p.schedule_id, p.title as schedule_title, e.course_id, course.body ->> 'title' as course_title,
      lower(e.period) as starts_at, upper(e.period) as ends_at, ${along}::text as place
    from engagement e join schedule_plan p on p.schedule_id = e.schedule_id ${progressOfPlace}
      join document course on course.kind = 'courses' and course.id = e.course_id
    where ${await placesSeenBy(call)} and e.ended_at is null
      ${only('scheduleId', 'e.schedule_id')} ${only('courseId', 'e.course_id')} ${only('siteId', 'e.site_id')}
      ${only('learnerId', 'e.learner_id')}
      ${query.facilitatorId ? sql`and p.facilitator_id = ${query.facilitatorId}::uuid` : sql``}
      ${query.status ? sql`and ${statusAt(now)} = ${query.status}` : sql``}
      ${query.from ? sql`and upper(e.period) > ${query.from}::timestamptz` : sql``}
      ${query.to ? sql`and lower(e.period) < ${query.to}::timestamptz` : sql``}
      ${cursor ? sql`and (${along}, e.id) > (${value}, ${cursor.id}::uuid)` : sql``}
    order by ${along}, e.id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  const data = page.map((row) => ({
    id: row.id,
    schedule: { id: row.schedule_id, name: row.schedule_title },
    course: { id: row.course_id, name: row.course_title },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    ...presentPlace(row),
  }));
  return { data, next };
}
