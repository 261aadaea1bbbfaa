import type { CodesOfCalls } from '@moderator/contract/codes';
import type { ErrorCode, Problem } from '@moderator/contract/errors';
import type { Calls } from '@moderator/contract/types';
import { retryAfterOf } from './retry-after.ts';

/**
 * What is known about the effect of a call that failed:
 * `not-sent`: it never left, nothing changed; `rejected`: the platform refused it, nothing changed;
 * `unknown`: it was sent and no answer came, so it may have taken effect.
 */
export type Outcome = 'not-sent' | 'rejected' | 'unknown';

/** Codes of failures that happen on this side of the network. */
export type LocalCode = 'network' | 'timeout' | 'unreadable_answer';

/**
 * The codes that a call may fail with.
 *
 * @example
 * const sentences: Record<ErrorCodeOf<'deleteFile'>, string> = { … }
 */
export type ErrorCodeOf<Name extends keyof CodesOfCalls> = CodesOfCalls[Name] | LocalCode;

interface Details {
  status: number;
  code: ErrorCode | LocalCode;
  outcome: Outcome;
  attempts: number;
  requestId: string | null;
  problem: Problem | null;
  retryAfter?: number | null;
  cause?: unknown;
}

/**
 * Any failure of a call. `message` is a sentence for people, `code` is for programs.
 *
 * @example
 * try { await api.decideAttempt(input) } catch (error) {
 *   if (error instanceof ApiError && error.code === 'claimed_by_another') …
 * }
 */
export class ApiError<Code extends string = ErrorCode | LocalCode> extends Error {
  /** HTTP status, or 0 where no answer came. */
  readonly status: number;
  readonly code: Code;
  readonly outcome: Outcome;
  /** How often the call was sent, a repetition with a new token aside. */
  readonly attempts: number;
  /** What the platform calls the request; support finds it by this. */
  readonly requestId: string | null;
  /** Everything that the platform said, such as which fields it refused. */
  readonly problem: Problem | null;
  /** Milliseconds after which the platform wants to be asked again. */
  readonly retryAfter: number | null;

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code as string as Code;
    this.outcome = details.outcome;
    this.attempts = details.attempts;
    this.requestId = details.requestId;
    this.problem = details.problem;
    this.retryAfter = details.retryAfter ?? null;
  }

  /** The same failure of a call of which an earlier attempt may have taken effect. */
  inDoubt(): ApiError {
    const { code, cause } = this as ApiError;
    return new (this.constructor as typeof ApiError)(this.message, {
      ...this,
      code,
      cause,
      outcome: 'unknown',
    });
  }
}

/** Somebody else was faster (412): carries the value as it is now, to compare with. */
export class ConflictError<Current = unknown> extends ApiError {
  readonly current: Current;

  constructor(message: string, details: Details) {
    super(message, details);
    this.name = 'ConflictError';
    this.current = details.problem?.current as Current;
  }
}

/**
 * Whether this is a failure of a call; named, the call says which codes there can be.
 *
 * @example
 * catch (error) {
 *   if (isApiError(error, 'createUser') && error.code === '4001') askForAnotherUsername();
 * }
 */
export const isApiError = <Name extends keyof CodesOfCalls>(
  error: unknown,
  _call?: Name,
): error is ApiError<ErrorCodeOf<Name>> => error instanceof ApiError;

/**
 * Whether somebody else changed the same thing first; named, the call says of which type the current value is.
 *
 * @example
 * catch (error) {
 *   if (isConflict(error, 'updateUser')) compare(mine, error.current);
 * }
 */
export const isConflict = <Name extends keyof Calls>(
  error: unknown,
  _call?: Name,
): error is ConflictError<Awaited<ReturnType<Calls[Name]>>> => error instanceof ConflictError;

/** Turns an answer that is not a success into the error that a caller catches. */
export async function errorOf(response: Response, attempts: number): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const details: Details = {
    status: response.status,
    code: problem?.code ?? codeOf(response.status),
    // Of what it has no place for the platform has begun nothing.
    outcome: response.status >= 500 && problem?.code !== 'overloaded' ? 'unknown' : 'rejected',
    attempts,
    requestId: problem?.requestId ?? response.headers.get('x-request-id'),
    problem,
    retryAfter: retryAfterOf(response.headers),
  };
  const message = problem?.detail ?? problem?.title ?? `The platform answered ${response.status}.`;
  return response.status === 412 ? new ConflictError(message, details) : new ApiError(message, details);
}

/** Codes of refusals that come without a body: of HEAD, or of what stands between us and the platform. */
const codes: Record<number, ErrorCode> = {
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  412: 'stale_version',
  413: 'too_large',
  415: 'wrong_media_type',
  428: 'version_needed',
  429: 'too_many_requests',
  431: 'address_too_long',
};
const codeOf = (status: number): ErrorCode =>
  codes[status] ?? (status >= 500 ? 'unavailable' : 'invalid_input');

/** The sentences of failures to which the platform said nothing that could be read. */
const sentences = {
  timeout: 'The platform took too long to answer. Try again in a moment.',
  network: 'The platform could not be reached. Check the connection; nothing you typed is lost.',
  unreadable_answer: 'The answer of the platform could not be read.',
  invalid_input: 'The address of this call is not complete.',
} as const;

/** A failure on this side of the network. */
export const localError = (
  code: keyof typeof sentences,
  details: Pick<Details, 'outcome' | 'attempts' | 'cause'> & Partial<Details>,
): ApiError => new ApiError(sentences[code], { status: 0, requestId: null, problem: null, ...details, code });

/** Whether there is a network; taken for granted where nobody can tell. */
export const isOnline = (): boolean =>
  (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine !== false;

/** Causes that Node gives for a connection that never came about. Browsers do not tell. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether a request may have reached the platform before it failed. */
export const wasSent = (failure: unknown): boolean => {
  const code = (failure as { cause?: { code?: string } } | null)?.cause?.code;
  return code === undefined || !neverConnected.has(code);
};
