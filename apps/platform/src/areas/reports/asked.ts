import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { timeZone } from '../../attempts/days.ts';
import { hasRole, managedSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { accountsOf } from '../../kernel/tenants.ts';
import type { Call } from '../../kernel/call.ts';

export type Sql = RawBuilder<unknown>;
/** What somebody chose rows by. */
export type ReportFilter = Call<'readReport'>['body']['filter'];

/** What is asked of a kind, by whom, and how far they see. */
export interface Asked {
  queries: Queries;
  principal: Principal;
  now: Date;
  filter: ReportFilter;
  accounts: readonly string[];
  /** The sites that rows end at; all of the accounts when absent. */
  sites: readonly string[] | undefined;
  /** That nobody reads any rows, but what they would be like. */
  isForShow?: true;
}

/**
 * How far somebody sees, in one place for all kinds: administrators and managers of a client its accounts, managers of accounts
 * theirs, managers of a site the people and places there, and those who moderate the account without names of people.
 */
export async function askedBy(
  { queries, principal, now }: Pick<Asked, 'queries' | 'principal' | 'now'>,
  { isPersonal }: { isPersonal: boolean },
  filter: ReportFilter,
): Promise<Asked> {
  const own = siteSeen(principal, { isPersonal });
  const { siteId } = filter;
  const sites = own ? (siteId ?? [own]).filter((each) => each === own) : siteId;
  return {
    queries,
    principal,
    now,
    filter,
    accounts: await accountsOf({ queries, principal }, filter.accountId),
    sites,
  };
}

/** The site that somebody's view of a kind ends at; undefined where it does not. */
export const siteSeen = (principal: Principal, { isPersonal }: { isPersonal: boolean }): string | undefined =>
  !isPersonal && hasRole(principal, 'moderator') ? undefined : managedSite(principal);

/**
 * Rows of the accounts that somebody sees, and of the sites where these have one.
 * @example inScope(asked, sql`r.account_id`, sql`r.site_id`)
 */
export function inScope({ accounts, sites }: Asked, account: Sql, site?: Sql): Sql {
  // Of one account an index is read in its order.
  const ofAccounts =
    accounts.length === 1
      ? sql`${account} = ${accounts[0]}::uuid`
      : sql`${account} = any(${[...accounts]}::uuid[])`;
  return site && sites ? sql`${ofAccounts} and ${site} = any(${[...sites]}::uuid[])` : ofAccounts;
}

/** Rows whose moment is on the days that were asked for, by the calendar of the account. */
export function inPeriod({ filter: { from, to } }: Asked, moment: Sql): Sql | undefined {
  const conditions = [
    ...(from ? [sql`${moment} >= ${from}::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [sql`${moment} < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
}

/** Rows whose column is one of some ids; all where none were named. */
export const amongIds = (column: Sql, ids: readonly string[] | undefined): Sql | undefined =>
  ids && sql`${column} = any(${[...ids]}::uuid[])`;

/** The same of words. */
export const amongWords = (column: Sql, words: readonly string[] | undefined): Sql | undefined =>
  words && sql`${column} = any(${[...words]}::text[])`;
