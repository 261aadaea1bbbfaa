import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorCatalogue, operations, resources, takesKey } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import { Day, Id, Instant } from '../src/kit/schemas.ts';
import { codesOf } from './codes.ts';
import { buildDocument } from './openapi.ts';
import type { Json } from './openapi/document.ts';

const document = buildDocument();
const each = operations.map((operation) => [operation.id, operation] as const);

/** What a `#/…` reference leads to. */
const found = (reference: string): Json | undefined =>
  reference
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((place, name) => place?.[name] as Json | undefined, document);
const resolved = (value: Json): Json => (typeof value['$ref'] === 'string' ? found(value['$ref'])! : value);

interface Described extends Json {
  parameters: Json[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Json>;
}
interface Content {
  schema: Json;
  examples?: Record<string, Json>;
}
const described = ({ method, path }: Operation) =>
  document.paths[`/v2${path}`]![method.toLowerCase()] as Described;
const parametersOf = (operation: Operation) => described(operation).parameters.map(resolved);
const exampleIn = ({ examples }: Content) => resolved(Object.values(examples!)[0]!)['value'];

/** What is said of all ids, or of all points in time, says nothing of this one. */
const kindOnly = new Set([Id, Instant, Day].map((schema) => schema.description));
const isSaid = (name: string, description: unknown) =>
  typeof description === 'string' && (name === 'id' || !kindOnly.has(description));

/** Visits every object of the document with the way that leads to it. */
function walk(value: unknown, visit: (each: Json, path: string) => void, path = '#'): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Json, path);
  for (const [key, inner] of Object.entries(value)) walk(inner, visit, `${path}/${key}`);
}

describe('the OpenAPI document', () => {
  it('is 3.1, says what it is of, and where that is', () => {
    expect(document['openapi']).toMatch(/^3\.1\.\d+$/);
    expect(document['info']).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(document['servers']).toMatchObject([{ url: '/api' }]);
  });

  it('refers only to what is there', () => {
    const missing: string[] = [];
    walk(document, (value, path) => {
      const reference = value['$ref'];
      if (typeof reference === 'string' && !found(reference)) missing.push(`${path} → ${reference}`);
    });
    expect(missing).toEqual([]);
  });

  it('uses names that components may have, and each of them somewhere', () => {
    const used = new Set<string>();
    walk(document, (value) => {
      if (typeof value['$ref'] === 'string') used.add(value['$ref']);
    });
    const { securitySchemes: _, ...components } = document.components as Record<string, Json>;
    const refusals = new Set([
      ...Object.keys(errorCatalogue).map((code) => `#/components/responses/${code}`),
      ...Object.keys(errorCatalogue).map((code) => `#/components/examples/refusal-${code}`),
    ]);
    for (const [kind, named] of Object.entries(components))
      for (const name of Object.keys(named)) {
        expect(name).toMatch(/^[\w.-]+$/);
        const reference = `#/components/${kind}/${name}`;
        if (!refusals.has(reference)) expect([reference, used.has(reference)]).toEqual([reference, true]);
      }
  });

  it('has no value that JSON does not have', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('explains every schema, every area and every header', () => {
    const { schemas, headers } = document.components as Record<string, Record<string, Json>>;
    for (const [name, { description }] of [...Object.entries(schemas!), ...Object.entries(headers!)])
      expect([name, typeof description]).toEqual([name, 'string']);
    const tags = document['tags'] as { name: string; description: string }[];
    expect(tags.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(operations.map(({ area }) => area))].toSorted(),
    );
    for (const { description } of tags) expect(description).toMatch(/^[A-Z].+[a-z].+\.$/);
    expect(new Set(tags.map(({ description }) => description)).size).toBe(tags.length);
  });

  it('says of every property and every parameter what it is', () => {
    const undescribed: string[] = [];
    walk(document, (value, path) => {
      if (/\/examples?\//.test(path) || path.endsWith('/properties')) return;
      for (const [name, property] of Object.entries((value['properties'] ?? {}) as Record<string, Json>))
        if (!property['$ref'] && !isSaid(name, property['description'])) undescribed.push(`${path}: ${name}`);
      if (typeof value['in'] === 'string' && typeof value['name'] === 'string' && !value['description'])
        undescribed.push(`${path}: parameter ${value['name']}`);
    });
    expect(undescribed).toEqual([]);
  });

  it('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(operations.map(({ id }) => id).sort());
  });
});

describe('an operation of the document', () => {
  it.each(each)('%s says what it is, for whom, and what it takes', (_, operation) => {
    const { summary, description, tags, security } = described(operation);
    expect([typeof summary, typeof description, tags]).toEqual(['string', 'string', [operation.area]]);
    expect(security).toEqual(operation.audience.includes('public') ? [] : undefined);

    const parameters = parametersOf(operation);
    const keys = parameters.map(({ in: place, name }) => `${place as string} ${name as string}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { name, description: words, schema } of parameters)
      expect([name, typeof words, typeof schema]).toEqual([name, 'string', 'object']);

    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
    expect(keys.filter((key) => key.startsWith('path '))).toEqual(inPath);
    for (const parameter of parameters)
      if (parameter['in'] === 'path') expect(parameter['required']).toBe(true);
    expect(keys.includes('header If-Match')).toBe(operation.versioned !== undefined);
    expect(keys.includes('header Idempotency-Key')).toBe(takesKey(operation));
    expect(keys).toContain('header traceparent');
  });

  it.each(each)('%s has an answer and every refusal that it may be met with', (_, operation) => {
    const { responses } = described(operation);
    const statuses = Object.keys(responses).map(Number);
    const mayBeThere = operation.answer.kind === 'data' && operation.answer.mayBeThere;
    expect(statuses.filter((status) => status < 300)).toHaveLength(mayBeThere ? 2 : 1);
    expect(new Set(statuses.filter((status) => status >= 400))).toEqual(
      new Set(codesOf(operation).map((code) => errorCatalogue[code].status)),
    );
    for (const [status, response] of Object.entries(responses)) {
      const { description, headers, content } = resolved(response) as Json & {
        content?: Record<string, Content>;
      };
      expect(typeof description).toBe('string');
      expect(Object.keys(headers as Json)).toContain('x-request-id');
      if (Number(status) < 400) continue;
      expect(Object.keys(content!)).toEqual(['application/problem+json']);
      expect(Object.keys(headers as Json).includes('retry-after')).toBe(['429', '503'].includes(status));
      expect(Object.keys(headers as Json).includes('www-authenticate')).toBe(status === '401');
    }
  });
});

it('a deletion has no codes of what is written, which nothing of it is', () => {
  const codes = codesOf(operations.find(({ id }) => id === 'deleteUser')!);
  expect(codes.filter((code) => /^\d/.test(code))).toEqual([]);
  expect(codesOf(operations.find(({ id }) => id === 'restoreUser')!)).toContain('4001');
});

describe('an example', () => {
  it.each(each.filter(([, { query }]) => query))('of the query of %s fits its schema', (_, operation) => {
    const query = parametersOf(operation).filter((parameter) => parameter['in'] === 'query');
    // Each by itself: all of them together are not what anybody asks for.
    for (const { name, example } of query) {
      if (name === 'cursor') continue;
      const shape = operation.query!.shape[name as string] as z.ZodType;
      expect([name, problemsOf(shape, example)]).toEqual([name, []]);
    }
  });

  it.each(each.filter(([, { resource }]) => resource?.action === 'state'))(
    'of %s is a change that there is',
    (_, operation) => {
      const named = Object.fromEntries(
        parametersOf(operation).map(({ name, example }) => [name as string, example as string]),
      );
      const { machine } = resources.find(({ kind }) => kind === operation.resource!.kind)!;
      expect(machine![named['from']!]).toContain(named['to']);
    },
  );

  it('of a filter by words is one of them, and there is none of a cursor', () => {
    const parameters = operations.flatMap((operation) => parametersOf(operation));
    for (const { name, example } of parameters) {
      if (name === 'cursor') expect(example).toBeUndefined();
      if (name === 'country') expect(example).toEqual(['ZA']);
      if (name === 'state') expect(example).not.toEqual(['State']);
    }
  });

  it.each(each.filter(([, { body, bodyType }]) => body && bodyType !== 'multipart'))(
    'of the body of %s fits its schema',
    (_, operation) => {
      const content = Object.values(described(operation).requestBody!.content)[0]!;
      expect(problemsOf(operation.body!, exampleIn(content))).toEqual([]);
    },
  );

  it.each(each.filter(([, { answer, method }]) => /data|page/.test(answer.kind) && method !== 'HEAD'))(
    'of the answer of %s fits its schema',
    (_, operation) => {
      const { answer } = operation;
      if (answer.kind !== 'data' && answer.kind !== 'page') return;
      const [response] = Object.entries(described(operation).responses)
        .find(([status]) => Number(status) < 300)!
        .slice(1);
      const [content] = Object.values((response as { content: Record<string, Content> }).content);
      const { data } = exampleIn(content!) as { data: unknown };
      const schema = answer.kind === 'page' ? z.array(answer.schema) : answer.schema;
      expect(problemsOf(schema, data)).toEqual([]);
    },
  );

  it.each(Object.keys(errorCatalogue))('of a refusal with %s is a problem of that code', (code) => {
    const { value } = found(`#/components/examples/refusal-${code}`) as { value: Json };
    expect(value).toMatchObject({ code, status: expect.any(Number), requestId: expect.any(String) });
  });
});

/** What zod says against a value, with its places. */
const problemsOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
