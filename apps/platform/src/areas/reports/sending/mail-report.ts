import { sql } from 'kysely';
import { z } from 'zod';
import type { ReportKindName } from '@moderator/contract/options';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../database/database.ts';
import { localeOf } from '../../../inbox/settings.ts';
import { textsIn } from '../../../inbox/texts/texts.ts';
import { unsubscribeAddress } from '../../../inbox/unsubscribing.ts';
import { job } from '../../../jobs/job.ts';
import { isId, nilId } from '../../../kernel/ids.ts';
import { addressOf } from '../../../mail/address-of.ts';
import { linkedHtmlOf } from '../../../mail/html-of.ts';
import { kinds } from '../kinds/kinds.ts';

/** Mails that an address may refuse for good before nothing is sent there any more. */
const mostRefused = 3;

/** Mails a report to one reader: a user by their id, anybody else by their address. */
export const mailReport = job({
  name: 'mail-report',
  payload: z.object({ runId: z.uuid(), reader: z.string(), siteId: z.uuid().optional() }),
  failure: 'A report could not be mailed to somebody. It stands in their inbox, where they have one.',
  tries: 20,
  failsQuietly: true,
  run: (mail, { context }) => context.database.asSystem((queries) => send(queries, mail, context)),
});

interface Mail {
  runId: string;
  reader: string;
  siteId?: string | undefined;
}

interface Run {
  account_id: string;
  client_id: string;
  kind: ReportKindName;
  attach: boolean;
  message: string | null;
}

async function send(queries: Queries, mail: Mail, { mailer, config, files }: Context): Promise<void> {
  const { runId, reader, siteId } = mail;
  const { rows } = await sql<Run & { is_out: boolean }>`
    select r.*, exists (select from report_opt_out o where o.account_id = r.account_id and o.kind = r.kind and o.reader = ${reader}) as is_out
    from report_run r where r.id = ${runId}::uuid`.execute(queries);
  const [run] = rows;
  const kind = kinds.find((each) => each.kind === run?.kind);
  const person = await personOf(queries, reader);
  if (!run || !kind || run.is_out || !person) return;
  if (await isPaused(queries, run, person.email)) return;
  const isOfPeople = kind.isPersonal || kind.isGuarded === true;
  // What is of people goes to nobody who could not sign in to see it.
  const isAttached = run.attach && (isId(reader) || !isOfPeople);
  const { rows: made } = await sql<{ id: string; name: string; media_type: string }>`
    select s.id, s.name, s.media_type from report_file f join stored_file s on s.id = f.file_id
    where f.run_id = ${runId}::uuid and coalesce(f.site_id, ${nilId}::uuid) = ${siteId ?? nilId}::uuid order by f.format`.execute(
    queries,
  );
  if (made.length === 0) return;
  const { texts } = textsIn(person.locale);
  const unsubscribe = await unsubscribeAddress(queries, config, {
    accountId: run.account_id,
    report: run.kind,
    title: kind.title,
    reader,
    isWanted: false,
  });
  const text = [
    ...(person.name ? [texts.greeting.replace('{name}', person.name)] : []),
    texts.messages['report.ready'].text.replace('{title}', kind.title),
    ...(run.message ? [run.message] : []),
    `${addressOf(config)}/inbox`,
    `${texts.unsubscribe}\n${unsubscribe}`,
  ].join('\n\n');
  const attachments = isAttached
    ? made.map(({ id, name, media_type }) => ({
        filename: name,
        contentType: media_type,
        content: files.read(id),
      }))
    : [];
  try {
    await mailer.send({
      id: `report-${runId}-${isId(reader) ? reader : Buffer.from(reader).toString('hex').slice(0, 80)}`,
      to: person.email,
      replyTo: config.supportAddress,
      subject: `${texts.messages['report.ready'].title}: ${kind.title}`,
      text,
      html: linkedHtmlOf(text),
      unsubscribe,
      attachments,
    });
    await sql`delete from report_refusal where account_id = ${run.account_id}::uuid and address = ${person.email} and paused_at is null`.execute(
      queries,
    );
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    await noteRefusal(queries, run, person.email);
  }
}

/** A user as they are now, or whoever has an address; undefined where nobody can be reached. */
async function personOf(queries: Queries, reader: string) {
  if (!isId(reader)) return { email: reader, name: null, locale: null };
  const { rows } = await sql<{ email: string | null; name: string }>`
    select lower(body ->> 'email') as email, body ->> 'name' as name from document
    where kind = 'users' and id = ${reader}::uuid and deleted_at is null and body ->> 'state' = 'active'`.execute(
    queries,
  );
  const [user] = rows;
  return user?.email
    ? { email: user.email, name: user.name, locale: await localeOf(queries, reader) }
    : undefined;
}

const isPaused = async (
  queries: Queries,
  { account_id: accountId }: Run,
  address: string,
): Promise<boolean> =>
  (
    await sql`select from report_refusal where account_id = ${accountId}::uuid and address = ${address} and paused_at is not null`.execute(
      queries,
    )
  ).rows.length > 0;

/** Whether a mail server said that it will never take this (RFC 5321: 5yz). */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}

/** One more mail that came back; the third one in a row pauses the address. */
const noteRefusal = (queries: Queries, run: Run, address: string) =>
  sql`insert into report_refusal as r (account_id, address, client_id, refused)
    values (${run.account_id}::uuid, ${address}, ${run.client_id}::uuid, 1)
    on conflict (account_id, address) do update set refused = r.refused + 1,
      paused_at = case when r.refused + 1 >= ${mostRefused} then coalesce(r.paused_at, now()) end`.execute(
    queries,
  );
