import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { inboxEvents } from '@moderator/contract/options';
import type { InboxEvent } from '@moderator/contract/options';
import { inboxChoicesOf } from '@moderator/moderation';
import type { Config } from '../config.ts';
import type { Database, Queries } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';
import { addressOf } from '../mail/address-of.ts';
import { localeOf, usualWishes, wishesOf } from './settings.ts';

interface Claim {
  userId: string;
  events: InboxEvent[];
}

/** Whose mails of what are ended, and the language that they read. */
export interface Unsubscribing extends Claim {
  locale: string | null;
}

const Token = z.tuple([z.uuid(), z.array(z.enum(inboxEvents)).min(1)]);

export const unsubscribePath = '/unsubscribe/';

const markOf = async (queries: Queries, claim: string): Promise<string> => {
  const { key } = onlyRow(await sql<{ key: string }>`select key from mail_key`.execute(queries));
  return createHmac('sha256', key).update(claim).digest('base64url');
};

/** The address that ends mails of a kind without a sign-in. Whoever has the mail may, and nobody can make another. */
export async function unsubscribeAddress(
  queries: Queries,
  config: Config,
  { userId, events }: Claim,
): Promise<string> {
  const claim = Buffer.from(JSON.stringify([userId, events])).toString('base64url');
  return `${addressOf(config)}${unsubscribePath}${claim}.${await markOf(queries, claim)}`;
}

async function readToken(queries: Queries, token: string): Promise<Unsubscribing | undefined> {
  const [claim = '', mark = ''] = token.split('.');
  const [given, expected] = [Buffer.from(mark), Buffer.from(await markOf(queries, claim))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [userId, events] = Token.parse(JSON.parse(Buffer.from(claim, 'base64url').toString()));
  return { userId, events, locale: await localeOf(queries, userId) };
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
      if (asked) await endMails(queries, asked);
      return asked;
    }),
});

async function endMails(queries: Queries, { userId, events }: Claim): Promise<void> {
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
