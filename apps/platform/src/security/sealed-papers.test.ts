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
  const rows = await platform.query<{ file_id: string }>(
    `select file_id from report union all select file_id from certificate_picture
      union all select report_file_id from visit where report_file_id is not null`,
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
  return said.filter((line) => /sealed papers|BROKEN/.test(line));
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
      /: [1-9]\d* sealed papers are as they were sealed$/,
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

  it.each(['certificate', 'statement_of_results'] as const)(
    'of a %s is sealed when it is drawn, and compared like that of a report',
    async (type) => {
      const [certificate] = await platform.query<{ id: string; course_id: string; learner_id: string }>(
        'select id, course_id, learner_id from certificate where account_id = $1 and type = $2 limit 1',
        [own, type],
      );
      const { id, course_id: course, learner_id: learnerId } = certificate!;
      const manager = await platform.as('manager');
      const query = { certificateId: id };
      const { blob } = await manager.downloadCertificate({ id: course, learnerId, query });
      const bytes = Buffer.from(await blob.arrayBuffer());
      expect(await checkSeal(bytes)).toMatchObject({ isWhole: true });
      const [row] = await platform.query<{ file_id: string; number: string }>(
        'select file_id, number from certificate where id = $1',
        [id],
      );
      const file = join(directory, 'files', row!.file_id.slice(0, 2), row!.file_id);
      await writeFile(file, Buffer.concat([bytes, Buffer.from('% more')]));
      expect((await verified()).filter((line) => line.includes('BROKEN'))).toEqual([
        `account ${own}: certificate ${row!.number}: BROKEN its file is another one than was signed`,
      ]);
      await writeFile(file, bytes);
      expect((await verified()).filter((line) => line.includes('BROKEN'))).toEqual([]);
    },
  );

  it('of a visit is what was sealed when it was signed', async () => {
    const [visit] = await platform.query<{ id: string; report_file_id: string; verified: object[] }>(
      `select id, report_file_id, report #> '{about,reports}' as verified from visit where signed_at is not null and account_id = $1`,
      [own],
    );
    expect(visit!.verified).toEqual([expect.objectContaining({ number: expect.stringMatching(/^MR-/) })]);
    const manager = await platform.as('manager');
    const { blob } = await manager.downloadVisitReport({ id: visit!.id, type: 'pdf' });
    expect(await checkSeal(Buffer.from(await blob.arrayBuffer()))).toMatchObject({ isWhole: true });
    const id = visit!.report_file_id;
    await rm(join(directory, 'files', id.slice(0, 2), id));
    expect((await verified()).filter((line) => line.includes('BROKEN'))).toEqual([
      expect.stringMatching(`^account ${own}: visit VR-\\d{4}-\\d{4}: BROKEN its file is missing$`),
    ]);
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
