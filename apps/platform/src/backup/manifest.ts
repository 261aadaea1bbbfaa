import { z } from 'zod';

/** The name of the file that says what a backup holds; it is written last, so that a backup without it is not whole. */
export const manifestName = 'manifest.json';

const Table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** Relative to the folder of the backup; gzip of what COPY writes as text. */
  file: z.string(),
  sha256: z.string(),
});
const Sequence = z.object({
  schema: z.string(),
  name: z.string(),
  /** As text: sequences go further than numbers do. */
  value: z.string(),
  isCalled: z.boolean(),
});

/** Folders of the data directory that are kept. */
export const keptFolders = ['audit', 'seal-keys'];
/** What is kept of the place where files lie, by how names begin there. */
export const keptPrefixes = ['logos/', 'files/'];

const Files = z.object({
  file: z.string(),
  sha256: z.string(),
  count: z.int().min(0),
  bytes: z.int().min(0),
});

/** What a backup holds. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that the database had seen. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** The list of files, a line each: `{ path, size, sha256 }`, the path relative to the data directory. */
  files: Files,
  /** Files whose bytes stayed where they lie: `{ path, size }`. */
  elsewhere: Files.optional(),
});

export type Manifest = z.infer<typeof Manifest>;
export type BackedUpTable = z.infer<typeof Table>;
export type BackedUpSequence = z.infer<typeof Sequence>;

/** A file of a backup: a line of its list. */
export const BackedUpFile = z.object({
  path: z.string(),
  size: z.int().min(0),
  sha256: z.string(),
});
export type BackedUpFile = z.infer<typeof BackedUpFile>;

/** A file that stayed where it lies. */
export const FileElsewhere = BackedUpFile.omit({ sha256: true });
