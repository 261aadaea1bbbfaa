import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '@moderator/contract';
import { isId } from '../kernel/ids.ts';
import { refuseMisfit } from '../kernel/checked.ts';
import { refuse } from '../kernel/refusal.ts';

/**
 * Reads and checks the parts of a request against its operation; those of its address are read before.
 * @param fields those of a form, where the body is one
 */
export function readInput(operation: Operation, request: FastifyRequest, fields?: Record<string, string>) {
  const params = request.params as Record<string, string>;
  const given = request.query as Record<string, unknown>;
  refuseUnknown(operation, given);
  const query = operation.query ? checked(operation.query, withLists(operation.query, given), 'query') : {};
  const hasBody = operation.body && operation.bodyType !== 'multipart';
  // Who sends nothing leaves everything to the platform; a patch has to say what it changes.
  const nothing = operation.bodyType === 'merge-patch' ? undefined : {};
  const sent = fields ?? (request.body === undefined ? nothing : request.body);
  const body = hasBody ? checked(operation.body, filled(operation, sent, query), 'body') : undefined;
  return { params, query, body, version: versionOf(operation, request) };
}

/** The parts of an address that are no words, where they can be of something that there is. */
export function readParameters({ parameters }: Operation, request: FastifyRequest): Record<string, string> {
  const params = inSmall(request.params as Record<string, string>);
  for (const [name, value] of Object.entries(params)) {
    const schema = parameters?.[name];
    const fits = schema ? schema.safeParse(value).success : !/[iI]d$/.test(name) || isId(value);
    if (!fits) refuse('not_found');
  }
  return params;
}

/** Ids are the same in capitals; from here on there is one way to write them. */
const inSmall = (params: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isId(value) ? value.toLowerCase() : value]),
  );

/** What a call does not know it cannot heed: without the filter that was meant, a list would show everything. */
function refuseUnknown({ query }: Operation, given: Record<string, unknown>): void {
  const known = Object.keys(query?.shape ?? {});
  const errors = Object.keys(given)
    .filter((name) => !known.includes(name))
    .slice(0, 50)
    .map((name) => ({
      path: `query.${name.slice(0, 100).toWellFormed()}`,
      message: 'not known to this call',
    }));
  const [first] = errors;
  if (!first) return;
  const sentence = `${first.path} is not known to this call`;
  const hint = known.length > 0 ? `; what it takes is ${known.join(', ')}` : '';
  refuse('invalid_input', `${sentence}${hint}. Nothing was changed.`, { errors });
}

/** A body with what it does not say and the query does, where the operation takes it from there. */
function filled({ filledFromQuery = [] }: Operation, body: unknown, query: Record<string, unknown>): unknown {
  if (filledFromQuery.length === 0 || typeof body !== 'object' || !body || Array.isArray(body)) return body;
  const named = filledFromQuery.filter((name) => query[name] !== undefined);
  return { ...Object.fromEntries(named.map((name) => [name, query[name]])), ...body };
}

/** One value of a repeated key alone is not a list yet. */
function withLists(schema: z.ZodObject, query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      let field: unknown = schema.shape[name];
      while (field instanceof z.ZodOptional) field = field.unwrap();
      return [name, field instanceof z.ZodArray && !Array.isArray(value) ? [value] : value];
    }),
  );
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown, place: string): Value {
  refuseBrokenText(value, place);
  const result = schema.safeParse(value);
  return result.success ? result.data : refuseMisfit(result.error, place);
}

/** Deeper than anything that is asked for, and far from what a call stack holds. */
const deepest = 50;

/** NUL bytes and halves of characters cannot be stored as text; they are refused where they come in. */
function refuseBrokenText(value: unknown, path: string, depth = 0): void {
  if (depth > deepest) refuse('invalid_input', 'The request is nested too deeply. Nothing was changed.');
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      refuse('invalid_input', `${path} contains a character that is not text. Nothing was changed.`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      refuseBrokenText(key, path, depth);
      refuseBrokenText(inner, `${path}.${key}`, depth + 1);
    }
  }
}

function versionOf({ versioned }: Operation, request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (versioned === true && header === undefined) refuse('version_needed');
  if (!versioned || header === undefined) return 0;
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header);
  if (!match)
    refuse('invalid_input', 'If-Match has to be the version of what is changed. Nothing was changed.');
  return Number(match[1]);
}
