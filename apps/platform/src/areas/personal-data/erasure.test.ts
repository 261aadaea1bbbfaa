import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Erasure, ErasurePreview } from '@moderator/contract/types';
import { verifyChain } from '@moderator/moderation';
import type { ChainedEntry } from '@moderator/moderation';
import { tablesOfPeople } from '../../database/personal-data.ts';
import { fileKey } from '../../files/file-store.ts';
import { mailsIn } from '../../testing/mails.ts';
import { signInsFollowed } from '../../testing/jobs.ts';
import { signInAt } from '../../testing/sign-in.ts';
import { clientId, own, people, personOf } from '../../testing/template.ts';
import {
  before,
  full,
  one,
  plantPerson,
  plantTraces,
  traces,
  tracesInDatabase,
  unusual,
} from './planted.fixture.ts';
import type { Planted } from './planted.fixture.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'moderator-erasure-'));
  platform = await startTestPlatform('demo', { dataDirectory });
});
afterAll(async () => {
  await platform.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** Every file below the data directory in whose name or text one of the traces stands; the database is not below it. */
async function tracesInFiles(): Promise<string[]> {
  const entries = await readdir(dataDirectory, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const text = entry.isFile() ? await readFile(join(entry.parentPath, entry.name), 'latin1') : '';
      return traces.some((trace) => entry.name.includes(trace) || text.includes(trace)) ? [entry.name] : [];
    }),
  );
  return found.flat();
}

/** Where what stays of each part lies. */
const placesOf: Record<Erasure['stays'][number]['part'], string[]> = {
  certified_attempts: [
    'attempt.learner_name',
    'attempt.learner_number',
    'attempt.learner_order',
    'attempt.search',
    'evidence.title',
    'evidence.source',
    'judgement.feedback',
    'stored_file.name',
    'verdict.comment',
  ],
  certificates: ['certificate.snapshot'],
  audit: ['audit_entry.detail'],
  sealed_reports: ['report.body'],
  verifications: ['verification.findings'],
  material: [],
  sign_in_elsewhere: [],
  backups: [],
};

async function finished(id: string): Promise<Erasure> {
  const manager = await platform.as('manager');
  return vi.waitFor(
    async () => {
      const erasure = await manager.getErasure({ id });
      expect(erasure.state).toBe('finished');
      return erasure;
    },
    { timeout: 30_000, interval: 100 },
  );
}

const partsOf = (of: readonly { part: string }[]) => of.map(({ part }) => part);

describe('a learner whose name is everywhere', () => {
  let planted: Planted;
  let preview: ErasurePreview;
  let erasure: Erasure;
  let token: string;
  const fileOf = (attemptId: string) =>
    one<{ id: string }>(
      platform,
      'select file_id as id from evidence where attempt_id = $1 and file_id is not null order by position limit 1',
      [attemptId],
    );
  const bytesOf = (id: string) => join(platform.filesDirectory, '..', fileKey(id));
  let bytes: { gone: string; kept: string };

  beforeAll(async () => {
    planted = await plantPerson(platform);
    await plantTraces(platform, planted);
    await signInsFollowed(platform);
    const mail = (await mailsIn(dataDirectory)).find(({ to }) => to === unusual.email);
    const [, path] = /(\/realms\/moderator\/invitation\/\S+)/.exec(mail?.text ?? '') ?? [];
    await fetch(`${platform.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ next: 'correct horse battery' }),
    });
    token = await signInAt(platform.url, before.username, 'correct horse battery');
    const [gone, kept] = [await fileOf(planted.other), await fileOf(planted.certified)];
    bytes = { gone: bytesOf(gone.id), kept: bytesOf(kept.id) };
    for (const path of Object.values(bytes)) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'bytes');
    }
    const manager = await platform.as('manager');
    preview = await manager.previewErasure({ id: planted.userId });
    await manager.erasePersonalData({
      id: planted.userId,
      version: preview.version,
      body: { reason: `${full} asked for it.` },
    });
  });

  it('is told beforehand what goes and what stays, with the law that says so', () => {
    expect(preview).toMatchObject({ name: full, obstacles: [] });
    expect(partsOf(preview.goes)).toEqual([
      'details',
      'sign_in',
      'names_in_copies',
      'files',
      'inbox',
      'issue_reports',
    ]);
    expect(partsOf(preview.stays)).toEqual([
      'certified_attempts',
      'certificates',
      'audit',
      'sealed_reports',
      'verifications',
      'backups',
    ]);
    for (const { ground } of preview.stays) expect(ground).toMatch(/POPIA section/);
  });

  it('is signed out at once', async () => {
    await expect(platform.withToken(token).getMe()).rejects.toMatchObject({ status: 401 });
  });

  it('is found afterwards in what was named as staying, and nowhere else', async () => {
    erasure = await finished(planted.userId);
    await signInsFollowed(platform);
    expect(partsOf(erasure.stays)).toEqual(partsOf(preview.stays));
    const named = erasure.stays.flatMap(({ part }) => placesOf[part]);
    expect(await tracesInDatabase(platform)).toEqual([...named].sort());
    expect(await tracesInFiles()).toEqual([]);
  });

  it('keeps the words of the certified attempt alone', async () => {
    const names = await platform.query(
      `select id = $2 as certified, learner_name, learner_number from attempt where learner_id = $1 order by 1`,
      [planted.userId, planted.certified],
    );
    const [name, code] = erasure.pseudonym.split(' ');
    expect(names).toEqual([
      { certified: false, learner_name: `${code}, ${name}`, learner_number: null },
      {
        certified: true,
        learner_name: `${unusual.surname}, ${unusual.name}`,
        learner_number: unusual.number,
      },
    ]);
    const { comment } = await one<{ comment: string }>(
      platform,
      'select comment from verdict where attempt_id = $1',
      [planted.other],
    );
    expect(comment).toBe(
      `${erasure.pseudonym} (${code}) wrote to ${code!.toLowerCase()}@erased.invalid; ask Erased at +999 000 0000.`,
    );
    expect(erasure.reason).toBe(`${erasure.pseudonym} asked for it.`);
  });

  it('takes the bytes of their files along, but for the evidence of what was certified', async () => {
    await expect(readFile(bytes.gone)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readFile(bytes.kept, 'utf8')).toBe('bytes');
  });

  it('leaves the audit chain whole', async () => {
    const entries = await platform.query<ChainedEntry & { at: Date }>(
      `select sequence::int, at, actor_id as "actorId", impersonator_id as "impersonatorId", action, subject_kind as "subjectKind",
        subject_id as "subjectId", detail, previous_hash as "previousHash", hash from audit_entry where account_id = $1 order by sequence`,
      [own],
    );
    const read = (async function* () {
      for (const entry of entries) yield { ...entry, at: new Date(entry.at).toISOString() };
    })();
    expect(await verifyChain(read)).toMatchObject({ ok: true });
    expect(entries.at(-1)).toMatchObject({ action: 'person erased', subjectId: planted.userId });
  });

  it('comes to the same when the job is cut off and begins again', async () => {
    await platform.query(
      `update erasure set state = 'waiting', sought = jsonb_build_object('anywhere', jsonb_build_array(jsonb_build_array($2::text, 'x')),
        'aboutThem', '[]'::jsonb) where user_id = $1`,
      [planted.userId, full],
    );
    await platform.query(
      `insert into job (kind, payload, client_id, account_id) select 'erase-person', jsonb_build_object('id', id), client_id, account_id
        from erasure where user_id = $1`,
      [planted.userId],
    );
    const again = await finished(planted.userId);
    expect(again).toEqual({ ...erasure, finishedAt: again.finishedAt, stays: again.stays });
    expect(partsOf(again.stays)).toEqual(partsOf(erasure.stays));
  });

  it('cannot be brought back, erased again, nor signed in as', async () => {
    const manager = await platform.as('manager');
    const { userId: id } = planted;
    await expect(manager.restoreUser({ id })).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(manager.previewErasure({ id })).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(
      manager.erasePersonalData({ id, version: preview.version + 1, body: { reason: 'again' } }),
    ).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('erased already') as string,
    });
    await expect(signInAt(platform.url, before.username, 'correct horse battery')).rejects.toThrow();
  });

  it('is shown to moderators by the pseudonym, the evidence without its file', async () => {
    const { files } = await one<{ files: number }>(
      platform,
      'select count(file_id)::int as files from evidence where attempt_id = $1',
      [planted.other],
    );
    expect(files).toBe(0);
    const moderator = await platform.as('moderator');
    const workspace = await moderator.getWorkspace({ id: planted.other });
    expect(JSON.stringify(workspace)).not.toMatch(/Quvukane|Xhantilomzi/);
  });
});

describe('somebody of whom others need something', () => {
  it.each([
    [
      'open work',
      `select learner_id as id from attempt where state = 'assessed' and superseded_at is null and account_id = $1 limit 1`,
      'under way',
    ],
    [
      'work given to them',
      `select allocated_to as id from attempt where state in ('submitted', 'assessing') and superseded_at is null and account_id = $1 and allocated_to is not null limit 1`,
      'given to them to assess',
    ],
  ])('is not erased: %s', async (_, query, sentence) => {
    const { id } = await one<{ id: string }>(platform, query, [own]);
    const manager = await platform.as('manager');
    const { obstacles, version } = await manager.previewErasure({ id });
    expect(obstacles.join(' ')).toContain(sentence);
    await expect(manager.erasePersonalData({ id, version, body: { reason: 'asked' } })).rejects.toMatchObject(
      {
        code: 'wrong_state',
        detail: expect.stringContaining('Nothing was erased.') as string,
      },
    );
  });

  it('is not erased while they hold an attempt or an appeal of theirs is open', async () => {
    const { id } = personOf('moderator');
    const { attempt } = await one<{ attempt: string }>(
      platform,
      `select id as attempt from attempt where account_id = $1 and state = 'endorsed' limit 1`,
      [own],
    );
    await platform.query(
      `insert into claim (attempt_id, client_id, account_id, person_id, claimed_at, expires_at) values ($1, $2, $3, $4, now(), now() + interval '1 hour')
        on conflict (attempt_id) do nothing`,
      [attempt, clientId, own, id],
    );
    await platform.query(
      `insert into appeal (id, client_id, account_id, attempt_id, made_by, made_at, outcome_ids, grounds, assigned_to, assigned_at, assigned_by)
        values ($1, $2, $3, $4, $1, now(), array[$4::uuid], 'grounds', $5, now(), $1)`,
      [randomUUID(), clientId, own, attempt, id],
    );
    const { obstacles } = await (await platform.as('manager')).previewErasure({ id });
    expect(obstacles.join(' ')).toMatch(/working on .* piece.*appeal/s);
  });
});

describe('who decides', () => {
  it('is nobody about themselves, about those above them, of another account, or of a site', async () => {
    const manager = await platform.as('manager');
    const { obstacles, version } = await manager.previewErasure({ id: personOf('manager').id });
    expect(obstacles).toEqual(['Nobody erases themselves. Ask somebody else who manages the account.']);
    await expect(
      manager.erasePersonalData({ id: personOf('manager').id, version, body: { reason: 'me' } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(manager.previewErasure({ id: personOf('administrator').id })).rejects.toMatchObject({
      status: expect.toBeOneOf([403, 404]) as number,
    });
    const ofSite = people.find(
      ({ siteId, roles }) => siteId === personOf('sitemanager').siteId && roles.includes('learner'),
    );
    await expect((await platform.as('sitemanager')).previewErasure({ id: ofSite!.id })).rejects.toMatchObject(
      { status: 403, detail: expect.stringContaining('manages the account') as string },
    );
    for (const who of ['assessor', 'moderator'])
      await expect(
        (await platform.as(who)).previewErasure({ id: personOf('assessor').id }),
      ).rejects.toMatchObject({ status: 403 });
    await expect(
      (await platform.as('karoo')).previewErasure({ id: personOf('assessor').id }),
    ).rejects.toMatchObject({ status: expect.toBeOneOf([403, 404]) as number });
  });

  it('never takes the last administrator', async () => {
    const administrator = personOf('administrator');
    await platform.query(
      `update document set body = jsonb_set(body, '{roles}', '["administrator"]') where kind = 'users' and id = $1`,
      [personOf('assessor').id],
    );
    await platform.query(
      `update document set body = jsonb_set(body, '{roles}', '["learner"]') where kind = 'users' and client_id = $1
        and body -> 'roles' ? 'administrator' and id <> all($2::uuid[])`,
      [clientId, [administrator.id, personOf('assessor').id]],
    );
    // They lost their role between signing in and this: somebody who may do it is needed, and is themselves the last one.
    const api = await platform.as('administrator');
    const { obstacles } = await api.previewErasure({ id: administrator.id });
    expect(obstacles).toHaveLength(1);
    const other = await api.previewErasure({ id: personOf('assessor').id });
    expect(other.obstacles.join(' ')).not.toContain('last administrator');
  });

  it('names the version that they have seen', async () => {
    const manager = await platform.as('manager');
    const made = await manager.createUser({
      body: {
        accountId: own,
        clientId,
        username: 'seen-1',
        name: 'Seen',
        surname: 'Once',
        roles: ['learner'],
      },
    });
    await manager.updateUser({ id: made.id, version: made.version, body: { surname: 'Twice' } });
    await expect(
      manager.erasePersonalData({ id: made.id, version: made.version, body: { reason: 'asked' } }),
    ).rejects.toMatchObject({ code: 'stale_version' });
    await manager.deleteUser({ id: made.id, version: made.version + 1 });
    const { version } = await manager.previewErasure({ id: made.id });
    await manager.erasePersonalData({ id: made.id, version, body: { reason: 'deleted long ago' } });
    expect(partsOf((await finished(made.id)).stays)).toEqual(['audit', 'backups']);
  });
});

it('says of every table how long it is kept where it holds somebody', async () => {
  const columns = await platform.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        and (a.attname ~ '_by$|^(user|person|learner|assessor|moderator|owner|author|actor|from|to|marker|verifier|facilitator)_id$|(learner|assessor|person)_name$')`,
  );
  const unsaid = columns.filter(({ table }) => !(table in tablesOfPeople));
  expect([...new Set(unsaid.map(({ table }) => table))]).toEqual([]);
});
