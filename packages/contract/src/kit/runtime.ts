/** What may go with every call of the client. */
export interface CallOptions {
  /** Ends the call, its retries and its waiting, and the pages after it. */
  signal?: AbortSignal;
  /** The same key with the same request gives the first answer; made by the client when absent. */
  idempotencyKey?: string;
  /**
   * Milliseconds for the call with all its retries; 30,000 unless told, and for a file that is sent one more
   * for every 32 bytes. Of a file that is received it ends with the head of the answer. Told, it is one for all pages
   * of a list that is iterated.
   */
  deadline?: number;
  /** Milliseconds that a file may stand still while it is received; 30,000 unless told. */
  stall?: number;
  /** Rows of a list that is iterated at most; with one more it fails. 100,000 unless told. */
  most?: number;
  /** Bytes of an answer that is no file at most; 20,000,000 unless told. */
  largestAnswer?: number;
  /** Told how much of a file has been sent or received. */
  onProgress?: (progress: Progress) => void;
  /** W3C trace context of the caller, where a trace has begun before the call. */
  traceparent?: string;
}

/** Bytes of a file on their way. */
export interface Progress {
  done: number;
  /** Null where the other side does not say. */
  total: number | null;
}

/** One page of a list; `next` is the cursor of the page after, or null. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
  total?: number;
}

/**
 * The answer of a list: awaited it is one page, iterated it is the rows of this page and of all after it,
 * each fetched when it is reached.
 */
export interface Paged<Item> extends Promise<Page<Item>>, AsyncIterable<Item> {}

/** A row with the fields that were asked for, or with all of them; its id and version always come along. */
export type Selected<Row, Field extends keyof Row> = [keyof Row] extends [Field]
  ? Row
  : Pick<Row, Field | Extract<keyof Row, 'id' | 'version'>>;

/** A thing with the version that a change of it has to name. */
export type Versioned<Value> = Value & { readonly version: number };

/** What a call that answers with a file takes: with `stream: true` it answers with one on its way. */
export interface FileOptions<Stream extends boolean> extends CallOptions {
  stream?: Stream;
}

/** A file: whole, or as it arrives. */
export type FileOf<Stream extends boolean> = Stream extends true ? FileStream : FileAnswer;

interface FileHead {
  fileName: string | null;
  mediaType: string;
}

/** A downloaded file. */
export interface FileAnswer extends FileHead {
  blob: Blob;
}

/** A file on its way; no more of it is held than is being read. */
export interface FileStream extends FileHead {
  /** Bytes, where the platform says how many. */
  size: number | null;
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

declare const unknown: unique symbol;

/** A word that a later release of the platform says and this one does not know. */
export type Unknown = string & { readonly [unknown]: true };
