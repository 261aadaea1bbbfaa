import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '@moderator/contract';
import { refuse } from '../kernel/refusal.ts';

const json = 'application/json';
const form = 'multipart/form-data';

/** What a call takes, as its description says. One without a body is sent an empty object by many a client. */
const taken = {
  json: [json],
  'merge-patch': ['application/merge-patch+json'],
  multipart: [form],
  'json-or-multipart': [json, form],
} as const;

/**
 * Refuses a body of a type that the call does not take, before it is read: what is not understood would be left out, and a list
 * without the filter that was meant shows everything.
 */
export function refuseOtherTypes({ body, bodyType }: Operation, headers: IncomingHttpHeaders): void {
  const { 'content-type': sent, 'content-length': length, 'transfer-encoding': encoding } = headers;
  // Many clients name the type of a body that they do not send.
  if (encoding === undefined && (length === undefined || length === '0')) return;
  const type = sent?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const types: readonly string[] = taken[bodyType ?? 'json'];
  if (types.includes(type)) return;
  const what = body || bodyType ? `This call takes ${types.join(' or ')}` : 'This call takes no body';
  refuse(
    'wrong_media_type',
    `${what}, not ${type.slice(0, 60).toWellFormed() || 'a body without a type'}. Nothing was changed.`,
  );
}
