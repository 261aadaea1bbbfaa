import type { Operation } from '../src/index.ts';
import type { Document, Json } from './openapi/document.ts';
import { typeOf } from './typescript.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Json;
  example?: unknown;
}

/** What the document says of an operation. */
export interface Described {
  parameters: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

interface Content {
  schema: Json;
  example?: unknown;
}

/** With its parameters of path and query; the headers are the client's affair. */
export function describedOf(operation: Operation, document: Document): Described {
  const { parameters, ...rest } = document.paths[`/v2${operation.path}`]![
    operation.method.toLowerCase()
  ]! as unknown as Described;
  return { ...rest, parameters: parameters.filter((each) => 'in' in each) };
}

/** The schema of what an operation answers with, out of its envelope: of one row, where it is a list. */
export function answerSchemaOf(operation: Operation, document: Document): Json | undefined {
  const { answer, method } = operation;
  if (answer.kind === 'none' || answer.kind === 'file' || method === 'HEAD') return undefined;
  const status = answer.kind === 'data' && answer.status ? answer.status : 200;
  const [content] = Object.values(describedOf(operation, document).responses[status]!.content!);
  const { data } = (content!.schema as { properties: { data: Json & { items: Json } } }).properties;
  const row = answer.kind === 'page' ? data.items : data;
  // Whole rows come first; the other choice are rows of the fields that were asked for.
  return answer.selectable ? ((row['anyOf'] as Json[] | undefined)?.[0] ?? row) : row;
}

/** The row of a list whose fields can be chosen: its type, and the type of the names of its fields. */
export function rowOf(
  operation: Operation,
  document: Document,
): { type: string; fields: string } | undefined {
  const { answer, query } = operation;
  if (answer.kind !== 'page' && answer.kind !== 'data') return undefined;
  if (!answer.selectable || !query?.shape['fields']) return undefined;
  const schema = answerSchemaOf(operation, document)!;
  const type = typeOf(schema);
  const named = document.components.schemas[type];
  const own = Object.keys(named?.['properties'] ?? {});
  const offered = describedOf(operation, document).parameters.find(({ name }) => name === 'fields')!.schema;
  const choice = ((offered['items'] as Json | undefined)?.['enum'] ?? []) as string[];
  const all = choice.length === own.length && choice.every((name) => own.includes(name));
  return { type, fields: all ? `keyof ${type}` : choice.map((name) => `'${name}'`).join(' | ') };
}
