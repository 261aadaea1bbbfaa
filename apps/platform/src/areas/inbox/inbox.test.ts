import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { createDatabase } from '../../database/database.ts';
import { mailWhatIsDue } from '../../inbox/mail-what-is-due.ts';
import { notify } from '../../inbox/notify.ts';
import { asTenant } from '../../testing/as-tenant.ts';
import { doJob, mailed } from '../../testing/jobs.ts';
import { mailsIn } from '../../testing/mails.ts';
import { attemptOfStory, referBackOnce } from '../../testing/referring.ts';
import { clientId, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let directory: string;
let [riaan, nomvula, assessor, learner, manager]: Client[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-inbox-'));
  platform = await startTestPlatform('demo', { dataDirectory: directory });
  [riaan, nomvula, assessor, learner, manager] = await Promise.all(
    ['moderator2', 'moderator', 'assessor', 'learner', 'manager'].map((name) => platform.as(name)),
  );
  await platform.query('delete from inbox_item');
  // Nothing of the demonstration is due while this looks.
  await platform.query(`update attempt set superseded_at = now() where state = 'returned'`);
  await platform.query(`update visit_point set due_on = '2098-01-01' where kind = 'condition'`);
});
afterAll(async () => {
  await platform.stop();
  await rm(directory, { recursive: true, force: true });
});

const { id: assessorId } = personOf('assessor');
const [email, nomvulaEmail] = ['assessor', 'moderator'].map((username) => {
  const { name, surname } = personOf(username);
  return `${name}.${surname}@umthombo.example`.toLowerCase();
}) as [string, string];
const mailsTo = async (address: string) => (await mailsIn(directory)).filter(({ to }) => to === address);

async function refer(): Promise<string> {
  const { id } = await attemptOfStory(platform, riaan!, nomvula!);
  await referBackOnce(platform, riaan!, id, '2099-01-05');
  await mailed(platform);
  return id;
}

/** A message as the platform tells it, without anything that happened. */
const tell = (userId: string, more: Record<string, unknown> = {}) => {
  const row = {
    user_id: userId,
    client_id: clientId,
    account_id: own,
    kind: 'message',
    event: 'appeal.changed',
    message: 'appeal.made',
    facts: { course: 'Welding' },
    subject_kind: 'home',
    ...more,
  };
  const names = Object.keys(row);
  return platform.query<{ id: string }>(
    `insert into inbox_item (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
};

describe('what somebody is told', () => {
  it('is in the inbox of each who is asked, and of nobody else', async () => {
    const id = await refer();
    const { items } = await assessor!.listInboxMessages();
    expect(items).toMatchObject([
      {
        event: 'attempt.returned',
        title: 'Work was referred back to you',
        subject: { kind: 'attempt', id },
        path: `/workspace/${id}`,
        readAt: null,
      },
    ]);
    expect(items[0]!.text).toMatch(/Monday,? 0?5 January 2099/);
    expect((await learner!.listInboxMessages()).items).toMatchObject([
      { title: 'Something more is asked of you', subject: { kind: 'course' } },
    ]);
    expect((await manager!.listInboxMessages()).items).toEqual([]);
    await expect(manager!.getInboxMessage({ id: items[0]!.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(manager!.deleteInboxMessage({ id: items[0]!.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is mailed with nothing personal beside the name of its reader', async () => {
    const [mail] = await mailsTo(email);
    expect(mail!.subject).toBe('Work was referred back to you');
    expect(mail!.text).toContain('Dear Lerato');
    expect(mail!.text).not.toMatch(/Zinhle|Ngcobo|Pretorius|sheet/);
    expect(mail!.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail!.header('list-unsubscribe')).toMatch(/^<http:.*\/unsubscribe\/.+>$/);
  });

  it('is counted until it is read, and leaves the inbox of its reader alone', async () => {
    const [first] = (await assessor!.listInboxMessages()).items;
    await tell(assessorId);
    expect(await assessor!.countInbox()).toEqual({ document: 0, newsflash: 0, message: 2, total: 2 });
    const viewed = await assessor!.viewInboxMessage({ id: first!.id });
    expect(viewed.readAt).not.toBeNull();
    expect(await assessor!.viewInboxMessage({ id: first!.id })).toEqual(viewed);
    expect((await assessor!.listInboxMessages({ query: { unread: 'true' } })).items).toHaveLength(1);
    await assessor!.deleteInboxMessage({ id: first!.id });
    expect((await assessor!.countInbox()).total).toBe(1);
    const before = new Date(Date.now() + 60_000).toISOString();
    expect(await assessor!.readInboxMessages({ body: { before } })).toEqual({ changed: 1 });
    expect(await assessor!.countInbox()).toMatchObject({ message: 0, total: 0 });
    expect((await assessor!.listInboxMessages()).items).toHaveLength(1);
  });

  it('comes page by page, newest first, by event and by whether it is read', async () => {
    for (const hour of [1, 2, 3])
      await tell(assessorId, { created_at: `2026-11-01T0${hour}:00:00Z`, event: 'job.failed' });
    const query = { event: 'job.failed', limit: 2 } as const;
    const first = await assessor!.listInboxMessages({ query });
    const rest = await assessor!.listInboxMessages({ query: { ...query, cursor: first.next! } });
    expect([...first.items, ...rest.items].map(({ createdAt }) => createdAt.slice(11, 13))).toEqual([
      '03',
      '02',
      '01',
    ]);
    expect(rest.next).toBeNull();
    const ids = first.items.map(({ id }) => id);
    expect(await assessor!.readInboxMessages({ body: { ids } })).toEqual({ changed: 2 });
    expect(
      (await assessor!.listInboxMessages({ query: { event: 'job.failed', unread: 'true' } })).items,
    ).toHaveLength(1);
  });

  it('speaks the language that its reader chose', async () => {
    const { version, ...wishes } = await assessor!.getInboxSettings();
    await assessor!.setInboxSettings({ version, body: { ...wishes, locale: 'fr' } });
    const { items } = await assessor!.listInboxMessages({ query: { event: 'appeal.changed' } });
    expect(items[0]).toMatchObject({ title: 'Un recours attend un modérateur' });
    await assessor!.setInboxSettings({ version: version + 1, body: { ...wishes, locale: null } });
  });
});

describe('work in the background', () => {
  it('is told of to those who manage its account, once it is given up', async () => {
    await platform.query(
      `insert into job (kind, payload, attempts, client_id, account_id) values ('draw-certificates', $1, 100, $2, $3)`,
      [JSON.stringify({ id: assessorId }), clientId, own],
    );
    await expect
      .poll(async () => (await manager!.listInboxMessages({ query: { event: 'job.failed' } })).items)
      .toMatchObject([{ title: 'Something in the background could not be done', path: '/' }]);
  });
});

describe('the rows of an inbox', () => {
  it('are seen by requests of its person alone, and by none in which nobody is named', async () => {
    const connection = new pg.Client(platform.connection);
    await connection.connect();
    for (const table of ['inbox_item', 'inbox_unread']) {
      const seen = async (person: object) =>
        (await asTenant(connection, { client: clientId, account: '*', ...person }, `select from ${table}`))
          .length;
      expect(await seen({ person: assessorId })).toBeGreaterThan(0);
      expect(await seen({ person: personOf('trainer').id })).toBe(0);
      expect(await seen({})).toBe(0);
    }
    await connection.end();
  });
});

describe('documents and news', () => {
  it('are seen and confirmed by their reader, and cannot be taken out', async () => {
    const facts = { title: 'Policy on plagiarism', text: 'It holds from today.' };
    const distribution = {
      event: 'distribution',
      message: 'distribution',
      facts,
      subject_kind: 'distribution',
    };
    const [document] = await tell(assessorId, { ...distribution, kind: 'document', must_confirm: true });
    const categoryId = '0192f3a4-1111-7000-8000-000000000001';
    await tell(assessorId, { ...distribution, kind: 'newsflash', category_id: categoryId });
    await tell(assessorId, { ...distribution, kind: 'newsflash', expires_at: '2026-01-01T00:00:00Z' });
    expect((await assessor!.listInboxDocuments()).items).toMatchObject([
      { title: 'Policy on plagiarism', mustConfirm: true, confirmedAt: null, path: null },
    ]);
    const { id } = document!;
    expect(await assessor!.viewInboxDocument({ id, body: {} })).toMatchObject({ confirmedAt: null });
    const { confirmedAt } = await assessor!.viewInboxDocument({ id, body: { confirm: true } });
    expect(confirmedAt).not.toBeNull();
    expect((await assessor!.getInboxDocument({ id })).confirmedAt).toBe(confirmedAt);
    await expect(assessor!.deleteInboxMessage({ id })).rejects.toMatchObject({ code: 'not_found' });
    const { items } = await assessor!.listInboxNewsflashes({ query: { categoryId } });
    expect(items).toMatchObject([{ text: 'It holds from today.', categoryId }]);
    expect((await assessor!.listInboxNewsflashes()).items).toHaveLength(1);
    expect(await assessor!.viewInboxNewsflash({ id: items[0]!.id })).toEqual(
      await assessor!.getInboxNewsflash({ id: items[0]!.id }),
    );
    // One that is past its day counts until the platform clears up, at every hour.
    await doJob(platform, 'clean-up-database');
    expect(await assessor!.countInbox()).toMatchObject({ document: 0, newsflash: 0 });
  });
});

describe('how somebody is told', () => {
  it('is saved over the version that was seen alone', async () => {
    const { version, ...wishes } = await manager!.getInboxSettings();
    expect({ version, quietFrom: wishes.quietFrom }).toEqual({ version: 1, quietFrom: null });
    const saved = await manager!.setInboxSettings({
      version,
      body: { ...wishes, quietFrom: '20:00', quietUntil: '06:30' },
    });
    expect(saved).toMatchObject({ version: 2, quietFrom: '20:00' });
    await expect(manager!.setInboxSettings({ version, body: wishes })).rejects.toMatchObject({
      code: 'stale_version',
    });
    const off = wishes.events.map((each) => ({ ...each, inbox: false }));
    await expect(
      manager!.setInboxSettings({ version: 2, body: { ...wishes, events: off } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('ends with a link of a mail: the page asks, its button ends the mails of that kind, and the inbox goes on', async () => {
    const [mail] = await mailsTo(email);
    const address = mail!
      .header('list-unsubscribe')!
      .slice(1, -1)
      .replace(/^http:\/\/[^/]+/, platform.url);
    const rhythm = async () => {
      const { events } = await assessor!.getInboxSettings();
      return events.find(({ event }) => event === 'attempt.returned')!.mail;
    };
    const page = await fetch(address);
    expect(await page.text()).toContain('Work that is referred back');
    expect(await rhythm()).toBe('at_once');
    const click = () =>
      fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect(await (await click()).text()).toContain('You get no more mails about this.');
    expect(await rhythm()).toBe('off');
    expect((await click()).status).toBe(200);
    const before = (await mailsTo(email)).length;
    const unread = (await assessor!.countInbox()).message;
    const pool = new pg.Pool(platform.connection);
    await createDatabase(pool).asSystem((queries) =>
      notify(queries, 'referral.toStaff', [assessorId], {
        tenant: { client_id: clientId, account_id: own },
        subject: { kind: 'home' },
        facts: { course: 'Welding', day: '2099-01-05' },
        now: new Date(),
      }),
    );
    await pool.end();
    await mailed(platform);
    expect(await mailsTo(email)).toHaveLength(before);
    expect((await assessor!.countInbox()).message).toBe(unread + 1);
    const other = await fetch(
      address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      { method: 'POST' },
    );
    expect(other.status).toBe(404);
  });

  it('gathers what is mailed daily into one mail at seven, without what was read meanwhile', async () => {
    const { version, ...wishes } = await nomvula!.getInboxSettings();
    const events = wishes.events.map((each) => ({ ...each, mail: 'daily' as const }));
    await nomvula!.setInboxSettings({ version, body: { ...wishes, events } });
    const { id } = personOf('moderator');
    const due = { mail_at: '2098-12-30T05:00:00Z' };
    await tell(id, due);
    await tell(id, { ...due, message: 'appeal.assigned' });
    await tell(id, {
      ...due,
      message: 'visit.signed',
      event: 'verification.changed',
      read_at: '2026-11-01T00:00:00Z',
    });
    for (const [instant, count] of [
      ['2098-12-30T04:55:00Z', 0],
      ['2098-12-30T05:00:00Z', 1],
      ['2098-12-30T05:15:00Z', 1],
    ] as const) {
      platform.setNow(new Date(instant));
      await doJob(platform, mailWhatIsDue.name);
      platform.setNow(null);
      expect(await mailsTo(nomvulaEmail)).toHaveLength(count);
    }
    const [mail] = await mailsTo(nomvulaEmail);
    expect(mail!.subject).toBe('2 messages for you');
    expect(mail!.text).toContain('An appeal waits for a moderator');
    expect(mail!.text).toContain('An appeal is yours to judge');
  });
});
