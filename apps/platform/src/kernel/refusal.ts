import { errorCatalogue } from '@moderator/contract';
import type { ErrorCode } from '@moderator/contract';

interface More {
  errors?: { path: string; message: string }[];
  /** The value as it is now, for whoever was overtaken. */
  current?: unknown;
  headers?: Record<string, string>;
}

/** A request that is answered with a code of the catalogue and a sentence for people. */
export class RefusedError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly more: More;

  constructor(code: ErrorCode, sentence?: string, more: More = {}) {
    super(sentence ?? errorCatalogue[code].title);
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.more = more;
  }
}

/**
 * Ends the request with a refusal.
 * @example if (!row) refuse('not_found')
 */
export function refuse(code: ErrorCode, sentence?: string, more?: More): never {
  throw new RefusedError(code, sentence, more);
}
