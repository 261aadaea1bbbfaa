import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { countRows } from './count-rows.ts';
import { cutPage, readCursor } from './cursor.ts';
import { documentFields, entityOf, presentDocument } from './document.ts';
import type { Body, DocumentRow, StoredDocument } from './document.ts';
import { nilId } from '../kernel/ids.ts';
import { conditionsOf, documentsIn, fewIds, inTenants } from './list-conditions.ts';
import type { ListOptions } from './list-conditions.ts';
import { meantWords } from './search-corrections.ts';
import { afterPrefix } from './search-words.ts';
import { storedCountOfList } from './stored-count.ts';
import { existing } from '../kernel/existing.ts';

export interface DocumentPage<Fields = Body> {
  items: StoredDocument<Fields>[];
  next: string | null;
  total?: number;
}

/** The answer to a list. */
export const listed = <Fields>({ items, ...page }: DocumentPage<Fields>) => ({
  data: items.map((each) => entityOf(each)),
  ...page,
});

type Sql = RawBuilder<unknown>;
type Row = DocumentRow & { sorted: string };

/** What is asked of a list, with what its text means. */
interface Asked extends ListOptions {
  words: readonly string[];
  limit: number;
}

/**
 * A page of a list. Without a text, or with an order, it goes along the index of that order; a text alone
 * goes along the words, the best match first: whole words before longer ones. Either way the cost of a
 * page does not grow with the number of documents.
 */
export function listDocuments<Fields>(resource: Resource) {
  return async (queries: Queries, options: ListOptions): Promise<DocumentPage<Fields>> => {
    const words = await meantWords(resource, queries, options);
    if (!words) return { items: [], next: null, ...(options.total ? { total: 0 } : {}) };
    const asked: Asked = { ...options, words, limit: options.limit ?? 50 };
    const ids = await fewIds(resource, queries, options, words);
    const along = words.length > 0 && !options.sort ? byWords : bySort;
    const { query, order } = along(resource, asked, ids);
    const { rows } = await query.execute(queries);
    const { page, next } = cutPage(rows, asked.limit, ({ sorted, id }) => ({
      sort: order,
      value: sorted,
      id,
    }));
    const total = options.total ? { total: await counted(resource, queries, asked, ids) } : {};
    return { items: page.map((row) => presentDocument<Fields>(row)), next, ...total };
  };
}

const among = (ids: readonly string[] | undefined): Sql =>
  ids ? sql`and d.id = any(${[...ids]}::uuid[])` : sql``;

function bySort(resource: Resource, asked: Asked, ids: readonly string[] | undefined) {
  const { storedAs: kind, sorts } = resource;
  const sort = asked.sort ?? existing(sorts[0], `order of ${kind}`);
  const order = `${kind} ${sort}`;
  const place = sorts.indexOf(sort.replace(/^-/, '')) + 1;
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const beyond = sql.raw(sort.startsWith('-') ? '<' : '>');
  const value = sql.raw(`d.sort_${place}`);
  const cursor = readCursor(asked.cursor, order);
  const after = cursor ? sql`and (${value}, d.id) ${beyond} (${cursor.value}, ${cursor.id}::uuid)` : sql``;
  const rows = sql`limit ${asked.limit + 1}`;
  const query = inTenants(
    resource,
    asked,
    (account) => sql<Row>`select ${documentFields}, ${value} as sorted from document d
      where ${documentsIn(resource, account)} ${among(ids)} ${conditionsOf(resource, asked, asked.words)} ${after}
      order by ${value} ${direction}, d.id ${direction} ${rows}`,
    sql`sorted ${direction}, id ${direction} ${rows}`,
  );
  return { query, order };
}

function byWords(resource: Resource, asked: Asked, ids: readonly string[] | undefined) {
  const order = `${resource.storedAs} ~ ${asked.words.join(' ')}`;
  const cursor = readCursor(asked.cursor, order);
  const beyond = (word: Sql, id: Sql) =>
    cursor ? sql`and (${word}, ${id}) > (${cursor.value}, ${cursor.id}::uuid)` : sql``;
  const leading = longest(asked.words);
  const rows = sql`limit ${asked.limit + 1}`;
  const query = inTenants(
    resource,
    asked,
    (account) =>
      ids
        ? sql<Row>`select * from (
            select ${documentFields}, ${firstWord(leading)} as sorted from document d
            where ${documentsIn(resource, account)} ${among(ids)} ${conditionsOf(resource, asked, asked.words)}) found
          where true ${beyond(sql`found.sorted`, sql`found.id`)} order by found.sorted, found.id ${rows}`
        : sql<Row>`select d.*, w.word as sorted ${alongWords(resource, asked, leading, account)}
          ${beyond(sql`w.word`, sql`w.id`)} order by w.word, w.id ${rows}`,
    sql`sorted, id ${rows}`,
  );
  return { query, order };
}

const longest = (words: readonly string[]): string =>
  words.reduce((most, word) => (word.length > most.length ? word : most), '');

/** The first of the words of a document that begins like this one. */
const firstWord = (leading: string): Sql => sql`(select min(word collate "C")
  from unnest(string_to_array(ltrim(d.search), ' ')) as word
  where word >= ${leading} collate "C" and word < ${afterPrefix(leading)} collate "C")`;

/**
 * Documents along the words that begin like the leading one, each once: by its first such word. Each is looked up by
 * itself (offset 0), for the planner would otherwise read all of them before it puts them in order.
 */
function alongWords(resource: Resource, asked: Asked, leading: string, account: Sql | undefined): Sql {
  const others = asked.words.filter((word) => word !== leading);
  return sql`from document_word w cross join lateral (
      select ${documentFields} from document d
      where d.id = w.id and ${documentsIn(resource, account)} ${conditionsOf(resource, asked, others)}
        and strpos(d.search || ' ', ' ' || w.word || ' ') = strpos(d.search, ${` ${leading}`}) offset 0) d
    where w.kind = ${resource.storedAs} and w.tenant_id = ${account ?? sql`${nilId}::uuid`}
      and w.word >= ${leading} and w.word < ${afterPrefix(leading)}`;
}

/** How many documents a list would show over all its pages. */
export function countListed(resource: Resource) {
  return async (queries: Queries, options: ListOptions): Promise<number> => {
    const words = await meantWords(resource, queries, options);
    if (!words) return 0;
    const ids = await fewIds(resource, queries, options, words);
    return counted(resource, queries, { ...options, words, limit: 0 }, ids);
  };
}

async function counted(
  resource: Resource,
  queries: Queries,
  asked: Asked,
  ids: readonly string[] | undefined,
): Promise<number> {
  const kept = await storedCountOfList(resource, queries, asked);
  if (kept !== undefined) return kept;
  const leading = longest(asked.words);
  const query = inTenants(resource, asked, (account) =>
    ids || !leading
      ? sql<{ count: number }>`select count(*)::int as count from document d
          where ${documentsIn(resource, account)} ${among(ids)} ${conditionsOf(resource, asked, asked.words, true)}`
      : sql<{
          count: number;
        }>`select count(*)::int as count ${alongWords(resource, asked, leading, account)}`,
  );
  const { rows } = await query.execute(queries);
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The deleted documents that may be seen, the latest first. */
export function listDeleted<Fields>({ storedAs: kind, tenancy }: Resource) {
  return async (queries: Queries, options: ListOptions): Promise<DocumentPage<Fields>> => {
    const limit = options.limit ?? 50;
    const order = `${kind} deleted`;
    const cursor = readCursor(options.cursor, order, 'instant');
    const after = cursor
      ? sql`and (d.deleted_at, d.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
      : sql``;
    const accounts =
      tenancy === 'account' ? sql`and d.account_id = any(${options.accounts ?? []}::uuid[])` : sql``;
    const site = options.siteId ? sql`and d.site_id = ${options.siteId}::uuid` : sql``;
    const deleted = sql`from document d where d.kind = ${kind} and d.deleted_at is not null ${accounts} ${site}`;
    const { rows } = await sql<Row>`
      select ${documentFields}, d.deleted_at::text as sorted ${deleted} ${after}
      order by d.deleted_at desc, d.id desc limit ${limit + 1}`.execute(queries);
    const { page, next } = cutPage(rows, limit, ({ sorted, id }) => ({ sort: order, value: sorted, id }));
    const total = options.total ? { total: await countRows(queries, deleted) } : {};
    return { items: page.map((row) => presentDocument<Fields>(row)), next, ...total };
  };
}
