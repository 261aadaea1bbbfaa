import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { ImportError } from './import-error.ts';
import { execute, piecesOf } from './put-rows.ts';
import type { Statement } from './put-rows.ts';
import { noneYet } from './storing.ts';
import type { Count, Storing } from './storing.ts';
import { writeBehind } from './together.ts';

type Body = Record<string, unknown>;

/** A document by its id, and what gives its body. */
export type Given = [id: string, bodyOf: () => Body];

export interface StoredDocuments {
  count: Count;
  /** What documents are called now that are called something else in the source: people changed them since. */
  renamed: Map<string, Names>;
  /** Documents that somebody deleted on the platform; they stay deleted. */
  deleted: Set<string>;
}

/** What a document is called: of a course its title, of a person name and surname. */
export interface Names {
  title: unknown;
  name: unknown;
  surname: unknown;
}

interface Known {
  id: string;
  account_id: string;
  version: number;
  body: Body;
  deleted: boolean;
  imported: Body | null;
}

/**
 * Puts documents in place as their creation would have. Only what changed in the source since the last
 * import is written, so what people changed on the platform stays. While the database writes some, the next are compared.
 * @param documents each once, with what gives its body
 * @param signal ends it between two of these
 */
export async function putDocuments(
  storing: Pick<Storing, 'queries' | 'account' | 'rows'>,
  kind: 'courses' | 'sites' | 'users',
  documents: Iterable<Given>,
  signal: AbortSignal,
): Promise<StoredDocuments> {
  const { queries } = storing;
  const stored: StoredDocuments = { count: noneYet(), renamed: new Map(), deleted: new Set() };
  async function* pieces() {
    for (const piece of piecesOf(documents, 1000)) {
      signal.throwIfAborted();
      const ids = piece.map(([id]) => id);
      yield changesOf(storing, piece, await readKnown(queries, kind, ids), kind, stored);
    }
  }
  await writeBehind(pieces(), (statements) => execute(queries, statements));
  return stored;
}

/** What stores a few documents, each of them noted in `stored`. */
function changesOf(
  { account, rows }: Pick<Storing, 'account' | 'rows'>,
  documents: readonly Given[],
  known: ReadonlyMap<string, Known>,
  kind: string,
  stored: StoredDocuments,
): (Statement | undefined)[] {
  const added: Body[] = [];
  const changed: Body[] = [];
  const history: Body[] = [];
  for (const [id, bodyOf] of documents) {
    const source = bodyOf();
    const before = known.get(id);
    if (before && before.account_id !== account.id) throw new ImportError(belongsElsewhere(kind));
    if (before?.deleted) stored.deleted.add(id);
    const changes = changesBetween(before?.imported ?? {}, source);
    const body = { ...before?.body, ...changes };
    const { title, name, surname }: Body = body;
    if (title !== source['title'] || name !== source['name'] || surname !== source['surname'])
      stored.renamed.set(id, { title, name, surname });
    if (before && (before.deleted || Object.keys(changes).length === 0)) {
      stored.count.unchanged += 1;
      continue;
    }
    stored.count[before ? 'changed' : 'new'] += 1;
    const version = (before?.version ?? 0) + 1;
    const common = { kind, id, version };
    (before ? changed : added).push({ ...common, body, updated_at: new Date() });
    // Kept beside the version is what the source said, so that the next import knows what changed in it.
    history.push({ ...common, action: 'import', body: { ...body, imported: source } });
  }
  return [
    rows.adding('document', added),
    rows.putting('document', ['kind', 'id'], changed),
    rows.putting('document_history', ['kind', 'id', 'version'], history),
  ];
}

async function readKnown(queries: Queries, kind: string, ids: string[]): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select id, account_id, version, body, deleted_at is not null as deleted, (
      select h.body -> 'imported' from document_history h where h.kind = document.kind and h.id = document.id and action = 'import'
      order by version desc limit 1) as imported
    from document where kind = ${kind} and id = any(${ids}::uuid[]) for update`.execute(queries);
  return new Map(rows.map((row) => [row.id, row]));
}

function changesBetween(imported: Body, source: Body): Body {
  const changed = Object.entries(source).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(imported[name]),
  );
  return Object.fromEntries(changed);
}

const belongsElsewhere = (kind: string) =>
  `These ${kind} were imported into another account that had the same prefix. Give the data another "source" in the mapping.`;
