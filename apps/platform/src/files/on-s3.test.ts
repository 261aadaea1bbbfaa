import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { verifyAudit } from '../audit-verification.ts';
import { backupCommand, restoreCommand } from '../backup/command.ts';
import { freePort } from '../testing/free-port.ts';
import { startPlatformProcess } from '../testing/platform-process.ts';
import { raw } from '../testing/raw.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { signInAt } from '../testing/sign-in.ts';
import { personOf } from '../testing/template.ts';
import { testConfig } from '../testing/test-config.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { fileKey } from './file-store.ts';
import { moveCommand } from './move-command.ts';
import { createS3Client } from './s3/client.ts';
import { addressAt, keys, s3Program, startS3Server, withoutS3 } from './s3/server.fixture.ts';
import type { S3Server } from './s3/server.fixture.ts';
import { createS3Store } from './s3/store.ts';

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

// What versitygw does in seconds takes moto minutes.
const isQuick = s3Program === 'versitygw';

describe.skipIf(!isQuick)(`a platform whose files lie in S3 (${isQuick ? s3Program : withoutS3})`, () => {
  let work: string;
  let server: S3Server;
  let url: string;
  let platform: TestPlatform;
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'moderator-on-s3-'));
    server = await startS3Server();
    url = await server.bucket();
    const moved = await moveCommand([url], { DATA_DIR: inject('filesDirectory'), ...keys }, say);
    expect([moved, said.at(-2)]).toEqual([
      0,
      expect.stringMatching(/ files .* were copied .*, 0 were there\. /),
    ]);
    platform = await startTestPlatform('demo', {
      dataDirectory: join(work, 'data'),
      settings: { filesAddress: addressAt(url), largestFile: 50_000_000 },
    });
  });
  afterAll(async () => {
    await platform.stop();
    await server.stop();
    await rm(work, { recursive: true, force: true });
  });
  const bucket = () => createS3Store(addressAt(url), join(work, 'looks'));
  const settings = () => {
    const { host, port, user } = inject('cluster');
    const name = String(platform.connection.database);
    return {
      ...keys,
      FILES_URL: url,
      DATA_DIR: join(work, 'data'),
      DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    };
  };

  it('takes a file in, and gives it, and parts of it, to those who may have it', async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText('Evidence');
    // Longer than goes over at once.
    document.setSubject(randomBytes(6_000_000).toString('hex'));
    const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
    const learner = await platform.as('learner');
    const file = await learner.uploadFile({ file: new Blob([bytes]), fileName: 'evidence.pdf' });
    expect([file.sha256, file.mediaType]).toEqual([sha256Of(bytes), 'application/pdf']);
    const { blob } = await learner.downloadFile({ id: file.id });
    expect(sha256Of(Buffer.from(await blob.arrayBuffer()))).toBe(file.sha256);
    const part = await raw(platform, 'GET', `/files/${file.id}/download`, {
      as: 'learner',
      headers: { range: 'bytes=0-7' },
    });
    expect([part.status, part.text]).toEqual([206, bytes.subarray(0, 8).toString()]);
    await learner.deleteFile({ id: file.id });
    expect(await bucket().look(fileKey(file.id))).toBeUndefined();
  });

  it('writes the name of a visitor over what it gives them', async () => {
    const verifier = await platform.as('verifier');
    const { items } = await verifier.listVisits({ query: { standing: 'open' } });
    const [evidence] = await platform.query<{ id: string; sha256: string }>(
      `select f.id, f.sha256 from evidence e join stored_file f on f.id = e.file_id and f.media_type = 'application/pdf'
        join attempt a on a.id = e.attempt_id and a.state = 'verifying'
        join batch_attempt b on b.attempt_id = a.id and b.batch_id = $1 limit 1`,
      [items[0]!.batches[0]!.batch.id],
    );
    const { blob } = await verifier.downloadFile({ id: evidence!.id });
    const marked = Buffer.from(await blob.arrayBuffer());
    const { name, surname } = personOf('verifier');
    expect((await readPdf(marked)).join()).toContain(`${name} ${surname}`);
    expect(sha256Of(await buffer(bucket().read(fileKey(evidence!.id))))).toBe(evidence!.sha256);
  });

  it('shows logos', async () => {
    const logos: string[] = [];
    for await (const { key } of bucket().list('logos/')) logos.push(key.slice('logos/'.length));
    const answer = await fetch(`${platform.url}/theme/logos/${logos[0]}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  it('keeps nothing of what is refused', async () => {
    const before = await count();
    const answer = (await platform.as('learner')).uploadFile({
      file: new Blob([randomBytes(9_000_000)]),
      fileName: 'a.pdf',
    });
    await expect(answer).rejects.toMatchObject({ code: 'mislabelled_file' });
    expect(await count()).toBe(before);
  });
  const count = async () => {
    let files = 0;
    for await (const _ of bucket().list('files/')) files++;
    return files;
  };

  it('says that files are out of reach, and goes on once they are not', async () => {
    await platform.token('learner');
    const upload = () => {
      const body = new FormData();
      body.set('file', new Blob(['Notes']), 'notes.txt');
      return raw(platform, 'POST', '/files', { as: 'learner', body });
    };
    await server.leave();
    expect(await upload()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const health = await fetch(`${platform.url}/health`);
    expect([health.status, await health.json()]).toEqual([
      200,
      expect.objectContaining({ files: 'unreachable' }),
    ]);
    await server.comeBack();
    expect((await upload()).body).toMatchObject({ data: { size: 5 } });
  });

  it('that is killed while a file comes in keeps nothing of it, and what came is removed', async () => {
    const port = await freePort();
    const [before, rows] = [await count(), await platform.query('select id from stored_file')];
    const config = {
      ...testConfig(join(work, 'killed')),
      port,
      filesAddress: addressAt(url),
      largestFile: 5e7,
    };
    const child = startPlatformProcess({ config, connection: platform.connection }, 'ignore');
    const origin = `http://localhost:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${origin}/health`).then(
            (answer) => answer.ok,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
    const token = await signInAt(origin, 'learner');
    const boundary = 'an-upload-that-never-ends';
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n`;
        controller.enqueue(Buffer.concat([Buffer.from(head), randomBytes(20_000_000)]));
      },
    });
    const uploading = fetch(`${origin}/api/v2/files`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
      duplex: 'half',
    } satisfies RequestInit).then(
      () => 'answered',
      () => 'broken off',
    );
    const uploads = async () => (await client.send({ method: 'GET', query: { uploads: '' } })).text();
    const client = createS3Client(addressAt(url));
    await expect.poll(uploads).toContain('<Upload>');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await uploading).toBe('broken off');
    expect([await count(), await platform.query('select id from stored_file')]).toEqual([before, rows]);
    expect(await bucket().removeUnfinished(new Date(Date.now() + 60_000))).toBe(1);
    expect(await bucket().removeUnfinished(new Date(Date.now() + 60_000))).toBe(0);
  });

  it('is backed up with its files or with their list, and put back', async () => {
    expect(await backupCommand([join(work, 'whole')], settings(), say)).toBe(0);
    expect([await backupCommand(['--files-stay', join(work, 'list')], settings(), say), said.at(-1)]).toEqual(
      [0, expect.stringMatching(/^The bytes of \d+ files stay in http:.*kept there\.$/)],
    );
    const databases: string[] = [];
    const emptyDatabase = async () => {
      const name = `on_s3_${randomBytes(6).toString('hex')}`;
      await platform.query(`create database ${name}`);
      databases.push(name);
      return settings().DATABASE_URL.replace(/\/test_\w+/, `/${name}`);
    };
    for (const [backup, files] of [
      ['whole', await server.bucket()],
      ['list', url],
    ] as const) {
      const restored = {
        ...settings(),
        DATABASE_URL: await emptyDatabase(),
        DATA_DIR: join(work, `restored-${backup}`),
        FILES_URL: files,
      };
      expect([await restoreCommand([join(work, backup)], restored, say), said.at(-1)]).toEqual([
        0,
        expect.stringMatching(/ are back\. /),
      ]);
      expect([await verifyAudit(restored, say), said.filter((line) => /broken|missing/i.test(line))]).toEqual(
        [0, []],
      );
    }
    const wrong = {
      ...settings(),
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: join(work, 'wrong'),
      FILES_URL: await server.bucket(),
    };
    expect([await restoreCommand([join(work, 'list')], wrong, say), said.at(-1)]).toEqual([
      1,
      expect.stringMatching(/without the bytes of files, and .* is not in http/),
    ]);
    for (const name of databases) await platform.query(`drop database ${name} with (force)`);
  }, 120_000);

  it('has its files moved back into a folder, and a second time only what is new', async () => {
    const folder = `file://${join(work, 'back')}`;
    expect(await moveCommand([folder], settings(), say)).toBe(0);
    await (await platform.as('learner')).uploadFile({ file: new Blob(['Late']), fileName: 'late.txt' });
    expect([await moveCommand([folder, '--check'], settings(), say), said.at(-2)]).toEqual([
      0,
      expect.stringMatching(/^[12] files \(1 MB\) were copied .* and compared, \d{2,} were there\./),
    ]);
    expect([await moveCommand([url], settings(), say), said.at(-1)]).toEqual([
      1,
      expect.stringMatching(/^The files lie in .* already\.$/),
    ]);
  });
});
