import { sql } from 'kysely';
import { z } from 'zod';
import { calendarOf } from '@moderator/learning';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../database/database.ts';
import { meetingEventOf } from '../../../inbox/schedule-events.ts';
import { enqueueEach } from '../../../jobs/enqueue.ts';
import { job } from '../../../jobs/job.ts';
import type { Call } from '../../../kernel/call.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { htmlOf } from '../../../mail/html-of.ts';
import { readAgenda, readAgendas } from './agenda-rows.ts';
import { staffRoles } from '../staff.ts';
import type { AgendaRow } from './agenda-rows.ts';
import { writeAgenda } from './write-agenda.ts';

const payload = z.object({
  agendaId: z.uuid(),
  kind: z.enum(['users', 'contacts']),
  recipientId: z.uuid(),
  message: z.string(),
  withNames: z.boolean(),
});

/** Mails an agenda to one person, as a PDF and as a calendar. */
export const mailAgenda = job({
  name: 'mail-agenda',
  payload,
  failure: 'An agenda could not be mailed. It is kept; download it, or mail it again.',
  tries: 20,
  run: (mail, { context }) => context.database.asSystem((queries) => send(queries, mail, context)),
});

/** Puts the mails of an agenda on their way: to those who are named, or else to its trainer. */
export async function emailAgenda(call: Call<'emailAgenda'>) {
  const { queries, params, body, principal } = call;
  const agenda = await readAgenda(call, params.id);
  const { userIds = [], contactIds = [], message = '' } = body;
  const named = userIds.length + contactIds.length > 0;
  const users = named
    ? [...new Set(userIds)]
    : [agenda.subject_kind === 'trainer' ? agenda.subject_id : principal.userId];
  const contacts = [...new Set(contactIds)];
  const found = await recipientsAmong(queries, agenda, [...users, ...contacts]);
  for (const id of [...users, ...contacts])
    if (!found.has(id)) {
      const sentence = `${id} is nobody of this account with an address. Nothing was sent; leave them out.`;
      refuse('invalid_input', sentence, { errors: [{ path: 'body', message: sentence }] });
    }
  const withNames = contacts.length === 0 && users.every((id) => found.get(id)?.isStaff);
  const to = [
    ...users.map((recipientId) => ({ kind: 'users' as const, recipientId })),
    ...contacts.map((recipientId) => ({ kind: 'contacts' as const, recipientId })),
  ];
  await enqueueEach(
    queries,
    mailAgenda,
    to.map((each) => ({ agendaId: agenda.id, ...each, message, withNames })),
    { clientId: agenda.client_id, accountId: agenda.account_id },
  );
  return { data: { queued: to.length } };
}

/** Users and contacts of the account that have an address, and whether they are staff. */
async function recipientsAmong(
  queries: Queries,
  { account_id: accountId }: AgendaRow,
  ids: readonly string[],
): Promise<Map<string, { isStaff: boolean }>> {
  const { rows } = await sql<{ id: string; is_staff: boolean }>`
    select id, kind = 'users' and coalesce(body -> 'roles' ?| ${staffRoles}::text[], false) as is_staff from document
    where kind in ('users', 'contacts') and id = any(${[...ids]}::uuid[]) and account_id = ${accountId}::uuid and deleted_at is null
      and body ->> 'email' is not null and (kind = 'contacts' or body ->> 'state' = 'active')`.execute(
    queries,
  );
  return new Map(rows.map(({ id, is_staff: isStaff }) => [id, { isStaff }]));
}

async function send(
  queries: Queries,
  { agendaId, kind, recipientId, message, withNames }: z.output<typeof payload>,
  { mailer, config }: Context,
): Promise<void> {
  const [agenda] = await readAgendas(queries, sql`select * from agenda where id = ${agendaId}::uuid`);
  const { rows } = await sql<{ email: string; name: string; is_staff: boolean }>`
    select body ->> 'email' as email, body ->> 'name' as name, coalesce(body -> 'roles' ?| ${staffRoles}::text[], false) as is_staff
    from document where kind = ${kind} and id = ${recipientId}::uuid and deleted_at is null`.execute(queries);
  const [reader] = rows;
  if (!agenda || !reader?.email) return;
  const title = `Agenda of ${agenda.subject_name}, ${agenda.from_day}`;
  const text = [
    `Dear ${reader.name},`,
    message,
    `attached is the agenda of ${agenda.subject_name} from ${agenda.from_day} to ${agenda.to_day}: to read and print, and for your calendar.`,
  ]
    .filter(Boolean)
    .join('\n\n');
  await mailer.send({
    id: `agenda-${agendaId}-${recipientId}`,
    to: reader.email,
    replyTo: config.supportAddress,
    subject: title,
    text,
    html: htmlOf(text),
    attachment: {
      filename: `agenda-${agenda.from_day}.pdf`,
      contentType: 'application/pdf',
      // Whoever is no staff any more reads no names either.
      content: await writeAgenda(queries, agenda, withNames && reader.is_staff),
    },
    calendars: [
      {
        filename: `agenda-${agenda.from_day}.ics`,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: await calendarOfAgenda(queries, agenda, config),
      },
    ],
  });
}

/** Its meetings under the numbers that calendars know them by, so that what was changed meanwhile is not undone there. */
async function calendarOfAgenda(queries: Queries, agenda: AgendaRow, config: Config): Promise<string> {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from document
    where kind = 'classroom-sessions' and id = any(${agenda.items.map(({ sessionId }) => sessionId)}::uuid[])`.execute(
    queries,
  );
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const events = agenda.items.map((item) =>
    meetingEventOf(
      {
        id: item.sessionId,
        title: item.title,
        startsAt: String(item.startsAt),
        endsAt: String(item.endsAt),
        status: item.status,
        version: versions.get(item.sessionId) ?? 0,
        changedAt: agenda.generated_at.toISOString(),
      },
      { title: item.schedule?.name ?? agenda.subject_name, time_zone: agenda.time_zone },
      config,
    ),
  );
  return calendarOf(events, 'PUBLISH');
}
