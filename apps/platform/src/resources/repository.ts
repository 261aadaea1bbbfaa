import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { canonicalJson } from '@moderator/moderation';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../principal.ts';
import { searchPatterns } from './search-words.ts';
import { refuse } from '../refusal.ts';
import { readCursor, writeCursor } from './cursor.ts';

export type Body = Record<string, unknown>;

export interface StoredDocument {
  id: string;
  clientId: string;
  accountId: string | null;
  version: number;
  body: Body;
  createdAt: Date;
  updatedAt: Date;
}

export interface ListOptions {
  filter?: Record<string, string[] | undefined>;
  ids?: string[] | undefined;
  text?: string | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
  total?: boolean;
}

interface Author {
  principal: Principal;
  queries: Queries;
}

const columns = ['id', 'client_id', 'account_id', 'version', 'body', 'created_at', 'updated_at'] as const;

/** The one versioned repository behind all plain resources. */
export function documentsOf({ kind, fields, searched, filters, sorts }: Resource) {
  const searchText = (body: Body) =>
    searched
      .map((name) => body[name] ?? '')
      .join(' ')
      .toLowerCase();

  const found = (queries: Queries, id: string) =>
    queries
      .selectFrom('document')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('deleted_at', 'is', null);

  async function find(queries: Queries, id: string): Promise<StoredDocument | undefined> {
    const row = await found(queries, id).select(columns).executeTakeFirst();
    return row && present(row);
  }

  async function get(queries: Queries, id: string): Promise<StoredDocument> {
    return (await find(queries, id)) ?? refuse('not_found');
  }

  async function list(queries: Queries, options: ListOptions) {
    const limit = options.limit ?? 50;
    const order = options.sort ?? sorts[0] ?? 'id';
    const descending = order.startsWith('-');
    const field = order.replace(/^-/, '');
    const numeric = isNumber(fields.shape[field]);
    const value: RawBuilder<string | number> = numeric
      ? sql<number>`coalesce((body ->> ${sql.lit(field)})::numeric, 0)`
      : sql<string>`coalesce(body ->> ${sql.lit(field)}, '')`;
    const cursor = readCursor(options.cursor, `${kind} ${order}`, numeric ? 'number' : 'text');

    let query = queries.selectFrom('document').where('kind', '=', kind).where('deleted_at', 'is', null);
    if (options.ids) query = query.where('id', 'in', options.ids.length > 0 ? options.ids : [nothing]);
    for (const [name, values] of Object.entries(options.filter ?? {}))
      if (values && filters.includes(name)) query = query.where(sql`body ->> ${sql.lit(name)}`, 'in', values);
    for (const pattern of searchPatterns(options.text)) query = query.where('search', 'like', pattern);

    let page = query.select(columns).select(value.as('sorted'));
    if (cursor)
      page = page.where(
        descending
          ? sql<boolean>`(${value}, id) < (${cursor.value}, ${cursor.id}::uuid)`
          : sql<boolean>`(${value}, id) > (${cursor.value}, ${cursor.id}::uuid)`,
      );
    const rows = await page
      .orderBy(value, descending ? 'desc' : 'asc')
      .orderBy('id', descending ? 'desc' : 'asc')
      .limit(limit + 1)
      .execute();
    const last = rows[limit - 1];
    const next =
      rows.length > limit && last
        ? writeCursor({ sort: `${kind} ${order}`, value: last.sorted, id: last.id })
        : null;
    const total = options.total
      ? (await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count
      : undefined;
    return { items: rows.slice(0, limit).map(present), next, ...(total === undefined ? {} : { total }) };
  }

  async function create(
    { queries, principal }: Author,
    body: Body,
    id: string = randomUUID(),
  ): Promise<StoredDocument> {
    const accountId =
      kind === 'accounts' ? id : ((body['accountId'] as string | undefined) ?? principal.accountId);
    const row = await queries
      .insertInto('document')
      .values({
        kind,
        id,
        client_id: principal.clientId,
        account_id: accountId,
        site_id: (body['siteId'] as string | undefined) ?? null,
        body: JSON.stringify(body),
        search: searchText(body),
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return keep({ queries, principal }, present(row), 'create');
  }

  /** Changes the version that the caller has seen; a write that changes nothing makes no version. */
  async function update(
    { queries, principal }: Author,
    id: string,
    version: number,
    change: (body: Body) => Body,
    action = 'update',
  ): Promise<StoredDocument> {
    const before = await get(queries, id);
    const body = change(before.body);
    if (before.version === version && canonicalJson(body) === canonicalJson(before.body)) return before;
    const row = await queries
      .updateTable('document')
      .set({
        body: JSON.stringify(body),
        search: searchText(body),
        version: sql`version + 1`,
        updated_at: sql`now()`,
        site_id: (body['siteId'] as string | undefined) ?? null,
      })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .returning(columns)
      .executeTakeFirst();
    if (!row)
      refuse('stale_version', undefined, {
        current: entityOf(before),
        headers: { version: String(before.version) },
      });
    return keep({ queries, principal }, present(row), action);
  }

  async function remove(author: Author, id: string): Promise<void> {
    const row = await author.queries
      .updateTable('document')
      .set({ deleted_at: sql`now()`, version: sql`version + 1` })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(columns)
      .executeTakeFirst();
    if (!row) refuse('not_found');
    await keep(author, present(row), 'delete');
  }

  async function keep({ queries, principal }: Author, document: StoredDocument, action: string) {
    await queries
      .insertInto('document_history')
      .values({
        kind,
        id: document.id,
        version: document.version,
        client_id: document.clientId,
        account_id: document.accountId,
        action,
        body: JSON.stringify(document.body),
        author_id: principal.userId,
        impersonator_id: principal.impersonatorId,
      })
      .execute();
    return document;
  }

  return { find, get, list, create, update, remove };
}

/** Whether a field is sorted by its number and not by its text, in which 10 stands before 9. */
function isNumber(field: unknown): boolean {
  while (field instanceof z.ZodOptional || field instanceof z.ZodNullable) field = field.unwrap();
  return field instanceof z.ZodNumber;
}

export type Documents = ReturnType<typeof documentsOf>;

/** A document as the platform answers it; the contract drops what is not part of the entity. */
export const entityOf = (document: StoredDocument): Body => ({
  ...document.body,
  id: document.id,
  version: document.version,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
});

const nothing = '00000000-0000-0000-0000-000000000000';

interface Row {
  id: string;
  client_id: string;
  account_id: string | null;
  version: number;
  body: Body;
  created_at: Date;
  updated_at: Date;
}

const present = (row: Row): StoredDocument => ({
  id: row.id,
  clientId: row.client_id,
  accountId: row.account_id,
  version: row.version,
  body: row.body,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
