import type { ErrorCode, Problem } from '@moderator/contract/errors';

/**
 * What is known about the effect of a call that failed:
 * `not-sent`: it never left, nothing changed; `rejected`: the platform refused it, nothing changed;
 * `unknown`: it was sent and no answer came, so it may have taken effect.
 */
export type Outcome = 'not-sent' | 'rejected' | 'unknown';

/** Codes of failures that happen on this side of the network. */
export type LocalCode = 'network' | 'timeout' | 'unreadable_answer';

interface Details {
  status: number;
  code: ErrorCode | LocalCode;
  outcome: Outcome;
  attempts: number;
  requestId: string | null;
  problem: Problem | null;
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
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | LocalCode;
  readonly outcome: Outcome;
  readonly attempts: number;
  readonly requestId: string | null;
  readonly problem: Problem | null;

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.outcome = details.outcome;
    this.attempts = details.attempts;
    this.requestId = details.requestId;
    this.problem = details.problem;
  }

  /** The same failure of a call of which an earlier attempt may have taken effect. */
  inDoubt(): ApiError {
    const { status, code, attempts, requestId, problem, cause } = this;
    const details = { status, code, attempts, requestId, problem, cause, outcome: 'unknown' as const };
    return new (this.constructor as typeof ApiError)(this.message, details);
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

/** Turns an answer that is not a success into the error that a caller catches. */
export async function errorOf(response: Response, attempts: number): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const details: Details = {
    status: response.status,
    code: problem?.code ?? codeOf(response.status),
    outcome: response.status >= 500 ? 'unknown' : 'rejected',
    attempts,
    requestId: problem?.requestId ?? response.headers.get('x-request-id'),
    problem,
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
};
const codeOf = (status: number): ErrorCode =>
  codes[status] ?? (status >= 500 ? 'unavailable' : 'invalid_input');

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

/** The failure of a call that used up its time. */
export function timeoutError(cause: unknown, sent: boolean, attempts: number): ApiError {
  return new ApiError('The platform took too long to answer. Try again in a moment.', {
    status: 0,
    code: 'timeout',
    outcome: sent ? 'unknown' : 'not-sent',
    attempts,
    requestId: null,
    problem: null,
    cause,
  });
}

/** The failure of a call to which no answer came. */
export function networkError(cause: unknown, sent: boolean, attempts: number): ApiError {
  return new ApiError('The platform could not be reached. Check the connection; nothing you typed is lost.', {
    status: 0,
    code: 'network',
    outcome: sent ? 'unknown' : 'not-sent',
    attempts,
    requestId: null,
    problem: null,
    cause,
  });
}
