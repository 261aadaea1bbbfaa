import { sql } from 'kysely';
import { accountTimeZone, locales } from '@moderator/contract/options';
import type { DeliveryWishes, InboxChoice } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';

/** How somebody wants to be told, as it is stored. */
export interface Wishes extends DeliveryWishes {
  locale: (typeof locales)[number] | null;
  version: number;
}

/** Of whoever has chosen nothing yet. */
export const usualWishes: Wishes = {
  events: [],
  quietFrom: null,
  quietUntil: null,
  timeZone: accountTimeZone,
  locale: null,
  version: 1,
};

/** How people want to be told; without those who have chosen nothing. */
export async function wishesOf(queries: Queries, people: readonly string[]): Promise<Map<string, Wishes>> {
  const rows = await queries
    .selectFrom('inbox_settings')
    .selectAll()
    .where(sql<boolean>`user_id = any(${[...people]}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        events: row.events as unknown as InboxChoice[],
        quietFrom: row.quiet_from,
        quietUntil: row.quiet_until,
        timeZone: row.time_zone,
        locale: locales.find((each) => each === row.locale) ?? null,
        version: row.version,
      },
    ]),
  );
}

/** The language that somebody wants to be told in: the one that they chose for it, or that of their details. */
export async function localeOf(queries: Queries, userId: string): Promise<string | null> {
  const { rows } = await sql<{ locale: string | null }>`
    select coalesce(s.locale, d.body ->> 'locale') as locale from document d
    left join inbox_settings s on s.user_id = d.id where d.kind = 'users' and d.id = ${userId}::uuid`.execute(
    queries,
  );
  return rows[0]?.locale ?? null;
}
