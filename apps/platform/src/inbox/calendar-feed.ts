import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import { calendarOf } from '@moderator/learning';
import type { CalendarEvent } from '@moderator/learning';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { scopeOf } from '../kernel/principal.ts';
import { principalOf } from '../kernel/present-person.ts';
import { addressOf } from '../mail/address-of.ts';
import { eventsOf, ownSchedules } from './own-schedules.ts';
import { hostOf } from './schedule-events.ts';

export const calendarPath = '/calendar/';

export const calendarAddress = (config: Config, token: string): string =>
  `${addressOf(config)}${calendarPath}${token}.ics`;

/** What is kept of a token. It is long and random, so that a plain hash leads back to none. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What is over for longer leaves calendars. */
const daysKept = 90;
const most = 500;

/** The calendar behind a link, as text; undefined where the link is none, or its person works here no more. */
export type CalendarFeed = (token: string) => Promise<string | undefined>;

export const calendarFeed =
  ({ database, config, now }: Pick<Context, 'database' | 'config' | 'now'>): CalendarFeed =>
  async (token) => {
    const principal = await database.asSystem(async (queries) => {
      const link = await queries
        .selectFrom('calendar_link')
        .select('user_id')
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst();
      return link && principalOf(queries, link.user_id, false);
    });
    if (!principal) return undefined;
    const { userId } = principal;
    return database.asTenant(scopeOf(principal), async (queries) => {
      const since = sql`${now()}::timestamptz - make_interval(days => ${daysKept})`;
      const schedules = await ownSchedules(
        queries,
        { userId, now: now() },
        sql`p.ends_at > ${since}`,
        sql`order by p.starts_at, p.schedule_id limit ${most}`,
      );
      const visits = await ownVisits(queries, userId, config);
      return calendarOf([...eventsOf(schedules, config), ...visits], 'PUBLISH');
    });
  };

interface Visit {
  id: string;
  title: string;
  scope: string;
  starts_at: Date;
  ends_at: Date;
  version: number;
  requested_at: Date;
  withdrawn_at: Date | null;
}

/** Visits that a verifier is sent to, as the days that were agreed. */
async function ownVisits(queries: Queries, userId: string, config: Config): Promise<CalendarEvent[]> {
  const { rows } = await sql<Visit>`
    select v.id, concat_ws(' · ', v.body, account.body ->> 'name') as title, v.scope, v.version, v.requested_at, v.withdrawn_at,
      v.starts_on::timestamp at time zone ${accountTimeZone} as starts_at,
      (v.ends_on + 1)::timestamp at time zone ${accountTimeZone} as ends_at
    from visit v left join document account on account.kind = 'accounts' and account.id = v.account_id
    where v.verifier_id = ${userId}::uuid and v.ends_on > current_date - ${daysKept}::int
    order by v.starts_on, v.id limit ${most}`.execute(queries);
  return rows.map((visit) => ({
    uid: `${visit.id}@${hostOf(config)}`,
    sequence: visit.version,
    changedAt: visit.withdrawn_at ?? visit.requested_at,
    startsAt: visit.starts_at,
    endsAt: visit.ends_at,
    isWholeDays: true,
    timeZone: accountTimeZone,
    title: visit.title,
    description: visit.scope || undefined,
    isCancelled: visit.withdrawn_at !== null,
  }));
}
