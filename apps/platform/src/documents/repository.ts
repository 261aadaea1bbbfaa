import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '@moderator/moderation';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { documentColumns, entityOf, presentDocument } from './document.ts';
import type { Body, StoredDocument } from './document.ts';
import { countListed, listDeleted, listDocuments } from './listing.ts';

interface Author {
  principal: Principal;
  queries: Queries;
}

/** The one versioned repository behind all plain resources. */
export function documentsOf(resource: Resource) {
  const { kind, tenancy } = resource;

  const found = (queries: Queries, id: string) =>
    queries
      .selectFrom('document')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('deleted_at', 'is', null);

  async function find(queries: Queries, id: string): Promise<StoredDocument | undefined> {
    const row = await found(queries, id).select(documentColumns).executeTakeFirst();
    return row && presentDocument(row);
  }

  async function get(queries: Queries, id: string): Promise<StoredDocument> {
    return (await find(queries, id)) ?? refuse('not_found');
  }

  /** Those that exist and may be seen, in no order. */
  async function many(queries: Queries, ids: readonly string[]): Promise<StoredDocument[]> {
    const rows = await queries
      .selectFrom('document')
      .select(documentColumns)
      .where('kind', '=', kind)
      .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map(presentDocument);
  }

  async function create(
    { queries, principal }: Author,
    body: Body,
    id: string = randomUUID(),
  ): Promise<StoredDocument> {
    const [clientId, accountId] = tenantOf(principal, body, id);
    const row = await queries
      .insertInto('document')
      .values({ kind, id, client_id: clientId, account_id: accountId, body: JSON.stringify(body) })
      .returning(documentColumns)
      .executeTakeFirstOrThrow();
    return keep({ queries, principal }, presentDocument(row), 'create');
  }

  /** A client and an account are their own tenants; everything else belongs to the account that it names. */
  function tenantOf(principal: Principal, body: Body, id: string): [client: string, account: string | null] {
    if (kind === 'clients') return [id, null];
    if (kind === 'accounts') return [body['clientId'] as string, id];
    return [principal.clientId, (body['accountId'] as string | undefined) ?? principal.accountId];
  }

  /** The document as it is now, for nobody else to change until the commit. */
  async function lock(queries: Queries, id: string): Promise<StoredDocument> {
    const row = await found(queries, id).select(documentColumns).forUpdate().executeTakeFirst();
    return row ? presentDocument(row) : refuse('not_found');
  }

  /** Changes the version that the caller has seen; whoever was overtaken is told what there is now. */
  async function update(
    author: Author,
    id: string,
    version: number,
    change: (body: Body) => Body,
    action = 'update',
  ): Promise<StoredDocument> {
    const before = await lock(author.queries, id);
    if (before.version !== version)
      refuse('stale_version', undefined, {
        current: entityOf(before),
        headers: { version: String(before.version) },
      });
    return write(author, before, change(before.body), action);
  }

  /**
   * Changes whatever version there is, for additions that cannot overwrite anybody's work.
   * The rows stay locked until the commit, so that two at once both count.
   */
  async function revise(
    author: Author,
    id: string,
    change: (body: Body) => Body,
    action = 'update',
  ): Promise<StoredDocument> {
    const before = await lock(author.queries, id);
    return write(author, before, change(before.body), action);
  }

  /** Makes a version of a document of which nothing but its links changed, which stand elsewhere. */
  const touch = (author: Author, document: StoredDocument, action: string) =>
    write(author, document, document.body, action, true);

  /** A write that changes nothing makes no version, unless it is told to. */
  async function write(
    { queries, principal }: Author,
    before: StoredDocument,
    body: Body,
    action: string,
    always = false,
  ): Promise<StoredDocument> {
    if (!always && canonicalJson(body) === canonicalJson(before.body)) return before;
    const row = await queries
      .updateTable('document')
      .set({ body: JSON.stringify(body), version: sql`version + 1`, updated_at: sql`now()` })
      .where('kind', '=', kind)
      .where('id', '=', before.id)
      .returning(documentColumns)
      .executeTakeFirstOrThrow();
    return keep({ queries, principal }, presentDocument(row), action);
  }

  async function remove(author: Author, id: string): Promise<void> {
    const row = await author.queries
      .updateTable('document')
      .set({ deleted_at: sql`now()`, version: sql`version + 1` })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(documentColumns)
      .executeTakeFirst();
    if (!row) refuse('not_found');
    await keep(author, presentDocument(row), 'delete');
  }

  /** One that is deleted and may be seen. */
  async function findDeleted(queries: Queries, id: string): Promise<StoredDocument | undefined> {
    const row = await queries
      .selectFrom('document')
      .select(documentColumns)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    return row && presentDocument(row);
  }

  /** Brings a deleted document back as it was; what has taken its name meanwhile refuses it. */
  async function restore(author: Author, id: string): Promise<StoredDocument> {
    const row = await author.queries
      .updateTable('document')
      .set({ deleted_at: null, version: sql`version + 1`, updated_at: sql`now()` })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returning(documentColumns)
      .executeTakeFirst();
    if (!row) refuse('not_found');
    return keep(author, presentDocument(row), 'restore');
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

  return {
    resource,
    tenancy,
    find,
    get,
    many,
    list: listDocuments(resource),
    total: countListed(resource),
    deleted: listDeleted(resource),
    create,
    update,
    revise,
    touch,
    remove,
    findDeleted,
    restore,
  };
}

export type Documents = ReturnType<typeof documentsOf>;
