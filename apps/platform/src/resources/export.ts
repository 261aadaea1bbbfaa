import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Resource } from '@moderator/contract';
import type { Reply } from '../call.ts';
import type { Queries } from '../database/database.ts';
import { refuse } from '../refusal.ts';
import { tablePdf } from './table-pdf.ts';
import { workbook } from './workbook.ts';
import { entityOf } from './repository.ts';
import type { Documents, ListOptions } from './repository.ts';

/** A document list as a file. Cells that a spreadsheet would take for a formula are made text. */
export async function exportDocuments(
  resource: Resource,
  documents: Documents,
  queries: Queries,
  options: ListOptions,
  type: string,
): Promise<Reply> {
  const columns = ['id', ...Object.keys(resource.fields.shape), 'version', 'createdAt', 'updatedAt'];
  const entities: Record<string, unknown>[] = [];
  let cursor: string | undefined;
  do {
    const page = await documents.list(queries, { ...options, limit: 500, cursor });
    entities.push(...page.items.map(entityOf));
    cursor = page.next ?? undefined;
  } while (cursor);
  const rows = entities.map((entity) => columns.map((name) => cell(entity[name])));
  const name = `${resource.kind}.${type}`;
  switch (type) {
    case 'csv':
      return file(
        Readable.from(stringify(rows, { header: true, columns, bom: true, escape_formulas: true })),
        'text/csv; charset=utf-8',
        name,
      );
    case 'json':
      return file(Buffer.from(JSON.stringify(entities)), 'application/json', name);
    case 'xlsx':
      return file(
        workbook(resource.kind, columns, rows),
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name,
      );
    case 'pdf':
      return file(await tablePdf(resource.kind, columns.slice(0, 8), rows), 'application/pdf', name);
    default:
      refuse('not_found');
  }
}

const file = (stream: Readable | Buffer, mediaType: string, name: string): Reply => ({
  file: { stream, mediaType, name },
});

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
