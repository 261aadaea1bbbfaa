import { sql } from 'kysely';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import { managedSite, manages } from '../../kernel/principal.ts';
import { accountsOf } from '../../kernel/tenants.ts';
import { unplannedOf } from '../../people/engagements/unplanned.ts';

interface Row {
  learner_id: string;
  learner_name: string;
  site_id: string | null;
  course_id: string;
  course_title: string;
  via_id: string;
  via_name: string;
  place: string;
}

/**
 * Learners and courses that their job roles and careers ask for, that are taught on schedules, and that no schedule brings
 * together. Whoever does not manage sees those of their own learners.
 */
export async function listUnplannedLearners(call: Call<'listUnplannedLearners'>) {
  const { queries, principal, query } = call;
  const { limit = 50, courseId, via } = query;
  const order = 'unplanned learners';
  const cursor = readCursor(query.cursor, order);
  const [name, course] = cursor ? splitPlace(String(cursor.value)) : [];
  const site = managedSite(principal);
  const { rows } = await sql<Row>`
    select u.id as learner_id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as learner_name, u.site_id,
      wanted.course_id, wanted.course_title, wanted.via_id, wanted.via_name, u.sort_1 || chr(31) || wanted.course_id as place
    from document u cross join lateral ${unplannedOf({ courseIds: courseId ? [courseId] : undefined, viaIds: via ? [via] : undefined })} wanted
    where u.kind = 'users' and u.deleted_at is null and u.account_id = any(${await accountsOf(call)}::uuid[])
      ${site ? sql`and u.site_id = ${site}::uuid` : sql``} ${query.siteId ? sql`and u.site_id = ${query.siteId}::uuid` : sql``}
      ${manages(principal) ? sql`` : ownLearners(principal.userId)}
      and exists (select from enrollment asked where asked.user_id = u.id and asked.ended_at is null)
      ${cursor ? sql`and (u.sort_1, u.id, wanted.course_id) > (${name}, ${cursor.id}::uuid, ${course}::uuid)` : sql``}
      ${cursor ? sql`and (u.sort_1, u.id) >= (${name}, ${cursor.id}::uuid)` : sql``}
    order by u.sort_1, u.id, wanted.course_id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, (row) => ({
    sort: order,
    value: row.place,
    id: row.learner_id,
  }));
  const data = page.map((row) => ({
    learner: { id: row.learner_id, name: row.learner_name },
    siteId: row.site_id,
    course: { id: row.course_id, name: row.course_title },
    via: { id: row.via_id, name: row.via_name },
  }));
  return { data, next };
}

/** Learners `u` of other schedules of somebody. */
const ownLearners = (userId: string) => sql`and exists (
  select from engagement e join schedule_plan p on p.schedule_id = e.schedule_id
  where e.learner_id = u.id and ${userId}::uuid in (p.facilitator_id, p.assessor_id, p.moderator_id))`;

/** The name and the course at which a page ended. */
function splitPlace(place: string): [name: string, course: string] {
  const at = place.lastIndexOf('\x1f');
  return [place.slice(0, at), place.slice(at + 1)];
}
