import type { Document, Json } from '../openapi.ts';
import { propertyWords } from './property-words.ts';
import { wordsIn } from './words.ts';

/**
 * Gives every property a description that has none of its own: that of the same field in the schema it is a form
 * of (`SitePatch` of `SiteCreate`), or what its name means everywhere.
 */
export function describeProperties(document: Document): void {
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) describeIn(schema, name, schemas);
  describeIn(document.paths, '', schemas);
}

type Schemas = Record<string, Json>;

/** @param within the field that holds an object without a name of its own */
function describeIn(value: unknown, owner: string, schemas: Schemas, within = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    // Values that somebody might send are no schemas, whatever their fields are called.
    if (/^(examples?|enum|const|default)$/.test(key)) continue;
    if (key === 'properties')
      for (const [field, schema] of Object.entries(inner as Record<string, Json>)) {
        if (schema['description'] === undefined && schema['$ref'] === undefined) {
          const description = wordsFor(field, owner, within, schemas);
          if (description !== undefined) schema['description'] = description;
        }
        describeIn(schema, owner, schemas, field);
      }
    else describeIn(inner, owner, schemas, within);
  }
}

function wordsFor(field: string, owner: string, within: string, schemas: Schemas): string | undefined {
  const base = owner.replace(/(Patch|Create|Selection)$/, '');
  for (const name of within === '' ? [`${base}Create`, base] : []) {
    const properties = schemas[name]?.['properties'] as Record<string, Json> | undefined;
    const description = properties?.[field]?.['description'];
    if (typeof description === 'string') return description;
  }
  const known =
    propertyWords[`${base}.${within}.${field}`] ?? propertyWords[`${base}.${field}`] ?? propertyWords[field];
  if (known !== undefined) return known;
  if (field.endsWith('Id')) return `Identifier of the ${wordsIn(field.slice(0, -2))}`;
  return field.endsWith('Ids') ? `Identifiers of the ${wordsIn(field.slice(0, -3))}s` : undefined;
}
