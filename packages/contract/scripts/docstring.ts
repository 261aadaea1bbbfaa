import type { Operation } from '../src/index.ts';
import { codesOf, ownCodesOf, retriedWhen } from './codes.ts';
import { answerSchemaOf, describedOf, rowOf } from './described.ts';
import { exampleOf, speakingFields } from './example.ts';
import type { Document, Json } from './openapi/document.ts';
import { typeOf } from './typescript.ts';

/** What an editor shows of a call: what it does, for whom, how it fails, whether it is repeated, an example. */
export function docstringOf(operation: Operation, document: Document): string {
  const { method, path, audience, summary } = operation;
  // Those of its own come first.
  const codes = new Set([...ownCodesOf(operation), ...codesOf(operation)]);
  const lines = [
    `${summary}.`,
    `\`${method} /v2${path}\` for ${audience.join(', ')}. Codes: ${[...codes].join(', ')}.`,
    `Retried: ${retriedWhen(operation)}.`,
    `@example ${callExampleOf(operation, document)}`,
  ];
  return `  /**\n${lines.map((line) => `   * ${line.replaceAll('*/', '* /')}`).join('\n')}\n   */\n`;
}

/** One line that makes the call. Ids, bodies and files are taken from variables of their names. */
export function callExampleOf(operation: Operation, document: Document): string {
  const { id, answer, bodyType } = operation;
  const { parameters, requestBody } = describedOf(operation, document);
  const parts = parameters
    .filter((each) => each.in === 'path')
    .map(({ name, schema }) =>
      schema['enum']
        ? `${name}: ${JSON.stringify(exampleOf(schema, name, document.components.schemas))}`
        : name,
    );
  const row = rowOf(operation, document);
  const chosen =
    row && answer.kind === 'page' ? firstField(answerSchemaOf(operation, document)!, document) : undefined;
  const needed = parameters.filter((each) => each.in === 'query' && each.required);
  if (needed.length > 0)
    parts.push(
      `query: { ${needed.map((each) => `${each.name}: ${JSON.stringify(each.example)}`).join(', ')} }`,
    );
  else if (chosen) parts.push(`query: { fields: ["${chosen}"] }`);
  if (operation.versioned) parts.push('version');
  if (bodyType?.endsWith('multipart')) parts.push('file');
  if (bodyType === 'merge-patch') parts.push(`body: ${patchExample(requestBody!.content, document)}`);
  else if (requestBody && bodyType !== 'multipart') parts.push('body');
  const call = `api.${id}(${parts.length > 0 ? `{ ${parts.join(', ')} }` : ''})`;
  if (answer.kind === 'page')
    return chosen ? `for await (const { ${chosen} } of ${call}) …` : `const { items, next } = await ${call};`;
  if (answer.kind === 'file') return `const { blob, fileName } = await ${call};`;
  if (operation.method === 'HEAD') return `const { version } = await ${call};`;
  if (answer.kind === 'none') return `await ${call};`;
  return `const ${variableOf(answerSchemaOf(operation, document)!)} = await ${call};`;
}

/** A field worth asking for: a text that says what the row is, before any other. */
function firstField(schema: Json, document: Document): string | undefined {
  const named = document.components.schemas[typeOf(schema)];
  const names = Object.keys(named?.['properties'] ?? {});
  const speaking = speakingFields.find((name) => names.includes(name));
  return speaking ?? names.find((name) => /^[a-z]\w*$/.test(name) && name !== 'id' && name !== 'version');
}

function patchExample(content: Record<string, { schema: Json }>, document: Document): string {
  const [{ schema }] = Object.values(content) as [{ schema: Json }];
  const name = firstField(schema, document);
  const type = typeOf(schema);
  const properties = (document.components.schemas[type]?.['properties'] ?? {}) as Record<string, Json>;
  return name
    ? `{ ${name}: ${JSON.stringify(exampleOf(properties[name]!, name, document.components.schemas, type))} }`
    : 'body';
}

function variableOf(schema: Json): string {
  const type = typeOf(schema);
  // No variable is called by a word of the language.
  if (type === 'Class') return 'shownClass';
  return /^[A-Z]\w*$/.test(type) ? `${type[0]!.toLowerCase()}${type.slice(1)}` : 'answer';
}
