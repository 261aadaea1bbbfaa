import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { findsFiles, readManifest } from '@moderator/learning';
import type { DemoPackage } from '@moderator/demo';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { webTypeOf } from '../files/web-type.ts';
import { readXmlTree } from '../files/xml-tree.ts';
import { existing } from '../kernel/existing.ts';

const manifestName = 'imsmanifest.xml';

/** Puts a package in place as it is once somebody has brought it in, it was unpacked, and a lesson plays it. */
export async function storePackage(
  { id, files, file_id, file_name, ...who }: DemoPackage,
  { files: store }: Context,
  queries: Queries,
): Promise<void> {
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(strToU8(text))]));
  const tree = readXmlTree(existing(bytes.get(manifestName), `manifest of the package ${id}`), manifestName);
  const read = readManifest(tree, findsFiles([...bytes.keys()]));
  if ('mistakes' in read) throw new Error(read.mistakes.join(' '));
  const { title, standard, activities, sequencing } = read.manifest;
  const archive = zipSync(Object.fromEntries(bytes), { mtime: '2026-01-05T08:00:00' });
  const { size, sha256 } = await store.keep(file_id, archive);
  const { created_by: owner_id, ...tenant } = who;
  await queries
    .insertInto('stored_file')
    .values({
      id: file_id,
      ...tenant,
      owner_id,
      name: file_name,
      media_type: 'application/zip',
      size,
      sha256,
    })
    .execute();
  await sql`insert into scorm_package (id, client_id, account_id, content_kind, title, file_name, standard, state,
      activities, sequencing, file_id, sha256, size, created_by)
    values (${id}::uuid, ${tenant.client_id}::uuid, ${tenant.account_id}::uuid, 'formal', ${title}, ${file_name}, ${standard},
      'registered', ${JSON.stringify(activities)}::jsonb, ${JSON.stringify(sequencing)}::jsonb, ${file_id}::uuid, ${sha256},
      ${size}, ${owner_id}::uuid)`.execute(queries);
  for (const [path, content] of bytes) {
    const kept = await store.keepContent(Readable.from([content]));
    await queries
      .insertInto('scorm_package_file')
      .values({
        package_id: id,
        path,
        ...tenant,
        sha256: kept.sha256,
        size: kept.size,
        media_type: await webTypeOf(path, kept.head),
      })
      .execute();
  }
}
