/** What may go with every call of the client. */
export interface CallOptions {
  /** Ends the call, its retries and its waiting. */
  signal?: AbortSignal;
  /** The same key with the same request gives the first answer; made by the client when absent. */
  idempotencyKey?: string;
  /** Milliseconds for the call with all its retries; 30,000 unless told. */
  deadline?: number;
}

/** One page of a list; `next` is the cursor of the page after, or null. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
  total?: number;
}

/** A thing with the version that a change of it has to name. */
export type Versioned<Value> = Value & { readonly version: number };

/** A downloaded file. */
export interface FileAnswer {
  blob: Blob;
  fileName: string | null;
  mediaType: string;
}
