import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { parseStored } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import { withoutDirections } from '../files/file-name.ts';
import type { AnyReply, FileReply } from '../kernel/call.ts';
import type { StoredAnswer } from './idempotency.ts';
import { presenterOf } from './presenters.ts';

/** Puts a handler's answer into the envelope. */
export type Envelope = (reply: AnyReply, fields?: readonly string[]) => StoredAnswer;

/**
 * How the answers of an operation are put into their envelope; fields that the contract does not name stay here.
 * The function that comes back takes the fields of each row that were asked for, where only some were.
 * @param isChecked whether each answer is held against its schema first, as tests do
 */
export function envelopeOf({ id, answer }: Operation, isChecked: boolean): Envelope {
  if (answer.kind === 'none') return (reply) => ({ status: 204, headers: headersOf(reply), body: '' });
  if (answer.kind === 'file')
    return () => {
      throw new Error(`${id} answers with a file, not with data`);
    };
  const schema = answer.kind === 'page' ? z.array(answer.schema) : answer.schema;
  const present = presenterOf(schema);
  const status = (answer.kind === 'data' && answer.status) || 200;
  return (reply, fields) => {
    const whole = present(reply.data);
    if (isChecked) refuseOther(id, schema, reply.data, whole);
    const data =
      fields && answer.selectable ? chosen(whole, only(withCompanions(fields, answer.fieldGroups))) : whole;
    const page =
      answer.kind === 'page'
        ? { next: reply.next ?? null, ...(reply.total === undefined ? {} : { total: reply.total }) }
        : undefined;
    return {
      status: reply.wasThere ? 200 : status,
      headers: headersOf(reply),
      body: JSON.stringify(page ? { data, page } : { data }),
    };
  };
}

const headersOf = ({ version }: AnyReply): Record<string, string> =>
  version === undefined ? {} : { version: String(version) };

/** Throws where a schema does not take what is answered, or would make something else of it. */
function refuseOther(id: string, schema: z.ZodType, data: unknown, presented: unknown): void {
  const [own, other] = [presented, parseStored(schema, plain(data))].map((each) => JSON.stringify(each));
  if (own !== other) throw new Error(`The answer of ${id} is ${own}; its schema makes ${other} of it.`);
}

/** What was asked for, and what says nothing without it. */
const withCompanions = (
  fields: readonly string[],
  groups: Readonly<Record<string, readonly string[]>> = {},
) => fields.flatMap((name) => [name, ...(groups[name] ?? [])]);

const chosen = (whole: unknown, only: (row: object) => object) =>
  Array.isArray(whole) ? whole.map(only) : only(whole as object);

/** The row with the named fields alone; which row it is, and in which version, is always said. */
const only = (fields: readonly string[]) => (row: object) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => name === 'id' || name === 'version' || fields.includes(name)),
  );

/** As JSON tells it: points in time are ISO texts. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

export function sendAnswer(reply: FastifyReply, answer: StoredAnswer): FastifyReply {
  reply.code(answer.status).headers(answer.headers);
  return answer.status === 204
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(answer.body);
}

/** What of a page a browser fetches bytes for where it only plays or shows them (Fetch Metadata, Sec-Fetch-Dest). */
const viewers = new Set(['audio', 'image', 'video']);

/**
 * Sends bytes: to be saved, unless a part of a page shows them. What is opened all the same is a document without an origin, which
 * runs nothing and reaches nothing of the application.
 */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  // Ranges, lengths and progress of a download speak of the bytes of the file as they are.
  reply.request.headers['x-no-compression'] = 'file';
  const name = withoutDirections(file.name);
  const isText = file.mediaType.startsWith('text/') && !file.mediaType.includes('charset');
  const isViewed = viewers.has(String(reply.request.headers['sec-fetch-dest']));
  reply.headers({
    // What is taken for text when it is handed in is UTF-8, or says what it is.
    'content-type': isText ? `${file.mediaType}; charset=utf-8` : file.mediaType,
    'content-disposition': contentDisposition(name, {
      type: isViewed ? 'inline' : 'attachment',
      // Left to itself, it sends names like "Söhne" in Latin-1 alone, which not every browser takes for that.
      fallback: asciiName(name),
    }),
    'content-security-policy': "sandbox; default-src 'none'",
  });
  if (file.tag) reply.headers({ etag: file.tag, 'accept-ranges': 'bytes' });
  if (file.range) {
    const { start, end, total } = file.range;
    reply.code(206).headers({
      'content-range': `bytes ${start}-${end}/${total}`,
      'content-length': String(end - start + 1),
    });
  } else if (file.size !== undefined) reply.header('content-length', String(file.size));
  return reply.send(file.stream);
}

const asciiName = (name: string) => name.replace(/[^\w. -]/g, '_');
