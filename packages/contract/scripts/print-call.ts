import { operations } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import { answerSchemaOf, describedOf, rowOf } from './described.ts';
import type { Document, Json } from './openapi/document.ts';
import type { NamedQuery } from './query-names.ts';
import { typeOf } from './typescript.ts';

/** The signature of a call: what goes in, and what comes out. */
export function printCall(
  operation: Operation,
  document: Document,
  queries: ReadonlyMap<Operation['query'], NamedQuery>,
): string {
  const { id, answer } = operation;
  const input = inputType(operation, document, queries);
  if (answer.kind === 'file')
    return `  ${id}<Stream extends boolean = false>(${input}, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;\n`;
  const row = rowOf(operation, document);
  const generic = row ? `<Field extends ${row.fields} = ${row.fields}>` : '';
  const output = answerType(operation, document, row && `Selected<${row.type}, Field>`);
  return `  ${id}${generic}(${input}, options?: CallOptions): ${output};\n`;
}

function inputType(
  operation: Operation,
  document: Document,
  queries: ReadonlyMap<Operation['query'], NamedQuery>,
): string {
  const { parameters, requestBody } = describedOf(operation, document);
  const query = queries.get(operation.query);
  const parts = parameters
    .filter((each) => each.in === 'path')
    .map((each) => `${each.name}: ${typeOf({ ...each.schema, description: undefined })}`);
  const needed = parameters.some((each) => each.in === 'query' && each.required);
  const optional = parts.length === 0 && !requestBody && !needed && operation.versioned !== true;
  if (query) {
    const chosen = query.generic && rowOf(operation, document) !== undefined;
    parts.push(`query${needed ? '' : '?'}: ${query.name}${chosen ? '<Field>' : ''}`);
  }
  const { bodyType } = operation;
  if (bodyType === 'multipart') parts.push('file: Blob; fileName?: string');
  else if (requestBody) parts.push(`body: ${typeOf(Object.values(requestBody.content)[0]!.schema)}`);
  if (bodyType === 'json-or-multipart') parts.push('file?: Blob; fileName?: string');
  if (operation.versioned) parts.push(`version${operation.versioned === true ? '' : '?'}: number`);
  return parts.length === 0 ? 'input?: undefined' : `input${optional ? '?' : ''}: { ${parts.join('; ')} }`;
}

function answerType(operation: Operation, document: Document, chosen?: string): string {
  const schema = answerSchemaOf(operation, document);
  if (!schema) return operation.method === 'HEAD' ? 'Promise<{ version: number }>' : 'Promise<void>';
  const type = typeOf(schema);
  const answered = chosen ?? type;
  if (operation.answer.kind === 'page') return `Paged<${answered}>`;
  return isVersioned(operation, type, document) ? `Promise<Versioned<${answered}>>` : `Promise<${answered}>`;
}

/** Whether the answer carries a version: its own, or in its header where the same address takes changes. */
function isVersioned({ versioned, method, path }: Operation, type: string, document: Document): boolean {
  const own = document.components.schemas[type]?.['properties'] as Json | undefined;
  const changed = operations.some(
    (each) => each.path === path && each.versioned && (each.method === 'PUT' || each.method === 'PATCH'),
  );
  return versioned === true || own?.['version'] !== undefined || (method === 'GET' && changed);
}
