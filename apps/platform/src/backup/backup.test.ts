import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { verifyAudit } from '../audit-verification.ts';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import { takeable } from '../testing/moderating.ts';
import { refuseWrongTallies } from '../testing/recount.ts';
import { signInAt } from '../testing/sign-in.ts';
import { testConfig } from '../testing/test-config.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { backupCommand, restoreCommand } from './command.ts';

let work: string;
let platform: TestPlatform;
let administration: pg.Client;
const databases: string[] = [];
const said: string[] = [];
const say = (line: string) => void said.push(line);
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'moderator-backup-'));
  await mkdir(join(work, 'data'));
  // The bytes of the demonstration, which all platforms of these tests share.
  await symlink(join(inject('filesDirectory'), 'files'), join(work, 'data/files'));
  platform = await startTestPlatform('demo', { dataDirectory: join(work, 'data') });
  administration = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await administration.connect();
});
afterAll(async () => {
  await platform.stop();
  for (const name of databases) await administration.query(`drop database if exists ${name} with (force)`);
  await administration.query('drop role if exists restorer');
  await administration.end();
  await rm(work, { recursive: true, force: true });
});

const addressOf = (database: string, user = inject('cluster').user) => {
  const { host, port } = inject('cluster');
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
};
async function emptyDatabase(owner?: string): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await administration.query(`create database ${name}${owner ? ` owner ${owner}` : ''}`);
  databases.push(name);
  return name;
}
const settings = (database: string, data: string, user?: string) => ({
  DATABASE_URL: addressOf(database, user),
  DATA_DIR: join(work, data),
});
const sourceSettings = () => settings(String(platform.connection.database), 'data');
const count = async (query: (text: string) => Promise<{ count: string }[]>) => {
  const tables = ['attempt', 'evidence', 'document', 'audit_entry', 'verdict_history', 'stored_file', 'job'];
  const counts: string[] = [];
  for (const name of tables) counts.push((await query(`select count(*) from ${name}`))[0]!.count);
  return counts;
};

describe('a backup', () => {
  it('is of one moment of a platform that goes on, and a whole platform where it is put back', async () => {
    const api = await platform.as('moderator2');
    const id = await takeable(api);
    await api.claimAttempt({ id });
    const [outcome] = (await api.getWorkspace({ id })).outcomes;
    await api.recordVerdict({ id, outcomeId: outcome!.id, body: { result: 'C', comment: 'Before it.' } });
    const { id: fileId } = await api.uploadFile({ file: new Blob(['Twelve boxes.']), fileName: 'boxes.txt' });

    // Work that waits is kept as well; what the platform does by itself may be over, or not begun.
    await platform.query(`insert into job (kind, payload) values ('clean-up', '{}')`);

    const over = new AbortController();
    const goingOn = (async () => {
      for (let turn = 0; !over.signal.aborted; turn++)
        await api.uploadFile({ file: new Blob([`Meanwhile ${turn}`]), fileName: `meanwhile-${turn}.txt` });
    })();
    const directory = join(work, 'backup');
    const code = await backupCommand([directory], sourceSettings(), say);
    over.abort();
    await goingOn;
    expect([code, said.at(-1)]).toEqual([0, expect.stringMatching(/^\d+ rows of \d+ tables and \d+ files /)]);

    // Into a database of somebody who is no superuser, as that of an operator is.
    await administration.query('create role restorer login');
    await administration.query('grant moderator_application to restorer with admin option');
    const database = await emptyDatabase('restorer');
    const restored = settings(database, 'restored', 'restorer');
    expect([await restoreCommand([directory], restored, say), said.at(-1)]).toEqual([
      0,
      expect.stringMatching(/ are back\. /),
    ]);
    expect([
      await verifyAudit(restored, say),
      said.filter((line) => /broken|missing|changed/.test(line)),
    ]).toEqual([0, []]);

    const again = await startPlatform({
      config: testConfig(join(work, 'restored')),
      connection: { connectionString: restored.DATABASE_URL },
      log: silentLog,
    });
    try {
      const token = await signInAt(again.url, 'moderator2');
      const there = createClient(routes, { baseUrl: `${again.url}/api`, token: () => token });
      const { outcomes, attempt } = await there.getWorkspace({ id });
      expect(attempt.claim?.mine).toBe(true);
      expect(outcomes[0]!.verdict).toMatchObject({ result: 'C', comment: 'Before it.' });
      expect(await (await there.downloadFile({ id: fileId })).blob.text()).toBe('Twelve boxes.');
      // What sequences count goes on where it was.
      await there.recordVerdict({
        id,
        outcomeId: outcomes[1]!.id,
        body: { result: 'C', comment: 'Behind it.' },
      });
    } finally {
      await again.stop();
    }
    // What is kept by triggers is in the rows as well, and adds up.
    const pool = new pg.Pool({ connectionString: addressOf(database), max: 1 });
    await refuseWrongTallies(pool);
    await pool.end();
    const client = new pg.Client(addressOf(database));
    await client.connect();
    const [attempts, evidence, ...others] = await count(async (text) => (await client.query(text)).rows);
    await client.end();
    const now = await count((text) => platform.query(text));
    expect([attempts, evidence]).toEqual(now.slice(0, 2));
    expect(others.every((each) => Number(each) > 0)).toBe(true);
  }, 120_000);

  it('is not put back where it is not whole, nor over what is there', async () => {
    const directory = join(work, 'second');
    expect(await backupCommand([directory], sourceSettings(), say)).toBe(0);
    const refusal = async (environment: Record<string, string>) => {
      const code = await restoreCommand([directory], environment, say);
      return [code, said.at(-1)];
    };
    expect(await refusal(sourceSettings())).toEqual([
      1,
      expect.stringMatching(/holds something already\. Nothing/),
    ]);
    expect(await refusal({ ...sourceSettings(), DATA_DIR: join(work, 'elsewhere') })).toEqual([
      1,
      expect.stringMatching(/^The database holds accounts already\. Nothing was changed/),
    ]);
    const database = await emptyDatabase();
    const manifest = await readFile(join(directory, 'manifest.json'), 'utf8');
    await writeFile(
      join(directory, 'manifest.json'),
      manifest.replace('"0001-tenancy.sql"', '"9999-later.sql"'),
    );
    expect(await refusal(settings(database, 'new'))).toEqual([
      1,
      expect.stringMatching(/newer version \(it has 9999/),
    ]);
    await writeFile(join(directory, 'manifest.json'), manifest);
    await appendFile(join(directory, 'tables/public.attempt.gz'), 'x');
    expect(await refusal(settings(database, 'new'))).toEqual([
      1,
      'tables/public.attempt.gz of the backup is missing or was changed. Nothing was changed here.',
    ]);
    await rm(join(directory, 'manifest.json'));
    expect(await refusal(settings(database, 'new'))).toEqual([
      1,
      expect.stringMatching(/one that was not finished/),
    ]);
  });

  it('is not put back where a place in a batch names an attempt that it does not hold', async () => {
    const directory = join(work, 'placeless');
    const silent = async (change: string) => {
      await platform.query('alter table batch_attempt disable trigger user');
      await platform.query(change);
      await platform.query('alter table batch_attempt enable trigger user');
    };
    await silent(`insert into batch_attempt (batch_id, attempt_id, client_id, account_id)
      select batch_id, gen_random_uuid(), client_id, account_id from batch_attempt limit 1`);
    expect(await backupCommand([directory], sourceSettings(), say)).toBe(0);
    await silent('delete from batch_attempt where attempt_id not in (select id from attempt)');
    const code = await restoreCommand([directory], settings(await emptyDatabase(), 'placeless-data'), say);
    expect([code, said.at(-1)]).toEqual([1, expect.stringMatching(/^The backup holds a place in a batch/)]);
  }, 120_000);

  it('is not written into a folder that holds something, nor without the bytes of a file', async () => {
    expect([await backupCommand([join(work, 'second')], sourceSettings(), say), said.at(-1)]).toEqual([
      1,
      expect.stringMatching(/is not empty\. Nothing was written/),
    ]);
    expect([
      await backupCommand(
        [join(work, 'third')],
        { ...sourceSettings(), DATA_DIR: join(work, 'nothing') },
        say,
      ),
      said.at(-1),
    ]).toEqual([1, expect.stringMatching(/^The bytes of \d+ of \d+ files are not there/)]);
    expect([await backupCommand([], sourceSettings(), say), said.at(-1)]).toEqual([
      1,
      'Name one folder: npm run backup -- FOLDER [--files-stay]',
    ]);
  });
});
