import type { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import type { ReceivedFile } from '../files/file-store.ts';
import type { Principal } from './principal.ts';

/** One validated request, inside the transaction of its tenant. */
export interface Call<Query = object, Body = unknown> {
  context: Context;
  queries: Queries;
  principal: Principal;
  params: Record<string, string>;
  query: Query;
  body: Body;
  /** The version named in If-Match, where the operation asks for one. */
  version: number;
  upload?: Upload;
  range?: string | undefined;
  now: Date;
}

/** A file that has been received and is not referred to yet. */
export interface Upload {
  name: string;
  file: ReceivedFile;
}

/** What a handler answers; the contract decides what of it leaves the platform. */
export interface Reply {
  data?: unknown;
  next?: string | null;
  total?: number;
  version?: number;
  file?: FileReply;
  /** Work for after the commit, such as removing bytes that nothing refers to any more. */
  afterCommit?: () => Promise<void>;
}

export interface FileReply {
  stream: Readable | Buffer;
  mediaType: string;
  name: string;
  size?: number;
  range?: { start: number; end: number; total: number };
  inline?: boolean;
}

// Handlers name the query and body that their operation's schema gives; the table of handlers cannot.
// oxlint-disable-next-line typescript/no-explicit-any
export type Handler = (call: Call<any, any>) => Promise<Reply>;
export type Handlers = Record<string, Handler>;
