import { operations } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import type { Document, Json } from './openapi.ts';

const head = '// Generated from packages/contract/src/operations by `npm run generate`. Do not edit.\n\n';

/** TypeScript interfaces of every named schema and the signature of every call. */
export function printTypes(document: Document): string {
  const models = Object.entries(document.components.schemas).map(
    ([name, schema]) => `${comment(schema, '')}export ${declaration(name, schema)}\n`,
  );
  const calls = operations.map((operation) => printCall(operation, document));
  return (
    head +
    "import type { CallOptions, FileAnswer, Page, Versioned } from '../src/shared/runtime.ts';\n\n" +
    models.join('\n') +
    '\n/** Every call of the platform, as the client offers it. */\nexport interface Calls {\n' +
    calls.join('\n') +
    '}\n'
  );
}

/** The routes as constants, so that a bundle carries only those that are used. */
export function printRoutes(): string {
  const lines = operations.map((operation) => {
    const flags = [
      operation.answer.kind === 'page' ? 'p' : '',
      operation.answer.kind === 'file' ? 'f' : '',
      operation.bodyType === 'merge-patch' ? 'm' : '',
      operation.bodyType?.endsWith('multipart') ? 'u' : '',
      operation.keyed ? 'k' : '',
    ].join('');
    return `export const ${operation.id} = '${operation.method} ${operation.path}${flags ? ` ${flags}` : ''}';`;
  });
  return (
    head +
    '// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, k: carries an idempotency key.\n' +
    lines.join('\n') +
    '\n'
  );
}

function printCall(operation: Operation, document: Document): string {
  const described = document.paths[`/v2${operation.path}`]![operation.method.toLowerCase()]! as {
    parameters: { name: string; in: string; required: boolean; schema: Json; description?: string }[];
    requestBody?: { content: Record<string, { schema: Json }> };
    responses: Record<string, { content?: Record<string, { schema: Json }>; description: string }>;
  };
  const path = described.parameters.filter((each) => each.in === 'path');
  const query = described.parameters.filter((each) => each.in === 'query');
  const parts = path.map((each) => `${each.name}: string`);
  if (query.length > 0) {
    const optional = query.every((each) => !each.required) ? '?' : '';
    parts.push(
      `query${optional}: { ${query.map((each) => `${each.name}${each.required ? '' : '?'}: ${typeOf(each.schema)}${each.required ? '' : ' | null'}`).join('; ')} }`,
    );
  }
  if (operation.bodyType === 'multipart') parts.push('file: Blob; fileName?: string');
  else if (described.requestBody)
    parts.push(`body: ${typeOf(Object.values(described.requestBody.content)[0]!.schema)}`);
  if (operation.bodyType === 'json-or-multipart') parts.push('file?: Blob; fileName?: string');
  if (operation.versioned) parts.push('version: number');
  const optional = path.length === 0 && !described.requestBody && query.every((each) => !each.required);
  const input =
    parts.length > 0 ? `input${optional ? '?' : ''}: { ${parts.join('; ')} }, ` : 'input?: undefined, ';
  const codes = [...new Set(operation.errors ?? [])];
  const doc = [
    `${operation.summary}.`,
    `\`${operation.method} /v2${operation.path}\` for ${operation.audience.join(', ')}.`,
    ...(codes.length > 0 ? [`Codes: ${codes.join(', ')}.`] : []),
  ];
  return `  /**\n${doc.map((line) => `   * ${line}`).join('\n')}\n   */\n  ${operation.id}(${input}options?: CallOptions): Promise<${answerType(operation, described.responses)}>;\n`;
}

function answerType(
  operation: Operation,
  responses: Record<string, { content?: Record<string, { schema: Json }> }>,
): string {
  const { answer } = operation;
  if (answer.kind === 'none') return operation.method === 'HEAD' ? '{ version: number }' : 'void';
  if (answer.kind === 'file') return 'FileAnswer';
  const schema = Object.values(
    responses[answer.kind === 'data' && answer.status ? answer.status : 200]!.content!,
  )[0]!.schema as {
    properties: { data: Json & { items?: Json } };
  };
  if (answer.kind === 'page') return `Page<${typeOf(schema.properties.data.items!)}>`;
  const type = typeOf(schema.properties.data);
  return operation.versioned || operation.resource ? `Versioned<${type}>` : type;
}

function declaration(name: string, schema: Json): string {
  if (schema['type'] === 'object' && schema['properties'])
    return `interface ${name} ${objectType(schema, '')}`;
  return `type ${name} = ${typeOf(schema)};`;
}

function objectType(schema: Json, indent: string): string {
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const lines = Object.entries(schema['properties'] as Record<string, Json>).map(
    ([name, inner]) =>
      `${comment(inner, `${indent}  `)}${indent}  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.has(name) ? '' : '?'}: ${typeOf(inner, `${indent}  `)};`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** A TypeScript type for a JSON Schema, as far as zod writes it. */
export function typeOf(schema: Json, indent = ''): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1)!;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  const union = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (union) return union.map((each) => typeOf(each, indent)).join(' | ');
  if (Array.isArray(schema['allOf']))
    return (schema['allOf'] as Json[]).map((each) => typeOf(each, indent)).join(' & ');
  if (Array.isArray(schema['type']))
    return schema['type'].map((type) => typeOf({ ...schema, type }, indent)).join(' | ');
  switch (schema['type']) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      const inner = typeOf((schema['items'] as Json | undefined) ?? {}, indent);
      return /[|&]/.test(inner) && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`;
    }
    case 'object':
      if (schema['properties']) return objectType(schema, indent);
      return `Record<string, ${typeOf((schema['additionalProperties'] as Json | undefined) ?? {}, indent)}>`;
    default:
      return 'unknown';
  }
}

function comment(schema: Json, indent: string): string {
  const text = schema['description'];
  return typeof text === 'string' && !schema['$ref']
    ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n`
    : '';
}
