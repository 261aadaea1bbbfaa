import { sql } from 'kysely';
import type { z } from 'zod';

/** The fields of any document. */
export type Body = Record<string, unknown>;

/**
 * The fields of a document as they are stored: what has a default in the contract may be missing in what is
 * older than the field.
 */
export type BodyOf<Fields extends z.ZodObject> = z.input<Fields>;

/** One version of a document, as it is stored. */
export interface StoredDocument<Fields = Body> {
  id: string;
  clientId: string;
  accountId: string | null;
  version: number;
  body: Fields;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

export const documentColumns = [
  'id',
  'client_id',
  'account_id',
  'version',
  'body',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** The same, of a document `d`. */
export const documentFields = sql.raw(documentColumns.map((name) => `d.${name}`).join(', '));

export interface DocumentRow {
  id: string;
  client_id: string;
  account_id: string | null;
  version: number;
  body: unknown;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** @returns the document, whose body was checked against its fields when it was written */
export const presentDocument = <Fields>(row: DocumentRow): StoredDocument<Fields> => ({
  id: row.id,
  clientId: row.client_id,
  accountId: row.account_id,
  version: row.version,
  body: row.body as Fields,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
});

/** A document as the platform answers it; the contract drops what is not part of the entity. */
export const entityOf = <Fields>(document: StoredDocument<Fields>) => ({
  ...document.body,
  id: document.id,
  version: document.version,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
  ...(document.deletedAt ? { deletedAt: document.deletedAt } : {}),
});

/** The answer to a change: the thing as it is now, with its version in the header. */
export const changed = <Fields>(document: StoredDocument<Fields>) => ({
  data: entityOf(document),
  version: document.version,
});
