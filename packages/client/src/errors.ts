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
export type LocalCode = Exclude<keyof typeof sentences, 'invalid_input'>;

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
  name?: string;
  current?: unknown;
}

/**
 * Any failure of a call. `message` is a sentence that names nobody, `code` is for programs. What may be about people
 * (`detail`, `problem`) is reachable, but no console, no log and no JSON shows it unasked.
 *
 * @example
 * try { await api.decideAttempt(input) } catch (error) {
 *   if (error instanceof ApiError && error.code === 'claimed_by_another') …
 * }
 */
export class ApiError<Code extends string = ErrorCode | LocalCode> extends Error {
  /** HTTP status, or 0 where no answer came. */
  declare readonly status: number;
  declare readonly code: Code;
  declare readonly outcome: Outcome;
  /** How often the call was sent, a repetition with a new token aside. */
  declare readonly attempts: number;
  /** What the platform calls the request; support finds it by this. */
  declare readonly requestId: string | null;
  /** Everything that the platform said, such as which fields it refused. */
  declare readonly problem: Problem | null;
  /** Milliseconds after which the platform wants to be asked again. */
  declare readonly retryAfter: number | null;
  /** The sentence of the platform for this very case, which may name people; `message` where it said none. */
  declare readonly detail: string;

  constructor(message: string, details: Details) {
    super(message);
    const detail = text(details.problem?.detail) ?? message;
    // What is not enumerable is not printed.
    for (const [name, value] of Object.entries({ name: 'ApiError', retryAfter: null, detail, ...details }))
      Object.defineProperty(this, name, { value, configurable: true });
  }

  /** The same failure of a call of which an earlier attempt may have taken effect. */
  inDoubt(): this {
    return Object.defineProperty(this, 'outcome', { value: 'unknown' });
  }
}

/** Somebody else was faster (412): carries the value as it is now, to compare with. */
export class ConflictError<Current = unknown> extends ApiError {
  declare readonly current: Current;

  constructor(message: string, details: Details) {
    super(message, { name: 'ConflictError', current: details.problem?.current, ...details });
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

/** Turns an answer that is not a success into the error that a caller catches; `body` is null where it has none. */
export function errorOf({ status, headers }: Response, body: unknown, attempts: number): ApiError {
  const problem = typeof body === 'object' ? (body as Problem | null) : null;
  // Browsers say of a redirect nothing but that it is one.
  if (status < 400) return localError('redirected', { status, outcome: 'unknown', attempts });
  const details: Details = {
    status,
    code: text(problem?.code) ?? codeOf(status),
    // Of what it has no place for the platform has begun nothing.
    outcome: status >= 500 && problem?.code !== 'overloaded' ? 'unknown' : 'rejected',
    attempts,
    requestId: text(problem?.requestId) ?? headers.get('x-request-id'),
    problem,
    retryAfter: retryAfterOf(headers),
  };
  const message = text(problem?.title) ?? `The platform answered ${status}.`;
  return status === 412 ? new ConflictError(message, details) : new ApiError(message, details);
}

/** What comes from outside is what it should be, or nothing. */
const text = <Text extends string>(value: Text | undefined): Text | undefined =>
  typeof value === 'string' ? value : undefined;

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
  network: 'The platform could not be reached. Check the connection.',
  unreadable_answer: 'The answer of the platform could not be read.',
  invalid_input: 'The address or a header cannot be sent.',
  redirected: 'The platform answered with another address.',
  answer_too_large: 'The answer of the platform is too large.',
  endless_list: 'The pages of the list do not end.',
  too_many_rows: 'The list has too many rows.',
} as const;

/** A failure on this side of the network. */
export const localError = (
  code: keyof typeof sentences,
  { call, ...details }: Pick<Details, 'outcome' | 'attempts'> & Partial<Details> & { call?: string },
): ApiError =>
  new ApiError((call ? `${call}: ` : '') + sentences[code], {
    status: 0,
    requestId: null,
    problem: null,
    ...details,
    code,
  });

/** Whether there is a network; taken for granted where nobody can tell. */
export const isOnline = (): boolean =>
  (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine !== false;

/** Causes that Node gives for a connection that never came about. Browsers do not tell. */
const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Why a request failed, in a word of the engine: `ECONNRESET`, `TypeError`. */
export const codeOfFailure = (failure: unknown): string | undefined => {
  const { cause, name } = (failure ?? {}) as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name;
};

/** Whether a request may have reached the platform before it failed. */
export const wasSent = (failure: unknown): boolean => !neverConnected.includes(codeOfFailure(failure) ?? '');
