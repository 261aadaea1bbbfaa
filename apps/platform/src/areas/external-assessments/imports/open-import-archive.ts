import { ownerOf, sharedRoot, sourceOf, sourceOfTable } from '@moderator/moderation';
import type { ImportSource, PathOwner } from '@moderator/moderation';
import { UnreadableFile } from '../../../files/archive.ts';
import type { Bytes } from '../../../files/archive.ts';
import { openPackage } from '../../../files/package-archive.ts';
import type { ArchiveLimits, PackedFile } from '../../../files/package-archive.ts';

/** Work of many people: films pack as little as they do anywhere, and logbooks that were scanned hardly more. */
export const importLimits: ArchiveLimits = {
  files: 20_000,
  bytes: 40_000_000_000,
  growth: 200,
  wholeGrowth: 50,
};

const isTable = (path: string) => /\.(csv|xlsx)$/i.test(path) && !path.includes('/');

export interface OpenedArchive {
  /** Below the folder in which everything lies. */
  files: PackedFile[];
  /** Tables that lie beside the work of people. */
  tables: PackedFile[];
}

/** @throws UnreadableFile with a sentence */
export async function openImportArchive(bytes: Bytes): Promise<OpenedArchive> {
  const packed = await openPackage(bytes, importLimits);
  const root = sharedRoot(packed.map(({ path }) => path));
  const files = packed.map((file) => ({ ...file, path: file.path.slice(root) }));
  return { files, tables: files.filter(({ path }) => isTable(path)) };
}

/** The one table beside the work, where none was uploaded of its own. */
export function onlyTable({ tables }: OpenedArchive): PackedFile {
  const [table, another] = tables;
  if (!table)
    throw new UnreadableFile(
      'There is no table of results (csv or xlsx) beside the folders. Put it there, or choose it together with the archive.',
    );
  if (another)
    throw new UnreadableFile(
      `There are two tables beside the folders, “${table.path}” and “${another.path}”. Leave the one with the results there.`,
    );
  return table;
}

/** Where it comes from: as it was said, or as the columns and the names of the files say. */
export const sourceIn = ({ files, tables }: OpenedArchive, head: readonly string[]): ImportSource =>
  sourceOfTable(head) ?? sourceOf(files.filter((file) => !tables.includes(file)).map(({ path }) => path));

/** The files that are somebody's, with whose they are. */
export const ownedFiles = (
  { files, tables }: OpenedArchive,
  source: ImportSource,
): { file: PackedFile; owner: PathOwner }[] =>
  files.flatMap((file) => {
    const owner = tables.includes(file) ? undefined : ownerOf(source, file.path);
    return owner ? [{ file, owner }] : [];
  });
