import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '@moderator/moderation';
import type { Resource } from '@moderator/contract';
import type { z } from 'zod';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';
import { nilId } from '../kernel/ids.ts';
import { refuse } from '../kernel/refusal.ts';
import { documentColumns, entityOf, presentDocument } from './document.ts';
import type { BodyOf, StoredDocument } from './document.ts';
import type { ListOptions } from './list-conditions.ts';
import { countListed, listDeleted, listDocuments } from './listing.ts';
import type { DocumentPage } from './listing.ts';

/** Who writes, in which transaction. */
interface Author {
  principal: Principal;
  queries: Queries;
}

type Change<Body> = (body: Body) => Body;

/** The versioned documents of one kind. Each takes the transaction that it is asked in. */
export interface Documents<Fields extends z.ZodObject = z.ZodObject, Body = BodyOf<Fields>> {
  readonly resource: Resource<string, Fields>;
  find(queries: Queries, id: string): Promise<StoredDocument<Body> | undefined>;
  /** @throws RefusedError not_found */
  get(queries: Queries, id: string): Promise<StoredDocument<Body>>;
  /** Those that exist and may be seen, in no order. */
  many(queries: Queries, ids: readonly string[]): Promise<StoredDocument<Body>[]>;
  list(queries: Queries, options: ListOptions): Promise<DocumentPage<Body>>;
  /** How many a list would show over all its pages. */
  total(queries: Queries, options: ListOptions): Promise<number>;
  /** The deleted ones, the latest first. */
  deleted(queries: Queries, options: ListOptions): Promise<DocumentPage<Body>>;
  create(author: Author, body: Body, id?: string): Promise<StoredDocument<Body>>;
  /** Changes the version that the caller has seen; whoever was overtaken is told what there is now. */
  update(
    author: Author,
    id: string,
    version: number,
    change: Change<Body>,
    action?: string,
  ): Promise<StoredDocument<Body>>;
  /**
   * Changes whatever version there is, for additions that cannot overwrite anybody's work.
   * The rows stay locked until the commit, so that two at once both count.
   * @param reason why, where somebody said it
   */
  revise(
    author: Author,
    id: string,
    change: Change<Body>,
    action?: string,
    reason?: string,
  ): Promise<StoredDocument<Body>>;
  /** Makes a version of a document of which nothing but its links changed, which stand elsewhere. */
  touch(author: Author, document: StoredDocument<Body>, action: string): Promise<StoredDocument<Body>>;
  /** @param version the one that is meant; 0 where any is */
  remove(author: Author, id: string, version: number): Promise<void>;
  /** One that is deleted and may be seen. */
  findDeleted(queries: Queries, id: string): Promise<StoredDocument<Body> | undefined>;
  /** Brings a deleted document back as it was; what has taken its name meanwhile refuses it. */
  restore(author: Author, id: string): Promise<StoredDocument<Body>>;
}

/** The one versioned repository behind all plain resources. */
export function documentsOf<Fields extends z.ZodObject>(
  resource: Resource<string, Fields>,
): Documents<Fields> {
  type Body = BodyOf<Fields>;
  const { storedAs: kind, tenancy, tenant } = resource;
  // Told in the text: of a value the database would ask each time which partition is meant, and plan anew for it.
  const ofKind = sql<boolean>`kind = ${sql.lit(kind)}`;

  const found = (queries: Queries, id: string) =>
    queries.selectFrom('document').where(ofKind).where('id', '=', id).where('deleted_at', 'is', null);

  async function find(queries: Queries, id: string): Promise<StoredDocument<Body> | undefined> {
    const row = await found(queries, id).select(documentColumns).executeTakeFirst();
    return row && presentDocument<Body>(row);
  }

  async function get(queries: Queries, id: string): Promise<StoredDocument<Body>> {
    return (await find(queries, id)) ?? refuse('not_found');
  }

  async function many(queries: Queries, ids: readonly string[]): Promise<StoredDocument<Body>[]> {
    const rows = await queries
      .selectFrom('document')
      .select(documentColumns)
      .where(ofKind)
      .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map((row) => presentDocument<Body>(row));
  }

  async function create(
    { queries, principal }: Author,
    body: Body,
    id: string = randomUUID(),
  ): Promise<StoredDocument<Body>> {
    const [clientId, accountId] = tenantOf(principal, body, id);
    const row = await queries
      .insertInto('document')
      .values({ kind, id, client_id: clientId, account_id: accountId, body: JSON.stringify(body) })
      .returning(documentColumns)
      .executeTakeFirstOrThrow();
    return keep({ queries, principal }, presentDocument<Body>(row), 'create');
  }

  /** A client and an account are their own tenants; everything else belongs to the account that it names. */
  function tenantOf(principal: Principal, body: Body, id: string): [client: string, account: string | null] {
    const { clientId, accountId } = body as { clientId?: string; accountId?: string };
    if (tenancy === 'shared') return [nilId, null];
    if (tenant === 'client') return [id, null];
    if (tenant === 'account') return [clientId ?? principal.clientId, id];
    return [principal.clientId, accountId ?? principal.accountId];
  }

  /** The document as it is now, for nobody else to change until the commit. */
  async function lock(queries: Queries, id: string): Promise<StoredDocument<Body>> {
    const row = await found(queries, id).select(documentColumns).forUpdate().executeTakeFirst();
    return row ? presentDocument<Body>(row) : refuse('not_found');
  }

  /** The same, where it is still in the version that was named. */
  async function lockVersion(queries: Queries, id: string, version: number) {
    const document = await lock(queries, id);
    if (document.version !== version)
      refuse('stale_version', undefined, {
        current: entityOf(document),
        headers: { version: String(document.version) },
      });
    return document;
  }

  async function update(
    author: Author,
    id: string,
    version: number,
    change: Change<Body>,
    action = 'update',
  ): Promise<StoredDocument<Body>> {
    const before = await lockVersion(author.queries, id, version);
    return write(author, before, change(before.body), action);
  }

  async function revise(
    author: Author,
    id: string,
    change: Change<Body>,
    action = 'update',
    reason?: string,
  ): Promise<StoredDocument<Body>> {
    const before = await lock(author.queries, id);
    return write(author, before, change(before.body), action, { reason });
  }

  const touch = (author: Author, document: StoredDocument<Body>, action: string) =>
    write(author, document, document.body, action, { always: true });

  /** A write that changes nothing makes no version, unless it is told to. */
  async function write(
    { queries, principal }: Author,
    before: StoredDocument<Body>,
    body: Body,
    action: string,
    { always = false, reason }: { always?: boolean; reason?: string | undefined } = {},
  ): Promise<StoredDocument<Body>> {
    if (!always && canonicalJson(body) === canonicalJson(before.body)) return before;
    const row = await queries
      .updateTable('document')
      .set({ body: JSON.stringify(body), version: sql`version + 1`, updated_at: sql`now()` })
      .where(ofKind)
      .where('id', '=', before.id)
      .returning(documentColumns)
      .executeTakeFirstOrThrow();
    return keep({ queries, principal }, presentDocument<Body>(row), action, reason);
  }

  async function remove(author: Author, id: string, version: number): Promise<void> {
    if (version > 0) await lockVersion(author.queries, id, version);
    const row = await author.queries
      .updateTable('document')
      .set({ deleted_at: sql`now()`, version: sql`version + 1` })
      .where(ofKind)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(documentColumns)
      .executeTakeFirst();
    if (!row) refuse('not_found');
    await keep(author, presentDocument<Body>(row), 'delete');
  }

  async function findDeleted(queries: Queries, id: string): Promise<StoredDocument<Body> | undefined> {
    const row = await queries
      .selectFrom('document')
      .select(documentColumns)
      .where(ofKind)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    return row && presentDocument<Body>(row);
  }

  async function restore(author: Author, id: string): Promise<StoredDocument<Body>> {
    const row = await author.queries
      .updateTable('document')
      .set({ deleted_at: null, version: sql`version + 1`, updated_at: sql`now()` })
      .where(ofKind)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returning(documentColumns)
      .executeTakeFirst();
    if (!row) refuse('not_found');
    return keep(author, presentDocument<Body>(row), 'restore');
  }

  async function keep(
    { queries, principal }: Author,
    document: StoredDocument<Body>,
    action: string,
    reason?: string,
  ) {
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
        reason: reason ?? null,
        author_id: principal.userId,
        impersonator_id: principal.impersonatorId,
      })
      .execute();
    return document;
  }

  return {
    resource,
    find,
    get,
    many,
    list: listDocuments<Body>(resource),
    total: countListed(resource),
    deleted: listDeleted<Body>(resource),
    create,
    update,
    revise,
    touch,
    remove,
    findDeleted,
    restore,
  };
}
