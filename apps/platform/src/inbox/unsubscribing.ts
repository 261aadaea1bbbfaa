import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { inboxEvents, reportKinds } from '@moderator/contract/options';
import type { InboxEvent, ReportKindName } from '@moderator/contract/options';
import { inboxChoicesOf } from '@moderator/moderation';
import type { Config } from '../config.ts';
import type { Database, Queries } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';
import { isId } from '../kernel/ids.ts';
import { addressOf } from '../mail/address-of.ts';
import { localeOf, usualWishes, wishesOf } from './settings.ts';

/** Mails of the inbox about these events, or of reports of a kind that an account sends. */
type Claim = { userId: string; events: InboxEvent[] } | ReportClaim;

interface ReportClaim {
  accountId: string;
  report: ReportKindName;
  title: string;
  /** The id of a user, or an address. */
  reader: string;
  /** That they are wanted again. */
  isWanted: boolean;
}

/** Whose mails of what are ended, and the language that they read. */
export type Unsubscribing = Claim & {
  locale: string | null;
  /** The link that takes it back, where the inbox settings do not. */
  other?: string;
};

const Token = z.union([
  z.tuple([z.uuid(), z.array(z.enum(inboxEvents)).min(1)]),
  z.tuple([z.uuid(), z.enum(reportKinds), z.string(), z.string(), z.boolean()]),
]);

export const unsubscribePath = '/unsubscribe/';

const markOf = async (queries: Queries, claim: string): Promise<string> => {
  const { key } = onlyRow(await sql<{ key: string }>`select key from mail_key`.execute(queries));
  return createHmac('sha256', key).update(claim).digest('base64url');
};

/** The address that ends mails of a kind without a sign-in. Whoever has the mail may, and nobody can make another. */
export const unsubscribeAddress = async (queries: Queries, config: Config, claim: Claim): Promise<string> =>
  `${addressOf(config)}${unsubscribePath}${await tokenOf(queries, claim)}`;

async function tokenOf(queries: Queries, claim: Claim): Promise<string> {
  const told =
    'report' in claim
      ? [claim.accountId, claim.report, claim.title, claim.reader, claim.isWanted]
      : [claim.userId, claim.events];
  const text = Buffer.from(JSON.stringify(told)).toString('base64url');
  return `${text}.${await markOf(queries, text)}`;
}

async function readToken(queries: Queries, token: string): Promise<Unsubscribing | undefined> {
  const [text = '', mark = ''] = token.split('.');
  const [given, expected] = [Buffer.from(mark), Buffer.from(await markOf(queries, text))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const told = Token.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (told.length === 2)
    return { userId: told[0], events: told[1], locale: await localeOf(queries, told[0]) };
  const [accountId, report, title, reader, isWanted] = told;
  const claim = { accountId, report, title, reader, isWanted };
  return {
    ...claim,
    locale: isId(reader) ? await localeOf(queries, reader) : null,
    other: await tokenOf(queries, { ...claim, isWanted: !isWanted }),
  };
}

/** What the page about a link asks for. */
export interface Unsubscriptions {
  /** What a link ends; undefined where it is none of ours. */
  read(token: string): Promise<Unsubscribing | undefined>;
  /** Ends it; the inbox goes on. Done twice it is done. */
  end(token: string): Promise<Unsubscribing | undefined>;
}

export const unsubscriptions = (database: Database): Unsubscriptions => ({
  read: (token) => database.asSystem((queries) => readToken(queries, token)),
  end: (token) =>
    database.asSystem(async (queries) => {
      const asked = await readToken(queries, token);
      if (asked) await ('report' in asked ? endReports(queries, asked) : endMails(queries, asked));
      return asked;
    }),
});

async function endReports(queries: Queries, { accountId, report, reader, isWanted }: ReportClaim) {
  if (isWanted)
    await sql`delete from report_opt_out where account_id = ${accountId}::uuid and kind = ${report} and reader = ${reader}`.execute(
      queries,
    );
  else
    await sql`insert into report_opt_out (account_id, kind, reader, client_id, at)
      select id, ${report}, ${reader}, client_id, now() from document where kind = 'accounts' and id = ${accountId}::uuid
      on conflict do nothing`.execute(queries);
}

async function endMails(
  queries: Queries,
  { userId, events }: { userId: string; events: InboxEvent[] },
): Promise<void> {
  // Of two that come at once the second sees what the first one chose.
  await sql`select from document where kind = 'users' and id = ${userId}::uuid for no key update`.execute(
    queries,
  );
  const wishes = (await wishesOf(queries, [userId])).get(userId) ?? usualWishes;
  const choices = inboxChoicesOf(wishes.events).map((choice) =>
    events.includes(choice.event) ? { ...choice, mail: 'off' } : choice,
  );
  await sql`
    insert into inbox_settings (user_id, client_id, account_id, version, events)
    select id, client_id, account_id, 2, ${JSON.stringify(choices)}::jsonb from document
    where kind = 'users' and id = ${userId}::uuid and deleted_at is null
    on conflict (user_id) do update set events = excluded.events, version = inbox_settings.version + 1`.execute(
    queries,
  );
}
