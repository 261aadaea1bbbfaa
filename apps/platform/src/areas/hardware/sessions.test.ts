import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@moderator/contract';
import { addressOf, bodyOf, headersOf } from '../../testing/calls.ts';
import { raw } from '../../testing/raw.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { thingsOf } from '../../testing/things.ts';
import { isKnown, proofOf, shareTablet } from './shared-tablet.fixture.ts';
import type { SharedTablet } from './shared-tablet.fixture.ts';

let platform: TestPlatform;
let tablet: SharedTablet;
beforeAll(async () => {
  platform = await startTestPlatform();
  tablet = await shareTablet(platform);
});
afterAll(() => platform.stop());

const refused = (code: string) => ({ code });
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describe('the roster of a device', () => {
  it('has the people of its groups, and knows them without telling what they show', async () => {
    const { items, total } = await tablet.api.listDeviceRoster({ query: { total: 'true' } });
    expect([items.map(({ userId }) => userId), total]).toEqual([[tablet.learnerId], 1]);
    const [secret] = items[0]!.secrets;
    expect(isKnown(tablet.proof(), secret!.check)).toBe(true);
    expect(isKnown(proofOf('270518', secret!.recipe), secret!.check)).toBe(false);
    expect(JSON.stringify(items)).not.toContain(tablet.pin);
    const kept = await platform.query(`select * from device_secret`);
    expect(JSON.stringify(kept)).not.toContain(tablet.proof());
  });

  it('has a secret for a QR code beside the digits, told once', async () => {
    const made = await tablet.learner.setDeviceSecret({ body: {} });
    const secret = (await tablet.inRoster()).secrets.find(({ kind }) => kind === 'qr')!;
    expect(isKnown(proofOf(made.qr!, secret.recipe), secret.check)).toBe(true);
    expect((await tablet.inRoster()).secrets.map(({ kind }) => kind)).toEqual(['pin', 'qr']);
  });

  it.each(['000000', '123456', '12345', 'abcdef'])(
    'takes no digits that are guessed first: %s',
    async (pin) => {
      await expect(tablet.learner.setDeviceSecret({ body: { pin } })).rejects.toMatchObject(
        refused('invalid_input'),
      );
    },
  );
});

describe('people at a device', () => {
  it('show who they are, and what they show wrongly lets nobody in', async () => {
    const { session, grants } = await tablet.api.openDeviceSession({ body: tablet.input() });
    expect(session).toMatchObject({
      device: { id: tablet.device.id, name: tablet.device.name },
      people: [{ user: { id: tablet.learnerId }, assurance: 'pin' }],
      endedAt: null,
    });
    expect(grants).toEqual([
      { userId: tablet.learnerId, grant: expect.any(String), assurance: 'pin', refusal: null },
    ]);
    const [secret] = (await tablet.inRoster()).secrets;
    for (const proof of [null, proofOf('270518', secret!.recipe), 'AAAA'])
      await expect(
        tablet.api.openDeviceSession({
          body: tablet.input({ users: [{ userId: tablet.learnerId, kind: 'pin', proof }] }),
        }),
      ).rejects.toMatchObject(refused('not_allowed'));
  });

  it('are known by what the settings of the device ask for alone', async () => {
    const manager = tablet.manager;
    const set = async (settings: { signIn: 'password' } | null) => {
      const { version } = await manager.getDevice({ id: tablet.device.id });
      await manager.updateDevice({ id: tablet.device.id, version, body: { settings } });
    };
    await set({ signIn: 'password' });
    await expect(tablet.api.openDeviceSession({ body: tablet.input() })).rejects.toMatchObject(
      refused('not_allowed'),
    );
    const users = async (username: string) => [
      { userId: tablet.learnerId, kind: 'password' as const, proof: await platform.token(username) },
    ];
    const { grants } = await tablet.open({ users: await users('learner') });
    expect(grants[0]).toMatchObject({ assurance: 'password' });
    for (const proof of [await users('moderator'), [{ ...(await users('learner'))[0]!, proof: 'no token' }]])
      await expect(
        tablet.api.openDeviceSession({ body: tablet.input({ users: proof }) }),
      ).rejects.toMatchObject(refused('not_allowed'));
    await set(null);
  });

  it('are those of its groups, and nobody of another account', async () => {
    for (const username of ['moderator', 'karoo']) {
      const users = [{ userId: personOf(username).id, kind: 'pin' as const, proof: tablet.proof() }];
      await expect(tablet.api.openDeviceSession({ body: tablet.input({ users }) })).rejects.toMatchObject(
        refused('not_allowed'),
      );
      const { grants } = await tablet.open({ users, offline: true });
      expect(grants).toEqual([
        { userId: users[0]!.userId, grant: null, assurance: null, refusal: expect.any(String) },
      ]);
    }
  });

  it('told again are the same session, also at once, with a grant that holds', async () => {
    const body = tablet.input();
    const answers = await Promise.all([1, 2, 3].map(() => tablet.api.openDeviceSession({ body })));
    expect(new Set(answers.map(({ session }) => JSON.stringify(session))).size).toBe(1);
    for (const { grants } of answers) {
      const as = await tablet.withGrant(grants[0]!.grant!);
      expect((await as.listMyLessons({ kind: 'formal' })).items).toBeDefined();
    }
    const { status } = await raw(platform, 'POST', '/hardware/sessions', { as: 'device', body });
    expect(status).toBe(200);
  });

  it('who were there without a network are taken as they were, and it is told that nobody can say', async () => {
    const users = [{ userId: tablet.learnerId, kind: 'pin' as const, proof: null }];
    const { grants } = await tablet.open({ users, offline: true, startedAt: days(-20).toISOString() });
    expect(grants[0]).toMatchObject({ assurance: 'none', grant: expect.any(String) });
    const old = tablet.proof();
    await tablet.learner.setDeviceSecret({ body: { pin: '804213' } });
    const before = await tablet.open({ offline: true, startedAt: days(-1).toISOString() });
    expect(before.grants[0]).toMatchObject({ assurance: 'pin' });
    const after = await tablet.open({
      offline: true,
      startedAt: days(0).toISOString(),
      sentAt: days(0).toISOString(),
    });
    expect(after.grants[0]).toMatchObject({ assurance: 'pin' });
    await expect(tablet.open()).rejects.toMatchObject(refused('not_allowed'));
    await tablet.learner.setDeviceSecret({ body: { pin: tablet.pin } });
    await tablet.proveAnew();
    expect(tablet.proof()).not.toBe(old);
  });

  it('leave once, by the clock of the platform, and said again it is the same', async () => {
    const hour = 3_600_000;
    const ahead = (at: number) => new Date(at + hour).toISOString();
    const began = Date.now() - 10 * 60_000;
    const { session } = await tablet.open({ startedAt: ahead(began), sentAt: ahead(Date.now()) });
    expect(Math.abs(Date.parse(session.startedAt) - began)).toBeLessThan(5_000);
    const end = (reason: 'idle' | 'ended', at: number) =>
      tablet.api.endDeviceSession({
        id: session.id,
        body: { endedAt: ahead(at), sentAt: ahead(Date.now()), reason },
      });
    const first = await end('idle', began + 5 * 60_000);
    expect(first).toMatchObject({ endReason: 'idle' });
    expect(Math.abs(Date.parse(first.endedAt!) - began - 5 * 60_000)).toBeLessThan(5_000);
    expect(await end('ended', began + 9 * 60_000)).toEqual(first);
    await expect(
      tablet.api.endDeviceSession({ id: randomUUID(), body: { endedAt: ahead(began), reason: 'ended' } }),
    ).rejects.toMatchObject(refused('not_found'));
  });

  it('are seen by whoever manages their site, the latest first', async () => {
    const manager = await platform.as('sitemanager');
    const { items, total } = await manager.listDeviceSessions({ query: { total: 'true' } });
    expect(items.length).toBe(total);
    expect(items.map(({ startedAt }) => startedAt)).toEqual(
      items.map(({ startedAt }) => startedAt).sort((one, other) => (one < other ? 1 : -1)),
    );
    const pages = [];
    for (let cursor: string | undefined; ;) {
      const page = await manager.listDeviceSessions({ query: { limit: 2, ...(cursor && { cursor }) } });
      pages.push(...page.items);
      if (!page.next) break;
      cursor = page.next;
    }
    expect(pages.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    const ask = (query: object) => manager.listDeviceSessions({ query });
    expect((await ask({ userId: tablet.learnerId })).items.length).toBeGreaterThan(0);
    expect((await ask({ userId: randomUUID() })).items).toEqual([]);
    expect((await ask({ to: days(-100).toISOString() })).items).toEqual([]);
    expect((await (await platform.as('saldanha')).listDeviceSessions()).items).toEqual([]);
  });
});

describe('a grant', () => {
  it('opens what is declared for it and nothing else', async () => {
    const { grant } = await tablet.open();
    const things = await thingsOf(platform, own);
    const answers: Record<string, string> = {};
    for (const operation of operations) {
      const { status } = await raw(
        platform,
        operation.method,
        addressOf(operation, { ...things, courses: randomUUID() }),
        {
          as: 'device',
          headers: { ...headersOf(operation), 'device-grant': grant },
          body: bodyOf(operation, things),
        },
      );
      const isOpen = operation.audience.includes('public');
      if (!isOpen)
        answers[operation.id] = status === 403 ? 'refused' : status < 500 ? 'served' : String(status);
    }
    const served = Object.keys(answers).filter((id) => answers[id] !== 'refused');
    expect(new Set(Object.values(answers))).toEqual(new Set(['served', 'refused']));
    expect(served.sort()).toEqual(
      operations.flatMap((each) => (each.grant && !each.audience.includes('public') ? [each.id] : [])).sort(),
    );
  });

  it('is of one device, and of nobody else', async () => {
    const { grant } = await tablet.open();
    for (const as of ['learner', 'manager', 'administrator']) {
      const { status } = await raw(platform, 'GET', '/content/formal/lessons', {
        as,
        headers: { 'device-grant': grant },
      });
      expect([as, status]).toEqual([as, 403]);
    }
    const alone = await raw(platform, 'GET', '/content/formal/lessons', {
      headers: { 'device-grant': grant },
    });
    expect(alone.status).toBe(401);
  });

  const works = async (grant: string) => {
    const as = await tablet.withGrant(grant);
    return as.listMyLessons({ kind: 'formal' }).then(
      () => true,
      (error: { code?: string }) => (error.code === 'not_allowed' ? false : Promise.reject(error)),
    );
  };

  it('holds while people are at the device and 30 days after, then it is asked for anew', async () => {
    const body = tablet.input({ users: [{ userId: tablet.learnerId, kind: 'pin', proof: tablet.proof() }] });
    const { grants } = await tablet.api.openDeviceSession({ body });
    const grant = grants[0]!.grant!;
    await tablet.api.endDeviceSession({
      id: body.id,
      body: { endedAt: days(0).toISOString(), reason: 'ended' },
    });
    expect(await works(grant)).toBe(true);
    await platform.query(
      `update device_grant set granted_at = now() - interval '31 days' where session_id = $1`,
      [body.id],
    );
    expect(await works(grant)).toBe(true);
    await platform.query(
      `update device_session set started_at = now() - interval '32 days', ended_at = now() - interval '31 days',
        end_told_at = now() - interval '31 days' where id = $1`,
      [body.id],
    );
    expect(await works(grant)).toBe(false);
    const again = await tablet.api.openDeviceSession({ body: { ...body, offline: true } });
    expect(await works(again.grants[0]!.grant!)).toBe(true);
  });

  it('dies, with what people are at, as its device is taken out of use', async () => {
    const { session, grant } = await tablet.open();
    const move = (from: string, to: string) =>
      tablet.manager.changeDeviceState({ id: tablet.device.id, query: { from, to } as never, body: {} });
    await move('active', 'suspended');
    expect(await works(grant)).toBe(false);
    await expect(tablet.open()).rejects.toMatchObject(refused('wrong_state'));
    const shown = (await tablet.manager.listDeviceSessions()).items.find(({ id }) => id === session.id);
    expect(shown).toMatchObject({ endReason: 'stopped' });
    await move('suspended', 'active');
    expect(await works(grant)).toBe(false);
    const users = [{ userId: tablet.learnerId, kind: 'pin' as const, proof: null }];
    const again = await tablet.open({ id: session.id, users, offline: true });
    expect(again.session.endReason).toBe('stopped');
    expect(await works(again.grant)).toBe(true);
  });

  it('dies with whoever it is of', async () => {
    const { grant } = await tablet.open();
    const set = (state: string) =>
      platform.query(
        `update document set body = body || jsonb_build_object('state', $2::text) where id = $1`,
        [tablet.learnerId, state],
      );
    await set('inactive');
    expect(await works(grant)).toBe(false);
    await set('active');
    expect(await works(grant)).toBe(true);
  });
});
