import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileKey } from '../files/file-store.ts';
import { startTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { clientId, own, personOf } from '../testing/template.ts';
import { removeOrphans } from './remove-orphans.ts';

let context: TestContext;
beforeAll(async () => void (context = await startTestContext('empty')));
afterAll(() => context.stop());

const run = (now = new Date()) =>
  removeOrphans.run(
    {},
    {
      context: { ...context, now: () => now },
      signal: new AbortController().signal,
      progress: async () => {},
    },
  );
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const keys = async () => {
  const found: string[] = [];
  for await (const { key } of context.files.store.list('files/')) found.push(key);
  return found.toSorted();
};
const owner = personOf('moderator').id;

async function stored(): Promise<string> {
  const id = randomUUID();
  const { size, sha256 } = await context.files.keep(id, Buffer.from('named by a row'));
  await context.query(
    `insert into stored_file (id, client_id, account_id, owner_id, name, media_type, size, sha256)
      values ($1, $2, $3, $4, 'notes.txt', 'text/plain', $5, $6)`,
    [id, clientId, own, owner, size, sha256],
  );
  return id;
}

it('bytes that no row names go after a week, and others stay', async () => {
  const named = await stored();
  const part = randomUUID();
  await context.files.keep(part, Buffer.from('a part'));
  const [{ id: upload }] = (await context.query(
    `insert into upload (client_id, account_id, owner_id, name, size) values ($1, $2, $3, 'film.mp4', 9) returning id`,
    [clientId, own, owner],
  )) as [{ id: string }];
  await context.query(
    `insert into upload_part (upload_id, starts_at, client_id, account_id, file_id) values ($1, 0, $2, $3, $4)`,
    [upload, clientId, own, part],
  );
  const orphan = randomUUID();
  await context.files.keep(orphan, Buffer.from('of a process that was killed'));
  const { sha256 } = await context.files.keepContent(
    Readable.from([Buffer.from('of a package that is gone')]),
  );
  await context.files.workplace('left-by-a-killed-process');
  const content = `files/content/${sha256.slice(0, 2)}/${sha256}`;
  const all = [fileKey(named), fileKey(part), fileKey(orphan), content].toSorted();

  await run(inDays(6));
  expect(await keys()).toEqual(all);

  await run(inDays(8));
  expect(await keys()).toEqual([fileKey(named), fileKey(part)].toSorted());
  expect(await context.files.store.removeUnfinished(inDays(365))).toBe(0);
});

it('nothing goes where the files are those of another database', async () => {
  const orphan = randomUUID();
  await context.files.keep(orphan, Buffer.from('known to another database'));
  await context.query('update platform set id = gen_random_uuid()');
  await run(inDays(100));
  expect(await context.files.has(orphan)).toBe(true);
  expect(await text(context.files.read(orphan))).toBe('known to another database');
});

it('every column that names bytes is asked', async () => {
  const columns = await context.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name like '%file_id' and not exists (
        select from pg_constraint where contype = 'f' and confrelid = 'stored_file'::regclass
          and conrelid = (quote_ident(c.table_name))::regclass
          and conkey = array[(select attnum from pg_attribute where attrelid = conrelid and attname = c.column_name)]
      ) order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    'person_export.file_id',
    'scorm_package.file_id',
    'upload_part.file_id',
    'user_upload.file_id',
  ]);
});
