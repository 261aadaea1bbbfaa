import { operations } from '../src/index.ts';
import type { Document } from './openapi/document.ts';

/** Where schemas stand that several areas name. */
export const shared = 'shared';

/** Names of the schemas, by the one area that names them, directly or within others. */
export function modelsByArea(document: Document): Map<string, string[]> {
  const { schemas } = document.components;
  const areasOf = new Map<string, Set<string>>();
  const visit = (area: string, value: unknown): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(area, each));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref' || typeof inner !== 'string') visit(area, inner);
      else if (inner.startsWith('#/components/schemas/')) reach(area, inner.split('/').at(-1)!);
    }
  };
  const reach = (area: string, name: string): void => {
    const areas = areasOf.get(name) ?? new Set();
    areasOf.set(name, areas);
    if (areas.has(area)) return;
    areas.add(area);
    visit(area, schemas[name]);
  };
  for (const { area, method, path } of operations)
    visit(area, document.paths[`/v2${path}`]![method.toLowerCase()]);

  const models = new Map<string, string[]>([[shared, []]]);
  for (const [name, schema] of Object.entries(schemas)) {
    // In TypeScript a choice of fields is `Pick`.
    if ('x-selection-of' in schema) continue;
    const areas = [...(areasOf.get(name) ?? [])];
    const place = areas.length === 1 ? areas[0]! : shared;
    models.set(place, [...(models.get(place) ?? []), name]);
  }
  return models;
}
