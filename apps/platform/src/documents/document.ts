import { sql } from 'kysely';
export type Body = Record<string, unknown>;

/** One version of a document, as it is stored. */
export interface StoredDocument {
  id: string;
  clientId: string;
  accountId: string | null;
  version: number;
  body: Body;
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
  body: Body;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export const presentDocument = (row: DocumentRow): StoredDocument => ({
  id: row.id,
  clientId: row.client_id,
  accountId: row.account_id,
  version: row.version,
  body: row.body,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
});

/** A document as the platform answers it; the contract drops what is not part of the entity. */
export const entityOf = (document: StoredDocument): Body => ({
  ...document.body,
  id: document.id,
  version: document.version,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
  ...(document.deletedAt ? { deletedAt: document.deletedAt } : {}),
});
