import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { chainedText } from '@moderator/moderation';
import { verifyAudit } from '../audit-verification.ts';
import { createDatabase } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { keepAnchors } from '../audit/keep-anchors.ts';
import { TestBrowser } from '../embedded/identity/browser.fixture.ts';
import { silentLog } from '../embedded/silent-log.ts';
import { raw } from '../testing/raw.ts';
import { tokensIn } from '../testing/sign-in.ts';
import { foreign, own, personOf } from '../testing/template.ts';
import { testConfig } from '../testing/test-config.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let directory: string;
let second: string;
const begin = async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-audit-'));
  second = join(directory, 'elsewhere/anchors.jsonl');
  // The reports that the demonstration signed lie there.
  await symlink(join(inject('filesDirectory'), 'files'), join(directory, 'files'));
  const { auditAnchors } = testConfig(directory);
  platform = await startTestPlatform('demo', {
    dataDirectory: directory,
    settings: { auditAnchors: [...auditAnchors, second] },
  });
};
const end = async () => {
  await platform.stop();
  await rm(directory, { recursive: true, force: true });
};

/** What the minute does. */
async function anchor(): Promise<void> {
  const pool = createPool({ ...platform.connection, max: 1 }, () => undefined);
  const { auditAnchors, auditKeyFile } = testConfig(directory);
  const settings = { auditKeyFile, auditAnchors: [...auditAnchors, second] };
  await (
    await keepAnchors(createDatabase(pool), settings, silentLog)
  )();
  await pool.end();
}

async function verified(): Promise<{ code: number; said: string[] }> {
  const said: string[] = [];
  const { host, user } = inject('cluster');
  const { database } = platform.connection;
  const code = await verifyAudit(
    {
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: directory,
      AUDIT_ANCHORS_COPY: second,
    },
    (line) => said.push(line),
  );
  return { code, said };
}
const ofOwn = (said: string[]) => said.find((line) => line.includes(own));

/** As a superuser of the database would: the last entry goes, and the head is set back to the one before. */
const removeLast = () =>
  platform.query(
    `with gone as (delete from audit_entry where account_id = $1 and sequence = (select sequence from audit_head where account_id = $1)
       returning sequence, previous_hash)
     update audit_head set sequence = gone.sequence - 1, hash = gone.previous_hash from gone where account_id = $1`,
    [own],
  );

/** The same, and puts another entry in its place that fits the chain. @returns which one it is */
async function makeLastAnew(): Promise<number> {
  const [last] = await platform.query<{ sequence: number; previous_hash: string; at: Date }>(
    `select * from audit_entry where account_id = $1 order by sequence desc limit 1`,
    [own],
  );
  await removeLast();
  const entry = {
    sequence: last!.sequence,
    at: last!.at.toISOString(),
    actorId: null,
    impersonatorId: null,
    action: 'nothing',
    subjectKind: 'user',
    subjectId: own,
    detail: {},
  };
  const hash = createHash('sha256').update(chainedText(last!.previous_hash, entry)).digest('hex');
  await platform.query(
    `with made as (insert into audit_entry (client_id, account_id, sequence, at, action, subject_kind, subject_id, detail, previous_hash, hash)
      select client_id, account_id, $2, $3, 'nothing', 'user', $1, '{}', $4, $5 from audit_head where account_id = $1 returning 1)
     update audit_head set sequence = $2, hash = $5 from made where account_id = $1`,
    [own, last!.sequence, last!.at, last!.previous_hash, hash],
  );
  return last!.sequence;
}

describe('the ends of the audit chains are anchored outside of the database', () => {
  beforeEach(async () => {
    await begin();
    return end;
  });

  it('and whole chains are found to be whole', async () => {
    await anchor();
    const { code, said } = await verified();
    expect([
      code,
      said.filter((line) => !/the chain is whole$|papers are as they were sealed$/.test(line)),
    ]).toEqual([0, []]);
    expect(said.length).toBeGreaterThan(1);
  });

  it('so that it is found when the last entry is removed and the head set back', async () => {
    await anchor();
    const before = await verified();
    await removeLast();
    const { code, said } = await verified();
    expect([before.code, code]).toEqual([0, 1]);
    expect(ofOwn(said)).toContain('BROKEN at entry');
    expect(said.filter((line) => line.includes('BROKEN'))).toHaveLength(1);
  });

  it('so that it is found when what was removed is made anew with another content', async () => {
    await anchor();
    const last = await makeLastAnew();
    expect(ofOwn((await verified()).said)).toContain(`BROKEN at entry ${last}: it was anchored`);
  });

  it('so that it stays found when what was made anew is anchored as well', async () => {
    await anchor();
    const last = await makeLastAnew();
    await anchor();
    expect(ofOwn((await verified()).said)).toContain(`BROKEN at entry ${last}: it was anchored`);
  });

  it('so that it is found when everything is emptied at once, also when a new chain has begun', async () => {
    await anchor();
    await platform.query('truncate audit_entry, audit_head');
    const emptied = await verified();
    await raw(platform, 'POST', '/users/export/csv', { as: 'manager', body: {} });
    await anchor();
    const begun = await verified();
    for (const { code, said } of [emptied, begun])
      expect([code, ofOwn(said)]).toEqual([1, expect.stringContaining('BROKEN at entry')]);
  });

  it('and a place that was out of reach, or has half a line of a full disk, goes on where it ended', async () => {
    await anchor();
    await raw(platform, 'POST', '/users/export/csv', { as: 'manager', body: {} });
    await rename(second, `${second}.away`);
    await mkdir(second);
    await anchor();
    await rm(second, { recursive: true });
    await rename(`${second}.away`, second);
    await appendFile(second, '{"at":"2026-01-01","hea');
    await raw(platform, 'POST', '/users/export/csv', { as: 'manager', body: {} });
    await anchor();
    const { code, said } = await verified();
    expect([code, said.filter((line) => line.includes('BROKEN'))]).toEqual([0, []]);
    await removeLast();
    expect((await verified()).code).toBe(1);
  });

  it('so that it is found when a whole chain is gone', async () => {
    await anchor();
    await platform.query('delete from audit_entry where account_id = $1', [foreign]);
    await platform.query('delete from audit_head where account_id = $1', [foreign]);
    expect((await verified()).said.find((line) => line.includes(foreign))).toContain('BROKEN at entry');
  });

  it.each<[string, (file: string) => Promise<void>]>([
    [
      'one is forged',
      (file) =>
        readFile(file, 'utf8').then((text) =>
          writeFile(file, text.replace(/"sequence":(\d)/, '"sequence":1$1')),
        ),
    ],
    [
      'one is taken out',
      async (file) => writeFile(file, (await readFile(file, 'utf8')).split('\n').slice(1).join('\n')),
    ],
    [
      'one is made up',
      (file) => appendFile(file, '{"at":"2026-01-01","heads":[],"previous":"","signature":"AA=="}\n'),
    ],
    ['they are gone', (file) => rm(file)],
  ])('and it is found when %s', async (_, harm) => {
    await anchor();
    await raw(platform, 'POST', '/users/export/csv', { as: 'manager', body: {} });
    await anchor();
    expect((await verified()).code).toBe(0);
    await harm(second);
    const { code, said } = await verified();
    expect(code).toBe(1);
    expect(said.find((line) => line.startsWith('anchors: BROKEN'))).toContain(second);
  });

  it('with a key that nobody else on the machine reads, and without which nothing counts as whole', async () => {
    await anchor();
    const { auditKeyFile } = testConfig(directory);
    expect(await readFile(auditKeyFile, 'utf8')).toContain('PRIVATE KEY');
    await rm(auditKeyFile);
    expect(await verified()).toMatchObject({ code: 1 });
  });
});

describe('the audit chain', () => {
  const entries = async (accountId: string, action: string) =>
    platform.query<{
      actor_id: string | null;
      impersonator_id: string | null;
      subject_id: string;
      detail: unknown;
    }>(
      'select actor_id, impersonator_id, subject_id, detail from audit_entry where account_id = $1 and action = $2 order by sequence',
      [accountId, action],
    );
  const exporting = (headers: Record<string, string> = {}, as = 'manager') =>
    raw(platform, 'POST', '/sites/export/csv', { as, headers, body: {} });
  let begun = false;
  beforeEach(async () => {
    if (!begun) await begin();
    begun = true;
  });
  afterAll(end);

  it('tells who signed in, and from where', async () => {
    await tokensIn(new TestBrowser(platform.url), 'verifier');
    const { id } = personOf('verifier');
    expect(await entries(own, 'signed in')).toContainEqual({
      actor_id: id,
      impersonator_id: null,
      subject_id: id,
      detail: { address: expect.stringContaining('127.0.0.1') },
    });
  });

  it('tells whose sign-in failed, and that one of nobody did, without what was typed', async () => {
    const { id } = personOf('verifier');
    await expect(tokensIn(new TestBrowser(platform.url), 'verifier', 'wrong')).rejects.toThrow();
    await expect(tokensIn(new TestBrowser(platform.url), 'correct horse', 'wrong')).rejects.toThrow();
    expect(await entries(own, 'sign-in failed')).toMatchObject([{ actor_id: null, subject_id: id }]);
    const nobody = '00000000-0000-0000-0000-000000000000';
    const unknown = await entries(nobody, 'sign-in failed');
    expect(unknown).toHaveLength(1);
    expect(JSON.stringify(unknown)).not.toContain('horse');
  });

  it('tells what was taken out, and nothing of what was refused', async () => {
    expect((await exporting()).status).toBe(200);
    expect((await exporting({}, 'learner')).status).toBe(403);
    expect(await entries(own, 'exported')).toEqual([
      {
        actor_id: personOf('manager').id,
        impersonator_id: null,
        subject_id: own,
        detail: { call: 'exportSites', type: 'csv' },
      },
    ]);
  });

  it('tells that somebody acts as another, once for many calls', async () => {
    const { id } = personOf('moderator');
    for (let turn = 0; turn < 3; turn++)
      await raw(platform, 'GET', '/moderation/home', {
        as: 'administrator',
        headers: { 'impersonated-user': id },
      });
    expect(await entries(own, 'acted as by another')).toEqual([
      { actor_id: personOf('administrator').id, impersonator_id: null, subject_id: id, detail: {} },
    ]);
  });
});
