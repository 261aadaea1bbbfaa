import { randomUUID } from 'node:crypto';
import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';
import { usualRules } from './rules.ts';

const { exitPinHash: _, ...settings } = usualRules.settings;

export const hardware: Fixture = {
  things: async (platform, { accounts }) => ({
    // What all accounts share is no account's.
    'device-models': await idBy(
      platform,
      `select id from document where kind = 'device-models' and deleted_at is null order by id limit 1`,
      [],
    ),
    devices: await idBy(
      platform,
      `select device_id as id from device where account_id = $1 order by state <> 'active', device_id limit 1`,
      [accounts],
    ),
    'device-sessions': await idBy(
      platform,
      `select id from device_session where account_id = $1 order by started_at limit 1`,
      [accounts],
    ),
    // The one that somebody manages, who registers devices there alone.
    managedSite: await idBy(
      platform,
      `select body ->> 'siteId' as id from document where kind = 'users' and account_id = $1
        order by body ->> 'username' = 'sitemanager' desc, body -> 'roles' ? 'site_manager' desc, body ->> 'siteId' is null, id limit 1`,
      [accounts],
    ),
  }),
  paths: {
    '/hardware/devices': 'devices',
    '/hardware/sessions': 'device-sessions',
    '/hardware/papers': 'assessments',
    '/hardware/models': 'device-models',
  },
  queries: {
    changeDeviceState: () => 'from=active&to=suspended',
    removeDeviceContent: ({ courses }) => `contentId=${courses}`,
  },
  bodies: {
    DeviceModel: () => ({ vendor: 'Samsung', name: 'Galaxy Tab A9', os: 'Android OS' }),
    Device: ({ accounts: accountId, sites, managedSite: siteId = sites, 'device-models': modelId }) => ({
      accountId,
      siteId,
      modelId,
      serialNumber: `R52X40${randomUUID().slice(0, 8)}`,
      name: 'Tablet Twelve',
      os: 'Android OS',
    }),
    changeDeviceState: () => ({}),
    setDeviceSettings: () => settings,
    setDeviceCache: () => usualRules.cache,
    openDeviceSession: ({ learner: userId }) => ({
      id: randomUUID(),
      kind: 'Individual',
      users: [{ userId, kind: 'pin', proof: null }],
      startedAt: '2026-11-24T08:00:00Z',
      offline: true,
    }),
    endDeviceSession: () => ({ endedAt: '2026-11-24T09:00:00Z', reason: 'ended' }),
    setDeviceSecret: () => ({ pin: '270519' }),
    sendHeartbeat: () => ({
      sequence: 1,
      sentAt: '2026-11-24T08:00:00Z',
      uptimeSeconds: 60,
      load: 0.1,
      memoryFreeBytes: 1,
      storageFreeBytes: 1,
      appVersion: '4.2.1',
      osVersion: '14',
      network: 'wifi',
      waiting: { results: 0 },
    }),
  },
};
