import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import { canonicalJson } from '@moderator/moderation';
import type { Queries } from '../../../database/database.ts';
import { collections } from '../../../documents/collections.ts';
import { joinSaid } from '../../../documents/join-said.ts';
import { readDocument } from '../../../documents/read.ts';
import type { Call } from '../../../kernel/call.ts';
import { managedSite, manages } from '../../../kernel/principal.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { presentAgenda, readAgendas } from './agenda-rows.ts';
import type { Agenda, AgendaItem } from './agenda-rows.ts';

type Generating = Call<'generateAgenda'>;

const mostDays = 31;
const dayMs = 86_400_000;
/** More meetings than anybody holds in a month are those of a whole site, of which it takes several. */
const mostMeetings = 1_000;

/** Puts an agenda together of meetings as they are now. */
export async function generateAgenda(call: Generating) {
  const { queries, body, principal, now } = call;
  const { from, to, timeZone = accountTimeZone } = body;
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1 || days > mostDays)
    refuseField('to', `An agenda is of one to ${mostDays} days, and ends after it begins.`);
  const subject = await subjectOf(call);
  const items = await meetingsOf(queries, subject, { from, to, timeZone });
  const conflicts = await conflictsOf(queries, items);
  const hash = createHash('sha256').update(canonicalJson({ items, conflicts })).digest('hex');
  const { rows } = await sql<{ id: string }>`
    insert into agenda (client_id, account_id, site_id, subject_kind, subject_id, subject_name, from_day, to_day, time_zone, items,
      conflicts, hash, generated_at, generated_by)
    values (${subject.clientId}::uuid, ${subject.accountId}::uuid, ${subject.siteId}::uuid, ${body.for}, ${subject.id}::uuid,
      ${subject.name}, ${from}::date, ${to}::date, ${timeZone}, ${JSON.stringify(items)}::jsonb, ${JSON.stringify(conflicts)}::jsonb,
      ${hash}, ${now}::timestamptz, ${principal.userId}::uuid)
    on conflict do nothing returning id`.execute(queries);
  const [row] = await readAgendas(
    queries,
    sql`select * from agenda where account_id = ${subject.accountId}::uuid and subject_kind = ${body.for}
      and subject_id = ${subject.id}::uuid and from_day = ${from}::date and to_day = ${to}::date
      and time_zone = ${timeZone} and hash = ${hash}`,
  );
  return { data: presentAgenda(row ?? refuse('internal')), wasThere: rows.length === 0 };
}

function refuseField(field: string, sentence: string): never {
  const whole = `${sentence} Nothing was made.`;
  return refuse('invalid_input', whole, { errors: [{ path: `body.${field}`, message: whole }] });
}

interface Subject {
  kind: Agenda['for'];
  id: string;
  name: string;
  clientId: string;
  accountId: string;
  siteId: string | null;
}

/** Trainers ask for themselves; managers for whom and what they manage. */
async function subjectOf(call: Generating): Promise<Subject> {
  const { body, principal, queries } = call;
  if (body.for !== 'trainer' && !body.forId) refuseField('forId', 'Say of which one.');
  const id = body.forId ?? principal.userId;
  if (!manages(principal) && (body.for !== 'trainer' || id !== principal.userId))
    refuse('not_allowed', 'Trainers put their own agenda together. Nothing was made; ask a manager.');
  const subject = {
    trainer: async () => {
      const { body: user, ...person } = await collections.users.get(queries, id);
      return { ...person, name: `${user.name} ${user.surname}`, siteId: user.siteId ?? null };
    },
    classroom: async () => {
      const { body: room, ...its } = await readDocument(call, collections.classrooms, id);
      return { ...its, name: room.name, siteId: room.siteId ?? null };
    },
    site: async () => {
      const { body: site, ...its } = await readDocument(call, collections.sites, id);
      return { ...its, name: site.name, siteId: its.id };
    },
    class: async () => {
      const { body: each, ...its } = await readDocument(call, collections.classes, id);
      return { ...its, name: each.name, siteId: each.siteId };
    },
  };
  const { accountId, clientId, name, siteId } = await subject[body.for]();
  const site = managedSite(principal);
  if (!accountId || (site && siteId !== site && id !== principal.userId)) refuse('not_found');
  return { kind: body.for, id, name, clientId, accountId, siteId };
}

/** Of which meetings `d` an agenda is. */
const whichOf = ({ kind, id }: Subject) =>
  ({
    trainer: sql`d.body ->> 'trainerId' = ${id}`,
    classroom: sql`d.body ->> 'classroomId' = ${id}`,
    class: sql`d.body ->> 'classId' = ${id}`,
    site: sql`${id} in (d.body ->> 'siteId', room.body ->> 'siteId', schedule.body ->> 'siteId')`,
  })[kind];

async function meetingsOf(
  queries: Queries,
  subject: Subject,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<AgendaItem[]> {
  const { rows } = await sql<AgendaItem>`
    select d.id as "sessionId", d.body ->> 'title' as title, d.body ->> 'kind' as kind, coalesce(d.body ->> 'status', 'planned') as status,
      d.body ->> 'startsAt' as "startsAt", d.body ->> 'endsAt' as "endsAt",
      case when schedule.id is not null then json_build_object('id', schedule.id, 'name', schedule.body ->> 'title') end as schedule,
      case when course.id is not null then json_build_object('id', course.id, 'name', course.body ->> 'title') end as course,
      json_build_object('id', d.body ->> 'trainerId', 'name', concat_ws(' ', trainer.body ->> 'name', trainer.body ->> 'surname')) as trainer,
      case when room.id is not null then json_build_object('name', room.body ->> 'name', 'kind', room.body ->> 'kind',
        'address', room.body ->> 'address', 'equipment', coalesce(room.body -> 'equipment', '[]')) end as place,
      coalesce(d.body ->> 'meetingUrl', room.body ->> 'meetingUrl') as "meetingUrl",
      (select count(*)::int from session_person p where p.session_id = d.id and p.part = 'attendee') as learners,
      ${titlesOf(true)} as content, ${titlesOf(false)} as bring
    from document d
      ${joinSaid('schedules', 'schedule', sql`(d.body ->> 'scheduleId')::uuid`)}
      ${joinSaid('courses', 'course', sql`(schedule.body ->> 'courseId')::uuid`)}
      ${joinSaid('classrooms', 'room', sql`(d.body ->> 'classroomId')::uuid`)}
      ${joinSaid('users', 'trainer', sql`(d.body ->> 'trainerId')::uuid`)}
    where d.kind = 'classroom-sessions' and d.account_id = ${subject.accountId}::uuid and d.deleted_at is null
      and coalesce(d.body ->> 'status', 'planned') <> 'cancelled' and ${whichOf(subject)}
      and (d.body ->> 'startsAt')::timestamptz < (${to}::date + 1)::timestamp at time zone ${timeZone}
      and (d.body ->> 'endsAt')::timestamptz > ${from}::date::timestamp at time zone ${timeZone}
    order by (d.body ->> 'startsAt')::timestamptz, d.id limit ${mostMeetings}`.execute(queries);
  return rows;
}

/** What is worked with in meetings `d`, and what is kept back there. */
const titlesOf = (isShown: boolean) => sql`array(
  select coalesce(c.title, item.body ->> 'title') from session_content c left join document item on item.id = c.content_id
    and item.kind in ('lessons', 'assessments', 'courses', 'surveys')
  where c.session_id = d.id and c.shown = ${isShown} and coalesce(c.title, item.body ->> 'title') is not null order by c.position)`;

/** Meetings at the same time that need one trainer, or one room; these are told, since whoever plans may mean it. */
async function conflictsOf(queries: Queries, items: readonly AgendaItem[]): Promise<Agenda['conflicts']> {
  const { rows } = await sql<Agenda['conflicts'][number]>`
    select need.of, d.id as "sessionId", o.id as "otherId", o.body ->> 'title' as title
    from document d cross join (values ('trainer', 'trainerId'), ('classroom', 'classroomId')) as need (of, field)
      join document o on o.kind = d.kind and o.account_id = d.account_id and o.id <> d.id and o.deleted_at is null
        and o.body ->> need.field = d.body ->> need.field and coalesce(o.body ->> 'status', 'planned') <> 'cancelled'
        and (o.body ->> 'startsAt')::timestamptz < (d.body ->> 'endsAt')::timestamptz
        and (o.body ->> 'endsAt')::timestamptz > (d.body ->> 'startsAt')::timestamptz
      ${joinSaid('classrooms', 'room', sql`(d.body ->> 'classroomId')::uuid`)}
    where d.kind = 'classroom-sessions' and d.id = any(${items.map(({ sessionId }) => sessionId)}::uuid[])
      and (need.of = 'trainer' or coalesce(room.body ->> 'kind', 'room') = 'room')
    order by 1, 2, 3 limit 500`.execute(queries);
  return rows;
}
