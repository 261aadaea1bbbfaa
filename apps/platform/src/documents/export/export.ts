import type { AnyCall, AnyReply } from '../../kernel/call.ts';
import { entityOf } from '../document.ts';
import type { Body } from '../document.ts';
import { streamed } from './streamed.ts';
import { writers } from './export-writers.ts';
import { bothOf } from '../list-conditions.ts';
import type { Filter, ListOptions } from '../list-conditions.ts';
import { paperColumns } from './paper-columns.ts';
import type { Documents } from '../repository.ts';
import { shownTo } from '../shown.ts';
import { viewOf } from '../view.ts';

/**
 * A list as a file, written while it is fetched: a page of rows is in memory at a time, however many there
 * are, and all of them are of one state of the database.
 * @param given what the address says of the rows already
 */
export async function exportDocuments(call: AnyCall, documents: Documents, given: Filter): Promise<AnyReply> {
  const { resource } = documents;
  const { sort, query: text, fields, ...filter } = call.query as ExportQuery;
  const writer = writers[call.params['type'] as keyof typeof writers];
  const options = await viewOf(call, resource, { sort, text, filter: bothOf(filter, given) });
  const columns = fields ?? [
    'id',
    ...Object.keys(resource.fields.shape),
    'version',
    'createdAt',
    'updatedAt',
  ];
  const table = {
    title: resource.kind,
    columns,
    paper: paperColumns(resource, columns, fields !== undefined),
  };
  const stream = streamed(call, (queries) =>
    writer.write(pagesOf({ ...call, queries }, documents, options), table),
  );
  return { file: { stream, mediaType: writer.mediaType, name: `${resource.kind}.${call.params['type']}` } };
}

/** What an export is asked by: order, words, columns, and filters by their names. */
interface ExportQuery {
  sort?: string;
  query?: string;
  fields?: readonly string[];
}

async function* pagesOf(call: AnyCall, documents: Documents, options: ListOptions): AsyncGenerator<Body[]> {
  let cursor: string | undefined;
  do {
    const { items, next } = await documents.list(call.queries, { ...options, limit: 1000, cursor });
    const shown = await shownTo(call, documents.resource, items);
    if (shown.length > 0) yield shown.map((each) => entityOf(each));
    cursor = next ?? undefined;
  } while (cursor);
}
