import { sql } from 'kysely';
import { ownerOf } from '@moderator/moderation';
import { fileName } from '../../../files/file-name.ts';
import { openableTypeOf } from '../../../files/media-type.ts';
import type { PackedFile } from '../../../files/package-archive.ts';
import type { JobTools } from '../../../jobs/job.ts';
import { stableId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Evaluated } from './evaluate.ts';
import { readFiles } from './import-rows.ts';
import type { ImportRow } from './import-rows.ts';
import { sentenceOf } from './look-at-work.ts';
import { openedArchive } from './read-import.ts';
import { longestTyped, plainText } from './typed-text.ts';

/** Files that are written down together. */
const together = 100;

interface Unpacked {
  path: string;
  name: string;
  kept: { id: string; size: number; sha256: string; mediaType: string } | null;
  message: string | null;
}

/**
 * Unpacks the files of people who are to be stored, one after the other: memory does not grow with them. What a run before kept is
 * not unpacked again; what may not be a file is left out, with the reason.
 */
export async function keepWork(row: ImportRow, people: readonly Evaluated[], tools: JobTools): Promise<void> {
  const { context, signal, progress } = tools;
  const wanted = people
    .flatMap(({ files }) => files)
    .filter(({ kept, message }) => !kept && message === null);
  if (wanted.length === 0) return;
  const archive = await openedArchive(row, tools);
  const packed = new Map(archive.files.map((file) => [file.path, file]));
  for (let at = 0; at < wanted.length; at += together) {
    const unpacked: Unpacked[] = [];
    for (const { path, name } of wanted.slice(at, at + together)) {
      signal.throwIfAborted();
      unpacked.push(await unpack(row, { path, name }, packed.get(path), tools));
    }
    await context.database.asSystem(async (queries) => {
      const percent = Math.floor((90 * (at + unpacked.length)) / wanted.length);
      await progress(queries, percent);
      await sql`update external_import set progress = ${percent} where id = ${row.id}::uuid`.execute(queries);
      await sql`update external_import_file f set kept = u.kept, message = u.message, name = u.name
        from jsonb_to_recordset(${JSON.stringify(unpacked)}::jsonb) as u (path text, name text, kept jsonb, message text)
        where f.import_id = ${row.id}::uuid and f.path = u.path`.execute(queries);
    });
  }
}

async function unpack(
  { id, source }: ImportRow,
  { path, name: told }: { path: string; name: string },
  packed: PackedFile | undefined,
  { context }: JobTools,
): Promise<Unpacked> {
  const name = fileName(told);
  if (!packed) return { path, name, kept: null, message: 'It is not in the archive any more.' };
  const fileId = stableId(id, 'file', path);
  try {
    const received = await context.files.receive(fileId, bytesOf(packed, source), { mayBeThere: true });
    const mediaType = await openableTypeOf(received, name).catch(async (error: unknown) => {
      await context.files.remove(fileId);
      throw error;
    });
    const { size, sha256 } = received;
    return { path, name, kept: { id: fileId, size, sha256, mediaType }, message: null };
  } catch (error) {
    return { path, name, kept: null, message: sentenceOf(error) };
  }
}

/** The bytes of a file; of what was typed the text alone. */
async function* bytesOf(packed: PackedFile, source: ImportRow['source']): AsyncGenerator<Uint8Array> {
  if (!source || !ownerOf(source, packed.path)?.isTyped) return yield* packed.read();
  if (packed.size > longestTyped)
    refuse('wrong_media_type', 'It says that it was typed, and is longer than anybody types.');
  const chunks: Buffer[] = [];
  for await (const chunk of packed.read()) chunks.push(chunk);
  yield Buffer.from(plainText(Buffer.concat(chunks).toString()));
}

/** Takes away what was unpacked of an import that came to nothing. */
export async function removeWork({ id }: ImportRow, { context }: JobTools): Promise<void> {
  const files = await context.database.asSystem((queries) => readFiles(queries, id));
  for (const { kept } of files) if (kept) await context.files.remove(kept.id);
  await context.database.asSystem((queries) =>
    sql`update external_import_file set kept = null where import_id = ${id}::uuid`.execute(queries),
  );
}
