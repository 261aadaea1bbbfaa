import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { nilId } from '../kernel/ids.ts';
import { columnsOf } from '../database/document-columns.ts';
import { afterPrefix, escaped } from './search-words.ts';

/** Values that a field may have, by its name. */
export type Filter = Readonly<Record<string, readonly string[] | undefined>>;

export interface ListOptions {
  /** The accounts whose documents may be listed: the own one, or those of the client. */
  accounts?: readonly string[];
  /** Only what belongs to this site. */
  siteId?: string;
  /** Only what belongs to any site. */
  ofAnySite?: boolean;
  filter?: Filter;
  ids?: readonly string[] | undefined;
  text?: string | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
  total?: boolean;
}

/** What two filters have in common: a list shows what both let through. */
export function bothOf(one: Filter, other: Filter): Filter {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [some, others] = [one[name], other[name]];
      return [name, some && others ? some.filter((value) => others.includes(value)) : (some ?? others)];
    }),
  );
}

type Sql = RawBuilder<unknown>;

/** What a page of any list is asked by. */
export interface Paged {
  limit?: number;
  cursor?: string;
  total?: string;
}

/** The same as options of a list. */
export const paged = ({ limit, cursor, total }: Paged): ListOptions => ({
  limit,
  cursor,
  total: total === 'true',
});

/** The tenants whose words a list may be searched by; what belongs to no account has one for all. */
export const wordTenants = ({ tenancy }: Resource, options: ListOptions): string[] =>
  tenancy === 'account' ? [...(options.accounts ?? [])] : [nilId];

/** A value of a list that is filtered by, as it stands among the words (0010-words-and-values.sql). */
export const valueWord = (field: string, value: string) => `\u0001${field.toLowerCase()}:${value}`;

/**
 * Filters of a list, and words that have to begin some word of the document `d`.
 * @param all whether all that fit are read, as for a count, and not those along an order until a page is full
 */
export function conditionsOf(
  resource: Resource,
  options: ListOptions,
  words: readonly string[],
  all = false,
): Sql {
  const { filters, listed } = columnsOf(resource);
  const parts: Sql[] = [];
  if (options.ids) parts.push(sql`and d.id = any(${[...options.ids]}::uuid[])`);
  if (options.ofAnySite) parts.push(sql`and d.site_id is not null`);
  if (options.siteId) parts.push(sql`and d.site_id = ${options.siteId}::uuid`);
  for (const [name, values] of Object.entries(options.filter ?? {})) {
    if (!values) continue;
    if (filters.includes(name))
      parts.push(sql`and ${sql.raw(`d.where_${filters.indexOf(name) + 1}`)} = any(${[...values]}::text[])`);
    if (listed.includes(name)) {
      const tenant = resource.tenancy === 'account' ? sql`d.account_id` : sql`${nilId}::uuid`;
      // Asked of each document along an order: the planner would otherwise collect all that have the value.
      parts.push(sql`and exists (select from document_word l where l.kind = ${resource.storedAs} and l.tenant_id = ${tenant}
        and l.word = any(${values.map((value) => valueWord(name, value))}::text[]) and l.id = d.id ${all ? sql`` : sql`offset 0`})`);
    }
  }
  for (const word of words) parts.push(sql`and d.search like ${`% ${escaped(word)}%`}`);
  return sql.join(parts, sql` `);
}

/**
 * The query for each account, put together in the order given; each account's part is bounded by itself,
 * so that one account of many costs as much as one alone.
 * @param inner is given the account, or nothing where things belong to none
 */
export function inTenants<Answer>(
  { tenancy }: Resource,
  options: ListOptions,
  inner: (account?: Sql) => RawBuilder<Answer>,
  order?: Sql,
): RawBuilder<Answer> {
  if (tenancy !== 'account') return inner();
  const accounts = options.accounts ?? [];
  if (accounts.length === 1) return inner(sql`${accounts[0]}::uuid`);
  return sql<Answer>`select each_account.* from unnest(${[...accounts]}::uuid[]) as tenant (account_id)
    cross join lateral (${inner(sql`tenant.account_id`)}) each_account
    ${order ? sql`order by ${order}` : sql``}`;
}

/** Documents `d` of a kind, of an account or of none. */
export const documentsIn = ({ storedAs: kind }: Resource, account?: Sql): Sql =>
  sql`d.kind = ${kind} and d.deleted_at is null ${account ? sql`and d.account_id = ${account}` : sql``}`;

/** More than this many are found sooner along an order than by collecting them. */
const few = 2000;

/**
 * Where a word or a value that is filtered by is rare, the ids of its documents: an order would be walked for long to
 * find them.
 */
export async function fewIds(
  resource: Resource,
  queries: Queries,
  options: ListOptions,
  words: readonly string[],
): Promise<string[] | undefined> {
  const { listed } = columnsOf(resource);
  const beginnings = words.map((word) => sql`word >= ${word} and word < ${afterPrefix(word)}`);
  const values = Object.entries(options.filter ?? {}).flatMap(([name, wanted]) =>
    wanted && listed.includes(name)
      ? [sql`word = any(${wanted.map((value) => valueWord(name, value))}::text[])`]
      : [],
  );
  for (const condition of [...beginnings, ...values]) {
    const { rows } = await sql<{ id: string }>`select distinct id from (
      select id from document_word where kind = ${resource.storedAs}
        and tenant_id = any(${wordTenants(resource, options)}::uuid[]) and ${condition} limit ${few + 1}) matching`.execute(
      queries,
    );
    if (rows.length <= few) return rows.map((each) => each.id);
  }
  return undefined;
}
