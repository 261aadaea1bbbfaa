import { sql } from 'kysely';
import { inStates, rowsAtMost } from '../../attempts/in-states.ts';
import { expiringRegistrations } from '@moderator/moderation';
import type { RequestContext } from '../../kernel/call.ts';
import { hasRole, managedSite, manages, seenSite } from '../../kernel/principal.ts';
import type { PersonRegistration } from '../../kernel/principal.ts';
import { reportQuestionedAt } from '../../attempts/reopenings/editions.ts';
import { dueStates, inTenant } from '../../attempts/attempt-conditions.ts';
import { dayBounds, dayIn, timeZone } from '../../attempts/days.ts';
import { progressRows } from '../../attempts/batch-rows.ts';
import { isSeenBatch } from '../../attempts/seen-work.ts';

/** As many as are looked at before one goes to the lists. */
const mostReports = 8;
const mostSites = 50;
const mostStaff = 20;

/** What verifiers and managers look after; empty for everybody else. */
export async function oversight(call: RequestContext) {
  const { principal } = call;
  const watches = hasRole(principal, 'verifier') || manages(principal);
  const [reports, sites, staff] = await Promise.all([
    watches ? latestReports(call) : [],
    manages(principal) ? workOfSites(call) : [],
    manages(principal) ? staffRegistrations(call) : [],
  ]);
  return { reports, sites, staff };
}

interface ReportRow {
  batch_id: string;
  title: string;
  course_id: string;
  course_title: string;
  number: string;
  signed_at: Date;
  reported: number;
  verifying: number;
  endorsed: number;
  not_endorsed: number;
  is_in_question: boolean;
}

async function latestReports({ queries, principal }: RequestContext) {
  const { rows } = await sql<ReportRow>`
    with latest as materialized (select r.*, ${reportQuestionedAt} is not null as is_in_question from report r
      where ${inTenant(principal, sql`r`)} and ${isSeenBatch(principal, sql`r.batch_id`)} and r.superseded_by is null order by r.signed_at desc, r.id ${rowsAtMost(mostReports)})
    select latest.batch_id, b.title, b.course_id, course.body ->> 'title' as course_title, latest.number, latest.signed_at,
      latest.is_in_question,
      counted.*
    from latest
    join batch b on b.id = latest.batch_id
    join document course on course.kind = 'courses' and course.id = b.course_id
    cross join lateral (
      select coalesce(sum(change) filter (where state = 'reported'), 0) as reported,
        coalesce(sum(change) filter (where state = 'verifying'), 0) as verifying,
        coalesce(sum(change) filter (where state in ('endorsed', 'certificated')), 0) as endorsed,
        coalesce(sum(change) filter (where state = 'not_endorsed'), 0) as not_endorsed
      from ${progressRows(seenSite(principal))}
    ) counted
    order by latest.signed_at desc`.execute(queries);
  return rows.map((row) => ({
    batch: { id: row.batch_id, name: row.title },
    course: { id: row.course_id, name: row.course_title },
    number: row.number,
    signedAt: row.signed_at,
    reported: row.reported,
    verifying: row.verifying,
    endorsed: row.endorsed,
    notEndorsed: row.not_endorsed,
    isInQuestion: row.is_in_question,
  }));
}

interface SiteRow {
  id: string;
  name: string;
  toAssess: number;
  overdue: number;
  unallocated: number;
  toModerate: number;
}

const beforeReport = [
  'assessed',
  'batched',
  'in_sample',
  'not_sampled',
  'moderating',
  'upheld',
  'overturned',
];

/** What is open at each site that the person manages, most overdue first. */
async function workOfSites({ queries, principal, now }: RequestContext) {
  const site = managedSite(principal);
  const { today } = dayBounds(now, timeZone);
  const isAtSite = sql`a.counted_by = 'site'`;
  const isDue = inStates(dueStates);
  const { rows } = await sql<SiteRow>`
    select a.value_id as id, a.name, coalesce(sum(change) filter (where ${isAtSite} and ${isDue}), 0) as "toAssess",
      coalesce(sum(change) filter (where a.counted_by <> 'site' and a.due_at < ${today}), 0) as overdue,
      coalesce(sum(change) filter (where a.counted_by = 'free'), 0) as unallocated,
      coalesce(sum(change) filter (where ${isAtSite} and not (${isDue})), 0) as "toModerate"
    from attempt_total a
    where ${inTenant(principal)} and a.counted_by in ('site', 'given', 'free')
      and ${inStates([...dueStates, ...beforeReport])} ${site ? sql`and a.value_id = ${site}` : sql``}
    group by 1, 2 having sum(change) > 0 order by overdue desc, unallocated desc, name ${rowsAtMost(mostSites)}`.execute(
    queries,
  );
  return rows.map(({ id, name, ...counts }) => ({ site: { id, name }, ...counts }));
}

/** Whose registration has run out or soon will: who has to renew it cannot assess or moderate until then. */
async function staffRegistrations({ queries, principal, now }: RequestContext) {
  const site = managedSite(principal);
  const { rows } = await sql<{ id: string; name: string; registrations: PersonRegistration[] }>`
    select id, body ->> 'name' || ' ' || (body ->> 'surname') as name, body -> 'registrations' as registrations
    from document where kind = 'users' and deleted_at is null and body -> 'registrations' <> '[]'::jsonb
      and body ->> 'state' = 'active' and id <> ${principal.userId}
      and client_id = ${principal.clientId} ${site ? sql`and site_id = ${site}` : sql``}`.execute(queries);
  return rows
    .flatMap(({ id, name, registrations }) =>
      expiringRegistrations(registrations, dayIn(now)).map(({ kind, number, expiresOn }) => ({
        person: { id, name },
        kind,
        number,
        expiresOn,
      })),
    )
    .sort((one, other) => one.expiresOn.localeCompare(other.expiresOn))
    .slice(0, mostStaff);
}
