import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { DeclaredCall, OperationId } from '@moderator/contract';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import type { RequestTransaction } from '../database/request-transactions.ts';
import type { ReceivedFile } from '../files/file-store.ts';
import type { AskedRange } from '../files/range.ts';
import type { Principal } from './principal.ts';

/** What every call has, whatever it asks for: who asks, inside which transaction, and when. */
export interface RequestContext {
  context: Context;
  queries: Queries;
  principal: Principal;
  now: Date;
}

/** A call of any operation, as it comes out of the checks of its input. */
export interface AnyCall extends RequestContext {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
  /** The version named in If-Match, where the operation takes one; 0 where none is named. */
  version: number;
  /** Writes something that nothing else of the call reads, with its commit; absent where other calls follow in its transaction. */
  lastly?: RequestTransaction['lastly'];
  upload?: Upload;
  /** Whose a token is that came within a request; only of calls that came as one. Undefined where it is nobody's. @throws RefusedError not_signed_in */
  whose?: (token: string) => Promise<string | undefined>;
  /** The part of a file that is asked for. */
  asked?: AskedRange;
  /** Whether the answer is wanted as a calendar; only of calls that say they can. */
  asCalendar?: boolean;
}

/** Names in a path: `id` and `learnerId` of `/courses/{id}/learners/{learnerId}`. */
type ParametersOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

/** What a schema makes of what was sent; nothing where the operation has no such schema. */
type Checked<Operation, Part extends string> = Operation extends { readonly [_ in Part]: z.ZodType }
  ? z.output<Operation[Part]>
  : Readonly<Record<string, never>>;

/**
 * One validated request of an operation, inside the transaction of its tenant. Path, query and body are what
 * the schemas of the contract make of them.
 * @example const setAccountTheme = async (call: Call<'setAccountTheme'>) => call.body.colour.red
 */
export interface Call<Id extends OperationId> extends AnyCall {
  params: Readonly<Record<ParametersOf<DeclaredCall<Id>['path']>, string>>;
  query: Checked<DeclaredCall<Id>, 'query'>;
  body: Checked<DeclaredCall<Id>, 'body'>;
}

/** A file that has been received and is not referred to yet. */
export interface Upload {
  name: string;
  file: ReceivedFile;
}

export interface FileReply {
  stream: Readable | Buffer;
  mediaType: string;
  name: string;
  size?: number;
  /** What this state of it is known by; what has one can be asked for in parts. */
  tag?: string;
  range?: { start: number; end: number; total: number };
}

/** What may go with any answer. */
interface Beside {
  /** The version of what is answered, for the header. */
  version?: number;
  /** The same as a calendar, where that was asked for. */
  calendar?: FileReply;
  /** Work for after the commit, such as removing bytes that nothing refers to any more. */
  afterCommit?: () => Promise<void>;
}

/** What a handler of any operation answers; the contract decides what of it leaves the platform. */
export interface AnyReply extends Beside {
  data?: unknown;
  wasThere?: boolean;
  next?: string | null;
  total?: number;
  file?: FileReply;
}

/** What the handler of an operation answers: what its answer's schema takes. */
export type Reply<Id extends OperationId> = Beside & Answered<DeclaredCall<Id>['answer']>;

type Answered<Answer> = Answer extends { kind: 'data'; schema: infer Schema extends z.ZodType }
  ? { data: z.input<Schema> } & (Answer extends { mayBeThere: true } ? { wasThere: boolean } : unknown)
  : Answer extends { kind: 'page'; schema: infer Schema extends z.ZodType }
    ? { data: z.input<Schema>[]; next: string | null; total?: number }
    : Answer extends { kind: 'file' }
      ? { file: FileReply }
      : object;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;

/** A handler for each operation that is more than plain; one that is missing does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
