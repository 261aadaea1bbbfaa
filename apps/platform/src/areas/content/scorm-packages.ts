import { sql } from 'kysely';
import { findPackage, presentPackage } from '../../content/packages/package-rows.ts';
import type { PackageRow } from '../../content/packages/package-rows.ts';
import { collections } from '../../documents/collections.ts';
import { readDocument } from '../../documents/read.ts';
import { fileName } from '../../files/file-name.ts';
import { refuseBeyondQuota } from '../../files/quota.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Handlers, RequestContext } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { refuse } from '../../kernel/refusal.ts';
import { accountAsked } from '../../kernel/tenants.ts';
import { closeStoppedPackage } from './close-stopped-package.ts';
import { resetBegun } from './resets.ts';
import { unpackScormPackage } from './unpack-package.ts';

/** How an archive begins, also one that holds nothing. */
const zipMarks = ['504b0304', '504b0506'];

export const scormPackageHandlers = {
  /** Keeps the archive; a job unpacks it. */
  async uploadScormPackage(call) {
    const { queries, principal, params, query, upload, context } = call;
    const accountId = await accountAsked(call, query.accountId);
    if (!upload)
      refuse('invalid_input', 'Send one file in the field "file" of a multipart form. Nothing was stored.');
    const { id: fileId, size, sha256, head } = upload.file;
    const name = fileName(upload.name);
    if (size === 0) refuse('empty_file', `"${name}" is empty. Nothing was stored; choose the file again.`);
    if (!zipMarks.includes(head.subarray(0, 4).toString('hex')))
      refuse('mislabelled_file', `"${name}" is no zip archive, as packages are. Nothing was stored.`);
    const { rows } = await sql<PackageRow>`
      insert into scorm_package (client_id, account_id, content_kind, title, file_name, file_id, sha256, size, created_by)
      values (${principal.clientId}::uuid, ${accountId}::uuid, ${params.kind}, ${name}, ${name}, ${fileId}::uuid, ${sha256},
        ${size}, ${principal.userId}::uuid)
      on conflict (account_id, content_kind, sha256) do nothing returning *`.execute(queries);
    const [row] = rows;
    if (!row) {
      const known = await sql<PackageRow>`select * from scorm_package where account_id = ${accountId}::uuid
        and content_kind = ${params.kind} and sha256 = ${sha256}`.execute(queries);
      const same = existing(known.rows[0], 'the package of these bytes');
      return { data: presentPackage(same), afterCommit: () => context.files.remove(fileId) };
    }
    await queries
      .insertInto('stored_file')
      .values({
        id: fileId,
        client_id: principal.clientId,
        account_id: accountId,
        owner_id: principal.userId,
        name,
        media_type: 'application/zip',
        size,
        sha256,
      })
      .execute();
    await refuseBeyondQuota(queries, { accountId, userId: principal.userId }, context.config);
    await enqueue(
      queries,
      unpackScormPackage,
      { id: row.id },
      { clientId: principal.clientId, accountId, key: row.id },
    );
    return { data: presentPackage(row) };
  },

  getScormPackage: async (call) => ({ data: presentPackage(await addressed(call, false)) }),

  /** Makes a package that of a lesson, for whoever begins from now on. */
  async registerScormPackage(call) {
    const { queries, body, params } = call;
    const row = await addressed(call);
    const refusal = registrationRefusals[row.state];
    if (refusal) refuse('wrong_state', refusal);
    const lesson = await readDocument(call, collections.lessons, body.lessonId);
    const fits = lesson.body.contentKind === params.kind && lesson.accountId === row.account_id;
    if (!fits) refuse('not_found');
    if (lesson.body.contentType !== 'Scorm')
      refuse(
        'wrong_state',
        'This lesson does not consist of a package. Nothing was changed; choose another one.',
      );
    if (lesson.body.packageId !== row.id)
      await collections.lessons.revise(
        call,
        lesson.id,
        (before) => ({ ...before, packageId: row.id }),
        'registered a package',
      );
    if (body.running === 'restart')
      await resetBegun(call, lesson.id, 'Another package was registered for the lesson.');
    await sql`update scorm_package set state = 'registered', stopped_reason = null where id = ${row.id}::uuid`.execute(
      queries,
    );
    return { data: presentPackage(await addressed(call)) };
  },

  /** Takes a package away from everybody, with what they told last. */
  async stopScormPackage(call) {
    const { queries, body } = call;
    const row = await addressed(call);
    if (row.state !== 'registered')
      refuse('wrong_state', 'Nobody gets this package, so there is nothing to stop. Nothing was changed.');
    await sql`delete from scorm_launch where package_id = ${row.id}::uuid`.execute(queries);
    const lessons = await sql<{
      id: string;
    }>`select id from document where kind = 'lessons' and deleted_at is null
      and account_id = ${row.account_id}::uuid and body ->> 'packageId' = ${row.id}`.execute(queries);
    for (const { id } of lessons.rows)
      await collections.lessons.revise(
        call,
        id,
        (before) => ({ ...before, packageId: null }),
        'stopped its package',
      );
    await sql`update scorm_package set state = 'stopped', stopped_reason = ${body.reason} where id = ${row.id}::uuid`.execute(
      queries,
    );
    const tenant = { clientId: row.client_id, accountId: row.account_id };
    await enqueue(queries, closeStoppedPackage, { id: row.id }, tenant);
    return { data: presentPackage(await addressed(call)) };
  },
} satisfies Partial<Handlers>;

const registrationRefusals: Partial<Record<PackageRow['state'], string>> = {
  unpacking: 'It is still being unpacked. Nothing was changed; wait a moment.',
  refused:
    'It cannot be played: see its mistakes. Nothing was changed; upload it again when they are mended.',
};

async function addressed(
  { queries, params }: RequestContext & { params: { readonly id: string; readonly kind: string } },
  lock = true,
): Promise<PackageRow> {
  const row = await findPackage(queries, params.id, lock);
  return row?.content_kind === params.kind ? row : refuse('not_found');
}
