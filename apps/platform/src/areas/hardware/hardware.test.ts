import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceCreate, HeartbeatInput } from '@moderator/contract/types';
import { foreign, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let modelId: string;
let siteId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  const admin = await platform.as('administrator');
  modelId = (await admin.createDeviceModel({ body: { vendor: 'Lenovo', name: 'Tab M9', os: 'Android OS' } }))
    .id;
  siteId = (await (await platform.as('sitemanager')).listSites()).items[0]!.id;
});
afterAll(() => platform.stop());

let made = 0;
async function register(more: Partial<DeviceCreate> = {}) {
  const number = (made += 1);
  return (await platform.as('manager')).createDevice({
    body: {
      accountId: own,
      siteId,
      modelId,
      serialNumber: `HA1-${number}`,
      name: `Tablet ${number}`,
      os: 'Android OS',
      ...more,
    },
  });
}

/** The tablet of the demonstration, as itself. */
const tablet = async () => {
  const api = await platform.as('device');
  const [device] = (await api.listDevices()).items;
  return { api, device: device! };
};

let sequence = 100;
const sign = (more: Partial<HeartbeatInput> = {}): HeartbeatInput => ({
  sequence: (sequence += 1),
  sentAt: new Date().toISOString(),
  uptimeSeconds: 3600,
  battery: 0.8,
  charging: true,
  load: 0.2,
  memoryFreeBytes: 1_500_000_000,
  storageFreeBytes: 48_000_000_000,
  appVersion: '4.2.1',
  osVersion: '14',
  network: 'wifi',
  waiting: { results: 0 },
  ...more,
});

const move = async (id: string, from: string, to: string, reason?: string) =>
  (await platform.as('manager')).changeDeviceState({
    id,
    query: { from, to } as never,
    body: reason ? { reason } : {},
  });

describe('a device', () => {
  it('signs in as a user of its own, and its number is known once in the client', async () => {
    const device = await register();
    const user = await (await platform.as('manager')).getUser({ id: device.userId! });
    expect(user).toMatchObject({
      roles: ['device'],
      name: device.name,
      surname: device.serialNumber,
      siteId,
    });
    await expect(register({ serialNumber: device.serialNumber })).rejects.toMatchObject({
      code: 'already_exists',
    });

    await move(device.id, 'registered', 'retired', 'Its glass is broken.');
    const again = await register({ serialNumber: device.serialNumber });
    expect(again.id).not.toBe(device.id);
    expect((await (await platform.as('manager')).getUser({ id: device.userId! })).state).toBe('inactive');
  });

  it('sees itself alone', async () => {
    const { api, device } = await tablet();
    const other = await register();
    expect((await api.listDevices()).items.map(({ id }) => id)).toEqual([device.id]);
    for (const ask of [
      () => api.getDevice({ id: other.id }),
      () => api.listDeviceContent({ id: other.id }),
      () => api.removeDeviceContent({ id: other.id, query: { contentId: [other.id] } }),
      () => api.sendHeartbeat({ id: other.id, body: sign() }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['registered', 'lost'],
    ['registered', 'suspended'],
    ['active', 'registered'],
    ['lost', 'active'],
    ['retired', 'active'],
  ])('does not go from %s to %s', async (from, to) => {
    const { id } = await register();
    await expect(move(id, from, to, 'Because.')).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is not lost or retired without a reason, nor deleted while it is in use', async () => {
    const { id, version } = await register();
    await expect(move(id, 'registered', 'retired')).rejects.toMatchObject({ code: 'invalid_input' });
    await move(id, 'registered', 'active');
    const manager = await platform.as('manager');
    await expect(manager.deleteDevice({ id })).rejects.toMatchObject({ code: 'wrong_state' });
    const gone = await move(id, 'active', 'retired', 'Sold.');
    expect(gone.version).toBeGreaterThan(version);
    await manager.deleteDevice({ id });
    await expect(manager.getDevice({ id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes a seat of the licence as it comes into use, no more than there are, and gives it back', async () => {
    const admin = await platform.as('administrator');
    const used = async () => (await admin.countLicensedHardware({ query: { accountId: own } })).used;
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await register()).id));
    const before = await used();
    const seats = await platform.query<{ id: string; body: object }>(
      `select id, body from document where kind = 'licences' and account_id = $1 and deleted_at is null`,
      [own],
    );
    await platform.query(
      `update document set body = body || jsonb_build_object('devices', case id when $2 then $3::int else 0 end)
        where kind = 'licences' and account_id = $1`,
      [own, seats[0]!.id, before + 2],
    );
    const outcomes = await Promise.allSettled(ids.map((id) => move(id, 'registered', 'active')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const each of outcomes)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: '4009' });
    expect(await used()).toBe(before + 2);

    const inUse = ids.filter((_, place) => outcomes[place]!.status === 'fulfilled');
    for (const id of inUse) await move(id, 'active', 'retired', 'Sold.');
    expect(await used()).toBe(before);
    for (const { id, body } of seats)
      await platform.query(`update document set body = $2 where id = $1`, [id, JSON.stringify(body)]);
  });
});

describe('a sign of life', () => {
  it('is answered with what to do until the device says that it has', async () => {
    const { api, device } = await tablet();
    await api.sendHeartbeat({ id: device.id, body: sign() });
    await move(device.id, 'active', 'suspended');
    const first = await api.sendHeartbeat({ id: device.id, body: sign() });
    const again = await api.sendHeartbeat({ id: device.id, body: sign() });
    expect(first.commands.map(({ kind }) => kind)).toEqual(['lock']);
    expect(again.commands).toEqual(first.commands);
    await move(device.id, 'suspended', 'active');
    const last = await api.sendHeartbeat({ id: device.id, body: sign({ done: [first.commands[0]!.id] }) });
    expect(last.commands.map(({ kind }) => kind)).toEqual(['unlock']);
    await api.sendHeartbeat({ id: device.id, body: sign({ done: last.commands.map(({ id }) => id) }) });
  });

  it('that is older than the latest is answered and not kept', async () => {
    const { api, device } = await tablet();
    await api.sendHeartbeat({ id: device.id, body: sign({ load: 0.5 }) });
    await api.sendHeartbeat({ id: device.id, body: sign({ sequence: 1, load: 0.9 }) });
    const { items } = await (await platform.as('manager')).listHeartbeats({ query: { total: 'true' } });
    const latest = items.find((each) => each.device.id === device.id);
    expect(latest).toMatchObject({
      connection: 'online',
      latest: { load: 0.5, battery: expect.closeTo(0.8) },
    });
  });

  it('comes five times more rarely on battery, and as often as its device is told', async () => {
    const { api, device } = await tablet();
    const seconds = async (charging: boolean) =>
      (await api.sendHeartbeat({ id: device.id, body: sign({ charging }) })).nextHeartbeatSeconds;
    expect([await seconds(true), await seconds(false)]).toEqual([60, 300]);
    const manager = await platform.as('manager');
    const { version } = await manager.getDevice({ id: device.id });
    await manager.updateDevice({ id: device.id, version, body: { settings: { heartbeatSeconds: 90 } } });
    expect(await seconds(true)).toBe(90);
  });

  it('that does not come for a day is told managers once', async () => {
    const { api, device } = await tablet();
    await api.sendHeartbeat({ id: device.id, body: sign() });
    await platform.query(`update device_status set at = now() - interval '25 hours' where device_id = $1`, [
      device.id,
    ]);
    const manager = await platform.as('manager');
    const told = async () =>
      (await manager.listInboxMessages({ query: { event: 'device.silent' } })).items.filter(({ text }) =>
        text.includes(device.name),
      ).length;
    for (const _ of [1, 2])
      await platform.query(`insert into job (kind, payload) values ('tell-of-silent-devices', '{}')`);
    await expect.poll(told).toBe(1);
    const { items } = await manager.listHeartbeats({ query: { connection: 'silent' } });
    expect(items.map((each) => each.device.id)).toEqual([device.id]);
    await api.sendHeartbeat({ id: device.id, body: sign() });
    expect((await manager.listHeartbeats({ query: { connection: 'silent' } })).items).toEqual([]);
  });

  it('is counted by site, and seen by whoever manages the site', async () => {
    const states = await (await platform.as('sitemanager')).listDeviceStates();
    expect(new Set(states.items.map(({ site }) => site.id))).toEqual(new Set([siteId]));
    const all = await (await platform.as('manager')).listDeviceStates({ query: { siteId } });
    expect(all.items).toEqual(states.items);
    const [row] = await platform.query<{ count: number }>(
      `select count(*)::int as count from device where account_id = $1 and site_id = $2`,
      [own, siteId],
    );
    expect(all.items.reduce((sum, { devices }) => sum + devices, 0)).toBe(row!.count);
    expect((await (await platform.as('saldanha')).listDeviceStates()).items).toEqual([]);
  });
});

describe('what lies on a device', () => {
  it('is wanted, lies there, is out of date, and is removed', async () => {
    const { api, device } = await tablet();
    const manager = await platform.as('manager');
    const group = await manager.createGroup({ body: { accountId: own, name: 'At the tablet' } });
    const learner = personOf('learner');
    await platform.query(
      `update document set body = jsonb_set(body, '{groupIds}', jsonb_build_array($2::text)) where id = $1`,
      [learner.id, group.id],
    );
    const [lesson] = await platform.query<{ id: string; version: number }>(
      `update document set body = body || '{"offline": true}' where kind = 'lessons' and id = (
          select id from document where kind = 'lessons' and account_id = $1 and body ->> 'state' = 'published'
          order by id limit 1)
        returning id, version`,
      [own],
    );
    const role = await manager.createJobRole({ body: { accountId: own, name: 'Yard hand' } });
    await manager.setJobRoleContent({
      id: role.id,
      version: role.version,
      body: { content: [{ kind: 'lesson', id: lesson!.id }] },
    });
    await platform.query(
      `update document set body = jsonb_set(body, '{state}', '"published"') where id = $1`,
      [role.id],
    );
    await manager.assignJobRoles({ body: { userIds: [learner.id], roleIds: [role.id] } });
    const before = await manager.getDevice({ id: device.id });
    await manager.updateDevice({ id: device.id, version: before.version, body: { groupIds: [group.id] } });
    const listed = async () =>
      (await api.listDeviceContent({ id: device.id })).items.find(
        ({ contentId }) => contentId === lesson!.id,
      );
    expect(await listed()).toMatchObject({
      state: 'wanted',
      revision: null,
      latestRevision: lesson!.version,
    });

    const report = (revision: number) =>
      api.sendHeartbeat({
        id: device.id,
        body: sign({ content: [{ contentId: lesson!.id, revision, bytes: 5000, state: 'ready' }] }),
      });
    await report(lesson!.version);
    expect(await listed()).toMatchObject({ state: 'ready', bytes: 5000 });
    await report(lesson!.version - 1);
    expect(await listed()).toMatchObject({ state: 'stale' });

    await manager.removeDeviceContent({ id: device.id, query: { contentId: [lesson!.id] } });
    expect(await listed()).toMatchObject({ state: 'removing' });
    const { commands } = await api.sendHeartbeat({ id: device.id, body: sign() });
    expect(commands).toEqual([expect.objectContaining({ kind: 'remove', contentIds: [lesson!.id] })]);
    await api.removeDeviceContent({ id: device.id, query: { contentId: [lesson!.id] } });
    await api.sendHeartbeat({ id: device.id, body: sign({ done: commands.map(({ id }) => id) }) });
    expect(await listed()).toMatchObject({ state: 'wanted', revision: null });
  });
});

describe('rules of an account', () => {
  it('are the usual ones until somebody says otherwise, and are changed over the version that was seen', async () => {
    const admin = await platform.as('administrator');
    const query = { accountId: foreign };
    const first = await admin.getDeviceSettings({ query });
    const { exitPinHash, ...settings } = first;
    expect([first.heartbeatSeconds, exitPinHash]).toEqual([60, null]);
    const body = { ...settings, volume: 40, exitPin: '27051' };
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => admin.setDeviceSettings({ query, version: 1, body })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'stale_version' },
    });
    const now = await admin.getDeviceSettings({ query });
    expect(now.volume).toBe(40);
    expect(now.exitPinHash).toMatch(/^scrypt\$/);
    expect(JSON.stringify(now)).not.toContain('27051');
  });

  it('are another account’s alone where it says them', async () => {
    const manager = await platform.as('manager');
    const cache = await manager.getDeviceCache();
    const saved = await manager.setDeviceCache({
      version: 1,
      body: { ...cache, formal: { ...cache.formal, maxBytes: 1_000_000 } },
    });
    expect(saved.formal.maxBytes).toBe(1_000_000);
    await expect(manager.getDeviceCache({ query: { accountId: randomUUID() } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const elsewhere = await (
      await platform.as('administrator')
    ).getDeviceCache({ query: { accountId: foreign } });
    expect(elsewhere.formal.maxBytes).toBeNull();
  });
});
