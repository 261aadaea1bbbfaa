import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { nilId } from '../ids.ts';
import { columnsOf } from './columns.ts';
import { afterPrefix, escaped } from './search-words.ts';

export interface ListOptions {
  /** The accounts whose documents may be listed: the own one, or those of the client. */
  accounts?: readonly string[];
  /** Only what belongs to this site. */
  siteId?: string;
  filter?: Record<string, readonly string[] | undefined>;
  ids?: readonly string[] | undefined;
  text?: string | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
  total?: boolean;
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

/** Tenant of the words of kinds that belong to no account. */
const platform = nilId;

/** The tenant that the words of a document `d` are kept under. */
export const tenantColumn = ({ tenancy }: Resource): Sql =>
  tenancy === 'platform' ? sql`${platform}::uuid` : sql`d.account_id`;

/** The tenants whose words a list may be searched by. */
export const wordTenants = ({ tenancy }: Resource, options: ListOptions): string[] =>
  tenancy === 'platform' ? [platform] : [...(options.accounts ?? [])];

/** Filters of a list, and words that have to begin some word of the document. */
export function conditionsOf(resource: Resource, options: ListOptions, words: readonly string[]): Sql {
  const { filters, listed } = columnsOf(resource);
  const parts: Sql[] = [];
  if (options.ids) parts.push(sql`and d.id = any(${[...options.ids]}::uuid[])`);
  if (options.siteId) parts.push(sql`and d.site_id = ${options.siteId}::uuid`);
  for (const [name, values] of Object.entries(options.filter ?? {})) {
    if (!values) continue;
    if (filters.includes(name))
      parts.push(sql`and ${sql.raw(`d.where_${filters.indexOf(name) + 1}`)} = any(${[...values]}::text[])`);
    if (listed.includes(name)) {
      const tokens = values.map((value) => `${name.toLowerCase()}:${value}`);
      parts.push(sql`and exists (select from document_word l where l.kind = ${resource.kind}
        and l.tenant_id = ${tenantColumn(resource)} and l.word = any(${tokens}::text[]) and l.id = d.id)`);
    }
  }
  for (const word of words) parts.push(sql`and d.search like ${`% ${escaped(word)}%`}`);
  return sql.join(parts, sql` `);
}

/**
 * The query for each account, put together in the order given; each account's part is bounded by itself,
 * so that one account of many costs as much as one alone.
 */
export function inTenants<Answer>(
  { tenancy }: Resource,
  options: ListOptions,
  inner: (tenant: Sql) => RawBuilder<Answer>,
  order?: Sql,
): RawBuilder<Answer> {
  if (tenancy === 'platform') return inner(sql``);
  const accounts = options.accounts ?? [];
  if (accounts.length === 1) return inner(sql`and d.account_id = ${accounts[0]}::uuid`);
  return sql<Answer>`select each_account.* from unnest(${[...accounts]}::uuid[]) as tenant (account_id)
    cross join lateral (${inner(sql`and d.account_id = tenant.account_id`)}) each_account
    ${order ? sql`order by ${order}` : sql``}`;
}

/** More than this many matches are found sooner along the order than by collecting them. */
const few = 2000;

/** Where a word is rare, the ids of its documents: an order would be walked for long to find them. */
export async function narrowed(
  resource: Resource,
  queries: Queries,
  options: ListOptions,
  words: readonly string[],
): Promise<Sql> {
  const tenants = wordTenants(resource, options);
  for (const word of words) {
    const { rows } = await sql<{ id: string }>`select distinct id from (
      select id from document_word where kind = ${resource.kind} and tenant_id = any(${tenants}::uuid[])
        and word >= ${word} and word < ${afterPrefix(word)} limit ${few + 1}) matching`.execute(queries);
    if (rows.length <= few) return sql`and d.id = any(${rows.map((each) => each.id)}::uuid[])`;
  }
  return sql``;
}
