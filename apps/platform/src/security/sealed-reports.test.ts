import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signerOfAccount } from '../attempts/seal-of.ts';
import { verifyAudit } from '../audit-verification.ts';
import { checkSeal } from '../pdf/seal/check-seal.ts';
import { own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let directory: string;
let report: { number: string; file: string; name: string };
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-sealed-'));
  platform = await startTestPlatform('demo', { dataDirectory: directory });
  const rows = await platform.query<{ number: string; file_id: string }>(
    'select number, file_id from report order by number',
  );
  // Copies of those of the demonstration, to be changed.
  for (const { file_id: id } of rows) {
    const place = join('files', id.slice(0, 2), id);
    await mkdir(join(directory, 'files', id.slice(0, 2)), { recursive: true });
    await cp(join(inject('filesDirectory'), place), join(directory, place));
  }
  const [first] = await platform.query<{ number: string; file_id: string; name: string }>(
    `select number, file_id, a.body ->> 'name' as name from report r join document a on a.id = r.account_id
      where r.account_id = $1 order by number limit 1`,
    [own],
  );
  const id = first!.file_id;
  report = {
    number: first!.number,
    name: first!.name,
    file: join(directory, 'files', id.slice(0, 2), id),
  };
});
afterAll(async () => {
  await platform.stop();
  await rm(directory, { recursive: true, force: true });
});

async function verified() {
  const said: string[] = [];
  const { host, user } = inject('cluster');
  const { database } = platform.connection;
  await verifyAudit(
    {
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: directory,
    },
    (line) => said.push(line),
  );
  return said.filter((line) => line.includes('report'));
}

describe('the paper of a signed report', () => {
  it('has the seal of its account, which says that the platform made its key', async () => {
    expect(await checkSeal(await readFile(report.file))).toEqual({
      by: `${report.name} (key made by its Moderator platform)`,
      isWhole: true,
    });
  });

  it('is found to be as it was signed', async () => {
    const said = await verified();
    expect(said.find((line) => line.includes(own))).toMatch(
      /: [1-9]\d* signed reports are as they were signed$/,
    );
    expect(said.filter((line) => line.includes('BROKEN'))).toEqual([]);
  });

  it('is found to be another one, or to be gone', async () => {
    const bytes = await readFile(report.file);
    const wrong = async () => (await verified()).filter((line) => line.includes('BROKEN'));
    await writeFile(report.file, Buffer.concat([bytes, Buffer.from('% more')]));
    expect(await wrong()).toEqual([
      `account ${own}: report ${report.number}: BROKEN its file is another one than was signed`,
    ]);
    await rm(report.file);
    expect(await wrong()).toEqual([`account ${own}: report ${report.number}: BROKEN its file is missing`]);
    await writeFile(report.file, bytes);
    expect(await wrong()).toEqual([]);
  });

  it('is not signed with a key that cannot be read, which is said', async () => {
    await mkdir(join(directory, 'seal-keys'));
    await writeFile(join(directory, 'seal-keys', `${own}.p12`), 'no key');
    const account = { accountId: own, clientId: own, name: 'Academy' };
    const context = { config: { sealKeys: join(directory, 'seal-keys') }, now: () => new Date() };
    await expect(signerOfAccount(context as never, account)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(
        /^The key that your provider seals with could not be read .+Nothing was signed/,
      ),
    });
  });
});
