import { errorCatalogue } from '../../src/index.ts';
import type { ErrorCode, Operation } from '../../src/index.ts';
import { codesOf } from '../codes.ts';
import type { Json } from './document.ts';

const schema = { $ref: '#/components/schemas/Problem' };
const codes = Object.keys(errorCatalogue) as ErrorCode[];
const asks = (status: number) => status === 429 || status === 503;

/** One refusal for each code of the catalogue, as the platform sends it. */
export const refusalExamples = (): Record<string, Json> =>
  Object.fromEntries(codes.map((code) => [`refusal-${code}`, { summary: code, value: problemOf(code) }]));

function problemOf(code: ErrorCode): Json {
  const { status, title } = errorCatalogue[code];
  const requestId = '7c1e9d52-3f8e-4c0a-9b71-0192f3a47b6a';
  const problem = { type: `about:blank#${code}`, title, status, code, detail: title, requestId };
  if (code === 'invalid_input')
    return {
      ...problem,
      errors: [{ path: 'body.name', message: 'Too small: expected string to have >=1 characters' }],
    };
  return code === 'stale_version' ? { ...problem, current: { version: 4 } } : problem;
}

/** A response for each code that stands alone under its status in some call. */
export const refusalResponses = (): Record<string, Json> =>
  Object.fromEntries(codes.map((code) => [code, responseOf([code])]));

/** The refusals of a call by their status, and by their code where it is the only one. */
export function problemResponses(operation: Operation): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(operation)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      names.length === 1 ? { $ref: `#/components/responses/${names[0]}` } : responseOf(names),
    ]),
  );
}

function responseOf(names: readonly ErrorCode[]): Json {
  const { status } = errorCatalogue[names[0]!];
  const headers = [
    'x-request-id',
    ...(asks(status) ? ['retry-after'] : []),
    ...(status === 401 ? ['www-authenticate'] : []),
  ];
  return {
    description: names.map((code) => `\`${code}\`: ${errorCatalogue[code].title}`).join('\n\n'),
    headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: {
      'application/problem+json': {
        schema,
        examples: Object.fromEntries(
          names.map((code) => [code, { $ref: `#/components/examples/refusal-${code}` }]),
        ),
      },
    },
    'x-codes': names,
  };
}
