import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError, LocalCode } from '@moderator/client';
import type { ErrorCode } from '@moderator/contract/errors';
import { isInEnglish } from '@/i18n/i18n.ts';

/** A sentence per code, for languages that the platform itself does not speak. */
const problemLabels: Record<ErrorCode | LocalCode, MessageDescriptor> = {
  '4001': msg`That username is taken. Choose another one.`,
  '4002': msg`That contact number belongs to somebody else.`,
  '4003': msg`A learner is already scheduled for this course at that time.`,
  '4004': msg`That email address is already in use.`,
  '4005': msg`This schedule exists already.`,
  '4007': msg`The uploaded list has rows that cannot be read.`,
  '4008': msg`The same person cannot both judge this work and check the judgement.`,
  '4009': msg`There are not enough licences for this.`,
  '40010': msg`The credit limit of this vacancy is reached.`,
  '40011': msg`This content has no assessment yet.`,
  '40012': msg`This assessment has no questions yet.`,
  '40013': msg`This work may not be moderated here and now.`,
  invalid_input: msg`Something in the request is not as it should be. Nothing was changed.`,
  not_signed_in: msg`You are not signed in, or your session has ended. Sign in again.`,
  // Where it stops somebody at the start, a page says more.
  unknown_person: msg`Your role does not allow this.`,
  not_allowed: msg`Your role does not allow this.`,
  not_found: msg`This does not exist, or it is not yours to see.`,
  method_not_allowed: msg`This address does not offer that.`,
  conflict: msg`This has changed in the meantime. Nothing was changed.`,
  wrong_state: msg`This is not possible in the state the work is in.`,
  claimed_by_another: msg`Somebody else is working on this.`,
  claim_needed: msg`Claim this work before you judge it.`,
  verdict_needed: msg`Record a verdict on every outcome first.`,
  already_exists: msg`This exists already.`,
  key_reused: msg`This idempotency key was used for a different request.`,
  stale_version: msg`Somebody changed this while you were working on it. Your text is safe; compare and try again.`,
  too_slow: msg`The platform took too long to answer. Try again in a moment.`,
  misdirected: msg`This address does not offer that.`,
  too_large: msg`This is larger than the platform accepts. Nothing was stored.`,
  address_too_long: msg`This asks for more at once than the platform accepts. Choose fewer filters.`,
  wrong_media_type: msg`This kind of file or content is not accepted.`,
  empty_file: msg`The file is empty. Nothing was stored.`,
  mislabelled_file: msg`The content of the file is not what its name says. Nothing was stored.`,
  version_needed: msg`Say which version you are changing (If-Match).`,
  key_needed: msg`This request needs an Idempotency-Key.`,
  too_many_requests: msg`Too many requests. Wait a moment and try again.`,
  internal: msg`Something went wrong on our side. Nothing was changed; try again in a moment.`,
  overloaded: msg`The platform is not ready. Try again in a moment.`,
  unavailable: msg`The platform is not ready. Try again in a moment.`,
  network: msg`The platform could not be reached. Check the connection; nothing you typed is lost.`,
  timeout: msg`The platform took too long to answer. Try again in a moment.`,
  unreadable_answer: msg`The answer of the platform could not be read.`,
  answer_too_large: msg`The answer of the platform could not be read.`,
  endless_list: msg`The answer of the platform could not be read.`,
  redirected: msg`The answer of the platform could not be read.`,
  too_many_rows: msg`The answer of the platform could not be read.`,
};

/** Codes whose sentence already says what is safe. */
const sayWhatIsSafe: ReadonlySet<ErrorCode | LocalCode> = new Set([
  'invalid_input',
  'conflict',
  'stale_version',
  'too_large',
  'empty_file',
  'mislabelled_file',
  'internal',
  'network',
]);

/**
 * What a person reads about a refusal. The platform explains itself more precisely, in English; any other
 * language has the sentence of the code.
 */
export function problemSentence({ code, detail }: ApiError): { sentence: string; saysWhatIsSafe: boolean } {
  if (isInEnglish()) return { sentence: detail, saysWhatIsSafe: /nothing (was|is|you)/i.test(detail) };
  const label = problemLabels[code] ?? problemLabels.internal;
  return { sentence: i18n._(label), saysWhatIsSafe: sayWhatIsSafe.has(code) };
}
