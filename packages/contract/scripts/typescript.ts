import type { Json } from './openapi/document.ts';

/** TypeScript from JSON Schema, as far as zod writes it. */

/**
 * An interface for an object with named fields, an alias for anything else.
 * @param isOpen whether a choice of words may be one that only a later release knows
 */
export function declaration(name: string, schema: Json, isOpen = false): string {
  if (schema['type'] === 'object' && schema['properties'])
    return `interface ${name} ${objectType(schema, '', isOpen)}`;
  return `type ${name} = ${typeOf(schema, '', isOpen)};`;
}

function objectType(schema: Json, indent: string, isOpen: boolean): string {
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const lines = Object.entries(schema['properties'] as Record<string, Json>).map(
    ([name, inner]) =>
      `${comment(inner, `${indent}  `)}${indent}  ${propertyName(name)}${required.has(name) ? '' : '?'}: ${typeOf(inner, `${indent}  `, isOpen)};`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

export const propertyName = (name: string): string => (/^\w+$/.test(name) ? name : literal(name));
const literal = (value: unknown): string => JSON.stringify(value);

export function typeOf(schema: Json, indent = '', isOpen = false): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1)!;
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(schema['enum']))
    return [...schema['enum'].map(literal), ...(isOpen && isChoice(schema) ? ['Unknown'] : [])].join(' | ');
  const union = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (union) return union.map((each) => typeOf(each, indent, isOpen)).join(' | ');
  if (Array.isArray(schema['allOf']))
    return (schema['allOf'] as Json[]).map((each) => typeOf(each, indent, isOpen)).join(' & ');
  if (Array.isArray(schema['type']))
    return schema['type'].map((type) => typeOf({ ...schema, type }, indent, isOpen)).join(' | ');
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
      const inner = typeOf((schema['items'] as Json | undefined) ?? {}, indent, isOpen);
      return /[|&]/.test(inner) && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`;
    }
    case 'object':
      if (schema['properties']) return objectType(schema, indent, isOpen);
      return `Record<string, ${typeOf((schema['additionalProperties'] as Json | undefined) ?? {}, indent, isOpen)}>`;
    default:
      return 'unknown';
  }
}

/** Whether a schema is a choice of words, to which a later release may add. */
export const isChoice = (schema: Json): boolean =>
  Array.isArray(schema['enum']) &&
  schema['enum'].length > 1 &&
  schema['enum'].every((each) => typeof each === 'string');

export function comment(schema: Json, indent: string): string {
  const text = schema['description'];
  return typeof text === 'string' && !schema['$ref']
    ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n`
    : '';
}
