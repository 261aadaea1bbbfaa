import { sql } from 'kysely';
import type { attendances, sessionParts } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import type { Call } from '../../kernel/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { managedSite, manages } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { finishAttended } from './finish-attended.ts';
import { tellOfMeeting, tenantOf } from './tell-of-meeting.ts';
import { leads, meetingThatIsLed, readMeeting } from './read-meeting.ts';
import type { Meeting } from './read-meeting.ts';

const sessions = collections['classroom-sessions'];
const dayMs = 86_400_000;
/** Days after a meeting in which whoever holds it still writes down who came. */
const daysToWriteDown = 7;

interface Row {
  user_id: string;
  name: string;
  part: (typeof sessionParts)[number];
  attendance: (typeof attendances)[number] | null;
  /** The word of whoever holds the meeting, or else what was counted over the line. */
  minutes: number | null;
  counted: number | null;
  note: string | null;
}

/** Who is in a meeting. Whether others came is told those who hold and manage it; notes are theirs alone. */
export async function listSessionUsers(call: Call<'listSessionUsers'>) {
  const meeting = await readMeeting(call, call.params.id);
  return { data: await presented(call, meeting), next: null };
}

async function presented(
  { queries, principal, ...call }: Pick<Call<'listSessionUsers'>, 'queries' | 'principal' | 'context'>,
  meeting: Meeting,
) {
  const mayKnow = leads({ queries, principal, ...call }, meeting);
  const rows = await peopleOf(queries, meeting.id);
  return rows.map(({ user_id: id, name, part, attendance, minutes, note }) => {
    const isTold = mayKnow || id === principal.userId;
    return {
      user: { id, name },
      part,
      attendance: isTold ? attendance : null,
      minutes: isTold ? minutes : null,
      note: mayKnow ? note : null,
    };
  });
}

async function peopleOf(queries: Queries, sessionId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.user_id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name, p.part, p.attendance,
      coalesce(p.minutes, counted.minutes) as minutes, counted.minutes as counted, p.note
    from session_person p join document u on u.kind = 'users' and u.id = p.user_id
      cross join lateral (select nullif(ceil(p.seconds_there / 60.0), 0)::int as minutes) counted
    where p.session_id = ${sessionId}::uuid order by p.part = 'host' desc, u.sort_1, u.id`.execute(queries);
  return rows;
}

/** Says who is in a meeting and whether they came; whoever holds it is in it in any case. */
export async function setSessionUsers(call: Call<'setSessionUsers'>) {
  const { queries, params, body, version } = call;
  const meeting = await meetingThatIsLed(call, params.id);
  const seen = await sessions.update(call, meeting.id, version, (unchanged) => unchanged);
  const before = await peopleOf(queries, seen.id);
  const known = new Map(before.map((each) => [each.user_id, each]));
  const people = [...new Map(body.users.map((each) => [each.userId, each])).values()];
  const { trainerId } = seen.body;
  if (!people.some(({ userId }) => userId === trainerId)) people.push({ userId: trainerId, part: 'host' });
  const rows = people.map((each) => ({
    userId: each.userId,
    part: each.userId === trainerId ? ('host' as const) : each.part,
    attendance: each.attendance ?? null,
    minutes: each.minutes ?? known.get(each.userId)?.counted ?? null,
    note: each.note ?? null,
  }));
  refuseTooMany(seen, rows.filter(({ part }) => part === 'attendee').length);
  refuseOutOfTime(call, seen, before, rows);
  await refuseStrangers(
    call,
    seen,
    rows.map(({ userId }) => userId).filter((id) => !known.has(id)),
  );
  await sql`delete from session_person where session_id = ${seen.id}::uuid
    and user_id <> all(${rows.map(({ userId }) => userId)}::uuid[])`.execute(queries);
  await sql`
    insert into session_person (session_id, user_id, client_id, account_id, part, attendance, minutes, note)
    select ${seen.id}::uuid, "userId", ${seen.clientId}::uuid, ${seen.accountId}::uuid, part, attendance, minutes, note
    from jsonb_to_recordset(${JSON.stringify(rows.map((each) => withOwnWord(each, known)))}::jsonb)
      as given ("userId" uuid, part text, attendance text, minutes int, note text)
    on conflict (session_id, user_id) do update set part = excluded.part, attendance = excluded.attendance,
      minutes = excluded.minutes, note = excluded.note`.execute(queries);
  const after = await sessions.touch(call, seen, 'users');
  if (rows.some(({ attendance }) => attendance === 'present' || attendance === 'late'))
    await enqueue(queries, finishAttended, { sessionId: seen.id }, tenantOf(seen));
  await tellOfMeeting(
    call,
    'session.added',
    rows.map(({ userId }) => userId).filter((id) => !known.has(id)),
    after,
  );
  return { data: await presented(call, after), version: after.version };
}

/** What was only counted is not the word of whoever holds the meeting: it goes on being counted. */
const withOwnWord = <Each extends Given>(each: Each, known: ReadonlyMap<string, Row>): Each =>
  each.minutes === (known.get(each.userId)?.counted ?? null) ? { ...each, minutes: null } : each;

type Given = Pick<Row, 'part' | 'attendance' | 'minutes'> & { userId: string };

function refuseTooMany({ body }: Meeting, attending: number): void {
  const most = body.kind === 'Individual' ? 1 : (body.maxUsers ?? 1000);
  if (attending > most)
    refuse(
      'wrong_state',
      `The meeting takes ${most} and would have ${attending}. Nothing was changed; leave some out.`,
    );
}

/** Who came is written down from its beginning on; what is a week old is a manager's to change. */
function refuseOutOfTime(
  call: Call<'setSessionUsers'>,
  { body }: Meeting,
  before: readonly Row[],
  after: readonly Given[],
): void {
  const known = new Map(before.map((each) => [each.user_id, each]));
  const isChanged =
    after.some(
      (each) =>
        (known.get(each.userId)?.attendance ?? null) !== each.attendance ||
        (known.get(each.userId)?.minutes ?? null) !== each.minutes,
    ) ||
    before.some((each) => each.attendance !== null && !after.some(({ userId }) => userId === each.user_id));
  if (!isChanged) return;
  if (Date.parse(String(body.startsAt)) > call.now.getTime())
    refuse('wrong_state', 'The meeting has not begun, so nobody came to it yet. Nothing was changed.');
  if (
    Date.parse(String(body.endsAt)) + daysToWriteDown * dayMs < call.now.getTime() &&
    !manages(call.principal)
  )
    refuse(
      'wrong_state',
      'The meeting is over for a week, so who came stays. Nothing was changed; ask a manager.',
    );
}

/** People who are not of the account, or whom somebody who manages a site does not manage. */
async function refuseStrangers(
  { queries, principal }: Call<'setSessionUsers'>,
  { accountId }: Meeting,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const site = managedSite(principal);
  const { rows } = await sql<{ id: string }>`
    select id from document where kind = 'users' and id = any(${[...ids]}::uuid[]) and account_id = ${accountId}::uuid
      and deleted_at is null and body ->> 'state' = 'active' ${site ? sql`and site_id = ${site}::uuid` : sql``}`.execute(
    queries,
  );
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (!missing) return;
  const sentence = `There is nobody with the id ${missing} whom you may put here. Nothing was changed.`;
  refuse('invalid_input', sentence, { errors: [{ path: 'body.users', message: sentence }] });
}
