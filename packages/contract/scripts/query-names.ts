import { operations } from '../src/index.ts';
import type { Operation } from '../src/index.ts';
import { describedOf, rowOf } from './described.ts';
import type { Document } from './openapi/document.ts';
import { comment, propertyName, typeOf } from './typescript.ts';

/** The query of a call under a name of its own; calls with the same query share it. */
export interface NamedQuery {
  name: string;
  text: string;
  /** Whether the type takes the fields that are asked for. */
  generic: boolean;
}

/** The named queries by their schema, in the order of the calls. */
export function queryNames(document: Document): Map<Operation['query'], NamedQuery> {
  const names = new Map<Operation['query'], NamedQuery>();
  for (const operation of operations) {
    if (!operation.query || names.has(operation.query)) continue;
    const name = `${operation.id[0]!.toUpperCase()}${operation.id.slice(1)}Query`;
    if (name in document.components.schemas) throw new Error(`The name ${name} is taken by a schema.`);
    const row = rowOf(operation, document);
    const lines = describedOf(operation, document)
      .parameters.filter((each) => each.in === 'query')
      .map((each) => {
        const type =
          row && each.name === 'fields' ? 'readonly Field[]' : typeOf({ ...each.schema, description: null });
        const text = each.required
          ? `${propertyName(each.name)}: ${type}`
          : `${propertyName(each.name)}?: ${type} | null`;
        return `${comment({ description: each.description }, '  ')}  ${text};`;
      });
    const parameter = row ? `<Field extends ${row.fields} = ${row.fields}>` : '';
    names.set(operation.query, {
      name,
      text: `export interface ${name}${parameter} {\n${lines.join('\n')}\n}\n`,
      generic: row !== undefined,
    });
  }
  return names;
}
