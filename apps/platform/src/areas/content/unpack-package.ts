import { sql } from 'kysely';
import { z } from 'zod';
import { findsFiles, readManifest } from '@moderator/learning';
import type { ScormManifest } from '@moderator/learning';
import { findPackage } from '../../content/packages/package-rows.ts';
import type { PackageRow } from '../../content/packages/package-rows.ts';
import { onlyRow } from '../../database/only-row.ts';
import { existing } from '../../kernel/existing.ts';
import { nilId } from '../../kernel/ids.ts';
import { UnreadableFile } from '../../files/archive.ts';
import { openPackage } from '../../files/package-archive.ts';
import type { PackedFile } from '../../files/package-archive.ts';
import { webTypeOf } from '../../files/web-type.ts';
import { readXmlTree } from '../../files/xml-tree.ts';
import { job } from '../../jobs/job.ts';
import type { JobTools } from '../../jobs/job.ts';

/** Unpacks a package: what is played of it is ready when its files are kept and its manifest is understood. */
export const unpackScormPackage = job({
  name: 'unpack-scorm-package',
  payload: z.object({ id: z.uuid() }),
  failure: 'The package could not be unpacked. Its archive is kept, and it is tried again.',
  tries: 5,
  async run({ id }, tools) {
    const row = await waiting(id, tools);
    if (!row) return;
    try {
      const { manifest, files } = await examine(row, tools);
      await refuseBeyondRoom(row, files, tools);
      await keepFiles(row, files, tools);
      await makeReady(row, manifest, tools);
    } catch (error) {
      if (!(error instanceof UnreadableFile || error instanceof Mistaken)) throw error;
      await refusePackage(row, error instanceof Mistaken ? error.mistakes : [error.message], tools);
    }
  },
  async giveUp({ id }, tools) {
    const row = await waiting(id, tools);
    const sentence = 'Something went wrong on our side while it was unpacked. Upload it again.';
    if (row) await refusePackage(row, [sentence], tools);
  },
});

/** What is wrong with a package, a sentence each. */
class Mistaken extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(mistakes.join(' '));
    this.mistakes = mistakes;
  }
}

async function waiting(id: string, { context }: JobTools): Promise<PackageRow | undefined> {
  const row = await context.database.asSystem((queries) => findPackage(queries, id));
  return row?.state === 'unpacking' ? row : undefined;
}

const manifestName = 'imsmanifest.xml';
/** More than the manifest of the largest course has. */
const largestManifest = 20_000_000;

async function examine(row: PackageRow, { context }: JobTools) {
  const fileId = existing(row.file_id, `archive of the package ${row.id}`);
  const read = (range?: { start: number; end: number }) => context.files.read(fileId, range);
  const finding = await context.scanner?.scan(read());
  if (finding && !finding.isClean)
    throw new Mistaken([`The scanner found ${finding.name} in the archive. It is not kept.`]);
  const files = belowRoot(await openPackage({ size: row.size, read }));
  const named = files.find(({ path }) => path.toLowerCase() === manifestName);
  if (!named) throw new Mistaken([sentenceWithout(files)]);
  if (named.size > largestManifest) throw new Mistaken(['The manifest is larger than 20 MB.']);
  const tree = readXmlTree(await allOf(named), manifestName);
  const result = readManifest(tree, findsFiles(files.map(({ path }) => path)));
  if ('mistakes' in result) throw new Mistaken(result.mistakes.slice(0, 50));
  return { manifest: result.manifest, files };
}

/** Who packs the folder instead of what is in it has one folder more than there should be; everything lies below it. */
function belowRoot(files: PackedFile[]): PackedFile[] {
  const isManifest = (path: string) => path.toLowerCase().endsWith(manifestName);
  if (files.some(({ path }) => path.toLowerCase() === manifestName)) return files;
  const [folder = ''] = files[0]?.path.split('/') ?? [];
  const isOneFolder = files.every(({ path }) => path.startsWith(`${folder}/`));
  if (!isOneFolder || !files.some(({ path }) => isManifest(path.slice(folder.length + 1)))) return files;
  return files.map((file) => ({ ...file, path: file.path.slice(folder.length + 1) }));
}

/** Packages of other standards are recognised, so that nobody looks for a mistake that is not there. */
function sentenceWithout(files: readonly PackedFile[]): string {
  const has = (name: string) => files.some(({ path }) => path.toLowerCase() === name);
  if (has('cmi5.xml'))
    return 'This is a cmi5 package. SCORM 1.2 and SCORM 2004 are played; export it as one of them.';
  if (has('tincan.xml'))
    return 'This is a Tin Can (xAPI) package. SCORM 1.2 and SCORM 2004 are played; export it as one of them.';
  const nested = files.filter(({ path }) => /\.zip$/i.test(path));
  if (nested.length > 0 && nested.length === files.length)
    return 'The archive holds another archive. Unpack it once, and upload the one inside.';
  return 'There is no imsmanifest.xml at the root of the archive, so it is no SCORM package.';
}

/** What is unpacked takes room as what was uploaded does, and a small archive may hold much. */
async function refuseBeyondRoom(
  row: PackageRow,
  files: readonly PackedFile[],
  { context }: JobTools,
): Promise<void> {
  const { fileBytesOfAccount } = context.config;
  const before = await context.database.asSystem(async (queries) => {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce((select bytes from file_sum where account_id = ${row.account_id}::uuid and owner_id = ${nilId}::uuid), 0)
        + coalesce((select sum(size) from scorm_package_file
          where account_id = ${row.account_id}::uuid and package_id <> ${row.id}::uuid), 0) as bytes`.execute(
      queries,
    );
    return onlyRow({ rows }).bytes;
  });
  const own = files.reduce((sum, { size }) => sum + size, 0);
  if (before + own > fileBytesOfAccount)
    throw new Mistaken([
      `Unpacked it takes ${Math.ceil(own / 1_000_000)} MB, more than there is left of what is kept for your provider. Ask the manager of your account.`,
    ]);
}

async function allOf(file: PackedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** How many files are written down together. */
const together = 500;

/** Bytes that are kept already are recognised, so that a run that goes on does nothing twice. */
async function keepFiles(row: PackageRow, files: readonly PackedFile[], tools: JobTools): Promise<void> {
  const { context, signal, progress } = tools;
  const { rows } = await context.database.asSystem((queries) =>
    sql<{ path: string }>`select path from scorm_package_file where package_id = ${row.id}::uuid`.execute(
      queries,
    ),
  );
  const kept = new Set(rows.map(({ path }) => path));
  const left = files.filter(({ path }) => !kept.has(path));
  for (let at = 0; at < left.length; at += together) {
    const written: { path: string; sha256: string; size: number; type: string }[] = [];
    for (const file of left.slice(at, at + together)) {
      signal.throwIfAborted();
      const { sha256, size, head } = await context.files.keepContent(file.read());
      written.push({ path: file.path, sha256, size, type: await webTypeOf(file.path, head) });
    }
    await context.database.asSystem(async (queries) => {
      await progress(queries, Math.floor((99 * (kept.size + at + written.length)) / files.length));
      await sql`insert into scorm_package_file (package_id, path, client_id, account_id, sha256, size, media_type)
        select ${row.id}::uuid, path, ${row.client_id}::uuid, ${row.account_id}::uuid, sha256, size, type
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as f (path text, sha256 text, size bigint, type text)
        on conflict do nothing`.execute(queries);
    });
  }
}

const makeReady = (row: PackageRow, manifest: ScormManifest, { context, progress }: JobTools) =>
  context.database.asSystem(async (queries) => {
    await progress(queries);
    await sql`update scorm_package set state = 'ready', title = ${manifest.title}, standard = ${manifest.standard}, notes = ${manifest.notes}::text[],
      activities = ${JSON.stringify(manifest.activities)}::jsonb, sequencing = ${JSON.stringify(manifest.sequencing)}::jsonb
      where id = ${row.id}::uuid and state = 'unpacking'`.execute(queries);
  });

/** What cannot be played is not kept; its mistakes are. */
async function refusePackage(row: PackageRow, mistakes: string[], tools: JobTools): Promise<void> {
  const { context, progress } = tools;
  await context.database.asSystem(async (queries) => {
    await progress(queries);
    await sql`update scorm_package set state = 'refused', mistakes = ${mistakes}::text[], file_id = null
      where id = ${row.id}::uuid and state = 'unpacking'`.execute(queries);
    await sql`delete from scorm_package_file where package_id = ${row.id}::uuid`.execute(queries);
    await sql`delete from stored_file where id = ${row.file_id}::uuid`.execute(queries);
  });
  if (row.file_id) await context.files.remove(row.file_id);
}
