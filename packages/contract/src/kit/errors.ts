/** One kind of refusal: its HTTP status and the sentence a person reads when nothing more precise is known. */
export interface CatalogueEntry {
  readonly status: number;
  readonly title: string;
}

/**
 * Every code the platform answers with. The numbered ones are the platform's business catalogue;
 * the worded ones are conditions of the transport and of moderation.
 */
export const errorCatalogue = {
  '4001': { status: 409, title: 'That username is taken. Choose another one.' },
  '4002': { status: 409, title: 'That contact number belongs to somebody else.' },
  '4003': { status: 409, title: 'A learner is already scheduled for this course at that time.' },
  '4004': { status: 409, title: 'That email address is already in use.' },
  '4005': { status: 409, title: 'This schedule exists already.' },
  '4007': { status: 422, title: 'The uploaded list has rows that cannot be read.' },
  '4008': { status: 409, title: 'The same person cannot both judge this work and check the judgement.' },
  '4009': { status: 409, title: 'There are not enough licences for this.' },
  '40010': { status: 409, title: 'The credit limit of this vacancy is reached.' },
  '40011': { status: 409, title: 'This content has no assessment yet.' },
  '40012': { status: 409, title: 'This assessment has no questions yet.' },
  '40013': { status: 409, title: 'This work may not be moderated here and now.' },
  invalid_input: {
    status: 400,
    title: 'Something in the request is not as it should be. Nothing was changed.',
  },
  not_signed_in: { status: 401, title: 'You are not signed in, or your session has ended. Sign in again.' },
  unknown_person: {
    status: 403,
    title:
      'You are signed in, but nobody has made you a user here. Ask the manager of your site or account to do that; nothing was changed.',
  },
  not_allowed: { status: 403, title: 'Your role does not allow this.' },
  not_found: { status: 404, title: 'This does not exist, or it is not yours to see.' },
  method_not_allowed: { status: 405, title: 'This address does not offer that.' },
  too_slow: { status: 408, title: 'This came too slowly and was given up. Nothing was stored; try again.' },
  conflict: { status: 409, title: 'This has changed in the meantime. Nothing was changed.' },
  wrong_state: { status: 409, title: 'This is not possible in the state the work is in.' },
  claimed_by_another: { status: 409, title: 'Somebody else is working on this.' },
  claim_needed: { status: 409, title: 'Claim this work before you judge it.' },
  verdict_needed: { status: 409, title: 'Record a verdict on every outcome first.' },
  already_exists: { status: 409, title: 'This exists already.' },
  key_reused: { status: 409, title: 'This idempotency key was used for a different request.' },
  stale_version: {
    status: 412,
    title: 'Somebody changed this while you were working on it. Your text is safe; compare and try again.',
  },
  too_large: { status: 413, title: 'This is larger than the platform accepts. Nothing was stored.' },
  address_too_long: {
    status: 431,
    title: 'This asks for more at once than the platform accepts. Choose fewer filters.',
  },
  wrong_media_type: { status: 415, title: 'This kind of file or content is not accepted.' },
  misdirected: { status: 421, title: 'No account is at this address. Check how it is written.' },
  empty_file: { status: 422, title: 'The file is empty. Nothing was stored.' },
  mislabelled_file: {
    status: 422,
    title: 'The content of the file is not what its name says. Nothing was stored.',
  },
  version_needed: { status: 428, title: 'Say which version you are changing (If-Match).' },
  key_needed: { status: 428, title: 'This request needs an Idempotency-Key.' },
  too_many_requests: { status: 429, title: 'Too many requests. Wait a moment and try again.' },
  internal: {
    status: 500,
    title: 'Something went wrong on our side. Nothing was changed; try again in a moment.',
  },
  overloaded: {
    status: 503,
    title: 'Very many people are working at once. Nothing was changed; try again in a moment.',
  },
  unavailable: { status: 503, title: 'The platform is not ready. Try again in a moment.' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** RFC 9457 problem details as the platform sends them. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** A code of the error catalogue. */
  code: ErrorCode;
  /** A sentence for people: what happened, what is safe, what to do next. */
  detail: string;
  requestId: string;
  /** What is wrong where, for input that was refused. */
  errors?: { path: string; message: string }[];
  /** The current value, where the caller was overtaken (412). */
  current?: unknown;
}
