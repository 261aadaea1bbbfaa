import type { FoundPerson, ImportMapping, ImportSource, Match, PathOwner } from '@moderator/moderation';
import type { PackedFile } from '../../../files/package-archive.ts';
import { keyIn } from './read-table.ts';
import type { ResultTable } from './read-table.ts';

interface Person {
  position: number;
  key: string | null;
  row: number | null;
  cells: string[] | null;
  name: string | null;
  number: string | null;
  match: Match;
}

export interface Gathered {
  people: Person[];
  files: {
    path: string;
    position: number;
    name: string;
    size: number;
    crc: number;
    message: string | null;
  }[];
}

/**
 * Brings rows and files together: by what the source knows a person by, where both say it; otherwise files are
 * of somebody of their own, who meets the row in the learner whom both mean.
 * @param refused why files are not going to be taken, by their paths
 */
export function gatherPeople(
  source: ImportSource,
  { head, rows }: ResultTable,
  mapping: ImportMapping,
  owned: readonly { file: PackedFile; owner: PathOwner }[],
  match: (found: FoundPerson) => Match,
  refused: ReadonlyMap<string, string>,
): Gathered {
  const people: Person[] = rows.map(({ row, cells }, index) => {
    const found = personOf(head, cells, mapping);
    const cell = mapping.key === undefined ? '' : (cells[head.indexOf(mapping.key)] ?? '');
    return {
      position: index + 1,
      key: keyIn(source, cell) || null,
      row,
      cells: [...cells],
      name: found.name,
      number: found.number,
      match: match(found),
    };
  });
  const byKey = new Map(people.flatMap((person) => (person.key ? [[person.key, person] as const] : [])));
  const files = owned.map(({ file, owner }) => {
    const known = byKey.get(owner.key);
    const person: Person = known ?? {
      position: people.length + 1,
      key: owner.key,
      row: null,
      cells: null,
      name: owner.name,
      number: owner.number,
      // Ids of Moodle and Canvas are of their own, and nobody's number here.
      match: match({ name: owner.name, number: source === 'folders' ? owner.number : null, email: null }),
    };
    if (!known) {
      byKey.set(owner.key, person);
      people.push(person);
    }
    const { path, size, crc } = file;
    return {
      path,
      position: person.position,
      name: owner.fileName,
      size,
      crc,
      message: refused.get(path) ?? null,
    };
  });
  return { people, files };
}

/** What a row says of a person, by the columns that were chosen for it. */
export function personOf(
  head: readonly string[],
  cells: readonly string[],
  { columns }: ImportMapping,
): FoundPerson {
  const cellOf = (column: string | undefined) =>
    column === undefined ? '' : (cells[head.indexOf(column)] ?? '').trim();
  const name = [cellOf(columns.name), cellOf(columns.surname)].filter(Boolean).join(' ');
  return { name: name || null, number: cellOf(columns.number) || null, email: cellOf(columns.email) || null };
}
