import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { cutPage, readCursor } from './cursor.ts';
import { documentFields, presentDocument } from './document.ts';
import type { DocumentRow, StoredDocument } from './document.ts';
import { conditionsOf, inTenants, narrowed, tenantColumn } from './list-conditions.ts';
import type { ListOptions } from './list-conditions.ts';
import { afterPrefix, plainWords } from './search-words.ts';
import { corrected } from './search-corrections.ts';
import { tallied } from './tally.ts';

export interface DocumentPage {
  items: StoredDocument[];
  next: string | null;
  total?: number;
}

type Sql = RawBuilder<unknown>;
type Row = DocumentRow & { sorted: string };

/**
 * A page of a list. Without a text, or with an order, it goes along the index of that order; a text alone
 * goes along the words, the best match first: whole words before longer ones. Either way the cost of a
 * page does not grow with the number of documents.
 */
export function listDocuments(resource: Resource) {
  return async (queries: Queries, options: ListOptions): Promise<DocumentPage> => {
    const limit = options.limit ?? 50;
    const words = plainWords(options.text);
    const found =
      words.length > 0 && !options.sort
        ? await byWords(resource, queries, options, words, limit)
        : await bySort(resource, queries, options, words, limit);
    const { page, next } = cutPage(found.rows, limit, ({ sorted, id }) => ({
      sort: found.order,
      value: sorted,
      id,
    }));
    const total = options.total ? { total: await countListed(resource)(queries, options) } : {};
    return { items: page.map(presentDocument), next, ...total };
  };
}

async function bySort(
  resource: Resource,
  queries: Queries,
  options: ListOptions,
  words: readonly string[],
  limit: number,
) {
  const { kind, sorts } = resource;
  const order = options.sort ?? sorts[0]!;
  const place = sorts.indexOf(order.replace(/^-/, '')) + 1;
  const direction = sql.raw(order.startsWith('-') ? 'desc' : 'asc');
  const beyond = sql.raw(order.startsWith('-') ? '<' : '>');
  const value = sql.raw(`d.sort_${place}`);
  const cursor = readCursor(options.cursor, `${kind} ${order}`);
  const few = await narrowed(resource, queries, options, words);
  const after = cursor ? sql`and (${value}, d.id) ${beyond} (${cursor.value}, ${cursor.id}::uuid)` : sql``;
  const inner = (tenant: Sql) => sql<Row>`
    select ${documentFields}, ${value} as sorted from document d
    where d.kind = ${kind} and d.deleted_at is null ${tenant} ${few} ${conditionsOf(resource, options, words)} ${after}
    order by ${value} ${direction}, d.id ${direction} limit ${limit + 1}`;
  const query = inTenants(
    resource,
    options,
    inner,
    sql`sorted ${direction}, id ${direction} limit ${limit + 1}`,
  );
  return { rows: (await query.execute(queries)).rows, order: `${kind} ${order}` };
}

/** The mark of an order by words; what follows it is the text, which may be a corrected one. */
const byText = (kind: string) => `${kind} ~ `;

async function byWords(
  resource: Resource,
  queries: Queries,
  options: ListOptions,
  typed: readonly string[],
  limit: number,
) {
  // A later page goes on with the words of the first one, which may not be those that were typed.
  const started =
    options.cursor === undefined ? undefined : textOfCursor(options.cursor, byText(resource.kind));
  const words = started === undefined ? typed : plainWords(started);
  const found = await pageOfWords(resource, queries, options, words, limit);
  if (found.rows.length > 0 || options.cursor !== undefined) return found;
  const others = await corrected(resource, queries, options, words);
  return others ? pageOfWords(resource, queries, options, others, limit) : found;
}

async function pageOfWords(
  resource: Resource,
  queries: Queries,
  options: ListOptions,
  words: readonly string[],
  limit: number,
) {
  const order = byText(resource.kind) + words.join(' ');
  const cursor = readCursor(options.cursor, order);
  const after = cursor ? sql`and (w.word, w.id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``;
  const inner = (tenant: Sql) => sql<Row>`
    select ${documentFields}, w.word as sorted ${matches(resource, options, words, tenant)} ${after}
    order by w.word, w.id limit ${limit + 1}`;
  const query = inTenants(resource, options, inner, sql`sorted, id limit ${limit + 1}`);
  return { rows: (await query.execute(queries)).rows, order };
}

/** Documents by their longest searched word, each once: by the first of its words that begins so. */
function matches(resource: Resource, options: ListOptions, words: readonly string[], tenant: Sql): Sql {
  const leading = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  const others = words.filter((word) => word !== leading);
  return sql`
    from document_word w join document d on d.id = w.id
    where w.kind = ${resource.kind} and w.tenant_id = ${tenantColumn(resource)}
      and w.word >= ${leading} and w.word < ${afterPrefix(leading)}
      and strpos(d.search || ' ', ' ' || w.word || ' ') = strpos(d.search, ${` ${leading}`})
      and d.kind = ${resource.kind} and d.deleted_at is null ${tenant} ${conditionsOf(resource, options, others)}`;
}

function textOfCursor(cursor: string, mark: string): string | undefined {
  try {
    const [order] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    return typeof order === 'string' && order.startsWith(mark) ? order.slice(mark.length) : undefined;
  } catch {
    return undefined; // refused by whoever reads the cursor as a whole
  }
}

/** How many documents a list would show over all its pages. */
export function countListed(resource: Resource) {
  return async (queries: Queries, options: ListOptions): Promise<number> => {
    const kept = await tallied(resource, queries, options);
    if (kept !== undefined) return kept;
    const words = plainWords(options.text);
    const counted = (tenant: Sql) =>
      words.length > 0
        ? sql<{ count: number }>`select count(*)::int as count ${matches(resource, options, words, tenant)}`
        : sql<{ count: number }>`select count(*)::int as count from document d
            where d.kind = ${resource.kind} and d.deleted_at is null ${tenant} ${conditionsOf(resource, options, [])}`;
    const { rows } = await inTenants(resource, options, counted).execute(queries);
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
}

/** The deleted documents that may be seen, the latest first. */
export function listDeleted({ kind, tenancy }: Resource) {
  return async (queries: Queries, options: ListOptions): Promise<DocumentPage> => {
    const limit = options.limit ?? 50;
    const order = `${kind} deleted`;
    const cursor = readCursor(options.cursor, order, 'instant');
    const after = cursor
      ? sql`and (d.deleted_at, d.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
      : sql``;
    const accounts =
      tenancy === 'account' ? sql`and d.account_id = any(${options.accounts ?? []}::uuid[])` : sql``;
    const site = options.siteId ? sql`and d.site_id = ${options.siteId}::uuid` : sql``;
    const { rows } = await sql<Row>`
      select ${documentFields}, d.deleted_at::text as sorted from document d
      where d.kind = ${kind} and d.deleted_at is not null ${accounts} ${site} ${after}
      order by d.deleted_at desc, d.id desc limit ${limit + 1}`.execute(queries);
    const { page, next } = cutPage(rows, limit, ({ sorted, id }) => ({ sort: order, value: sorted, id }));
    return { items: page.map(presentDocument), next };
  };
}
