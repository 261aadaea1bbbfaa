import { z } from 'zod';
import { LocalTime, Name } from '../../kit/fields.ts';
import {
  deviceCommands,
  deviceConnections,
  deviceContentStates,
  deviceNetworks,
  deviceSignIns,
  deviceStates,
  deviceSystems,
  locales,
} from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Instant, Line, Named, Text, Version } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';
import { ShownSite } from './shown-site.ts';

export const hardwareArea: Area = {
  name: 'hardware',
  about: 'Devices that people share at sites, what they are, what lies on them and how they are.',
};

const VersionOf = (description: string, example: string) =>
  Line(64).meta({ description, examples: [example] });
const Bytes = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

const ModelFields = z.object({
  vendor: Line().meta({ description: 'Who makes it', examples: ['Samsung'] }),
  name: Name('Galaxy Tab Active5'),
  os: z.enum(deviceSystems).describe('What it runs'),
  osMinimum: VersionOf('Oldest version of that which the application runs on', '13').optional(),
  appMinimum: VersionOf('Oldest version of the application that it may run', '4.2.0').optional(),
  storageBytes: Bytes.nullish().meta({ description: 'Bytes that it stores', examples: [128_000_000_000] }),
  memoryBytes: Bytes.nullish().meta({ description: 'Bytes of memory', examples: [6_000_000_000] }),
  state: z.enum(['active', 'inactive']).default('active').describe('Whether new devices may be of it'),
});

export const deviceModels = resource('device-models', ModelFields, {
  area: hardwareArea,
  path: '/hardware/models',
  singular: 'DeviceModel',
  plural: 'DeviceModels',
  tenancy: 'shared',
  only: ['list', 'search', 'get', 'create', 'patch', 'replace', 'delete'],
  read: ['admin', 'manager'],
  write: ['admin'],
  filters: ['vendor', 'os', 'state'],
  sorts: ['name', 'vendor'],
  searched: ['name', 'vendor'],
  errors: ['wrong_state'],
});

/** What a device does; every part may be said for one device alone. */
const Settings = z.object({
  heartbeatSeconds: z
    .int()
    .min(30)
    .max(3600)
    .meta({
      description: 'Seconds from one sign of life to the next; five times as many on battery',
      examples: [60],
    }),
  signIn: z.enum(deviceSignIns).describe('How people show it who they are'),
  idleMinutes: z
    .int()
    .min(1)
    .max(120)
    .meta({ description: 'Minutes without a touch after which it asks anew who is there', examples: [5] }),
  volume: z
    .int()
    .min(0)
    .max(100)
    .meta({ description: 'Loudest volume, in per cent', examples: [70] }),
  languages: z
    .array(z.enum(locales))
    .max(locales.length)
    .meta({ description: 'Languages to choose from', examples: [['en-ZA', 'zu']] }),
});
const windows = {
  nightFrom: LocalTime.nullable().describe('From when on it is dark and silent, by the clock of its place'),
  nightUntil: LocalTime.nullable().describe('Until when it is'),
  updateFrom: LocalTime.nullable().describe('From when on it may change its software'),
  updateUntil: LocalTime.nullable().describe('Until when it may'),
};

export const DeviceSettings = Settings.extend({
  ...windows,
  exitPinHash: z
    .string()
    .nullable()
    .meta({
      description: 'What the number that leads out of the application is checked by; null: none does',
      examples: [null],
    }),
}).meta({ id: 'DeviceSettings', description: 'What the devices of an account do unless told otherwise' });

export const DeviceSettingsInput = Settings.extend({
  ...windows,
  exitPin: z
    .string()
    .regex(/^\d{4,12}$/, 'Four to twelve digits')
    .nullish()
    .meta({
      description: 'Number that leads out of the application; null: none does; absent: as before',
      examples: ['27051'],
    }),
}).meta({ id: 'DeviceSettingsInput', description: 'What the devices of an account shall do' });

const hours = (description: string, example: number) =>
  z
    .int()
    .min(1)
    .max(2160)
    .meta({ description, examples: [example] });
const OfKind = z
  .object({
    ttlHours: hours('Hours after which it is brought up to date', 168),
    maxBytes: Bytes.nullable().meta({
      description: 'Bytes that it may take; null: what there is',
      examples: [16_000_000_000],
    }),
    prefetchDays: z
      .int()
      .min(0)
      .max(90)
      .meta({ description: 'Days before it opens that it is fetched', examples: [14] }),
    wifiOnly: z.boolean().describe('Whether it is fetched over wireless networks alone'),
    keepAfterFinishDays: z
      .int()
      .min(0)
      .max(365)
      .meta({ description: 'Days for which it stays once everybody has finished it', examples: [7] }),
  })
  .meta({ id: 'DeviceCacheOfKind', description: 'How long content of a kind lies on devices' });

export const DeviceCache = z
  .object({
    formal: OfKind.describe('Of formal courses'),
    onboarding: OfKind.describe('Of onboarding'),
    screening: OfKind.describe('Of screening'),
    rosterHours: hours('Hours for which the people who may use it are known to it', 24),
    answersHours: hours('Hours after which what was answered on it is to have arrived', 72),
  })
  .meta({ id: 'DeviceCache', description: 'What lies on the devices of an account, and how long' });

const kept = {
  userId: Id.optional().describe('As whom it signs in: a user with the role device, made with it'),
  state: z.enum(deviceStates).default('registered').describe('What may be done with it'),
};

const DeviceFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites'),
  modelId: Ref('device-models'),
  serialNumber: Line(64).meta({
    description: 'Number that its maker gave it, once in the client',
    examples: ['R52X40ABCDE'],
  }),
  name: Name('Tablet Twelve'),
  os: z.enum(deviceSystems).describe('What it runs'),
  groupIds: z.array(Ref('groups')).max(100).default([]).describe('Whose people may sit at it'),
  shared: z.boolean().default(true).describe('Whether several people use it'),
  settings: Settings.partial().nullish().describe('What it does otherwise than the devices of its account'),
  ...kept,
});

export const devices = resource('devices', DeviceFields, {
  area: hardwareArea,
  path: '/hardware/devices',
  singular: 'Device',
  plural: 'Devices',
  read: ['admin', 'manager', 'device'],
  write: ['admin', 'manager'],
  filters: ['siteId', 'modelId', 'state', 'groupIds'],
  sorts: ['name', 'serialNumber'],
  searched: ['name', 'serialNumber'],
  readOnly: Object.keys(kept),
  errors: ['wrong_state'],
});

export const DeviceReason = z
  .object({
    reason: Text()
      .optional()
      .meta({
        description: 'Why; asked for where it is lost or retired',
        examples: ['Left on the bus to Pinetown.'],
      }),
  })
  .meta({ id: 'DeviceReason', description: 'Why the state of a device is changed' });

const shown = {
  at: Instant.describe('When it spoke last'),
  battery: z
    .number()
    .nullable()
    .meta({ description: 'Charge of its battery, 0 to 1', examples: [0.8] }),
  charging: z.boolean().nullable().describe('Whether it is on a charger'),
  load: z.number().meta({ description: 'How busy it is, 0 to 1', examples: [0.2] }),
  memoryFreeBytes: z.int().meta({ description: 'Bytes of memory that are free', examples: [1_500_000_000] }),
  storageFreeBytes: z
    .int()
    .meta({ description: 'Bytes that can still be stored', examples: [48_000_000_000] }),
  appVersion: z.string().meta({ description: 'Version of its application', examples: ['4.2.1'] }),
  osVersion: z.string().meta({ description: 'Version of what it runs', examples: ['14'] }),
  network: z.enum(deviceNetworks).describe('How it is connected'),
  waitingResults: z.int().meta({ description: 'Results that it has not brought yet', examples: [3] }),
  oldestWaitingAt: Instant.nullable().describe('Of when the oldest of them is'),
};

export const Heartbeat = z
  .object({
    device: Named.meta({
      description: 'Which device',
      examples: [{ id: '0192f3a4-61f2-7c55-8d8c-6d0b3d5f6a11', name: 'Tablet Twelve' }],
    }),
    siteId: Id,
    state: z.enum(deviceStates).describe('What may be done with it'),
    connection: z.enum(deviceConnections).describe('How lately it spoke'),
    latest: z.object(shown).nullable().describe('What it said then; null where it never did'),
  })
  .meta({ id: 'Heartbeat', description: 'How a device was when it spoke last' });

export const HeartbeatInput = z
  .object({
    sequence: z
      .int()
      .min(0)
      .meta({
        description: 'Number of this sign of life; older ones are answered and not kept',
        examples: [4812],
      }),
    sentAt: Instant.describe('When it was sent, by the clock of the device'),
    uptimeSeconds: z
      .int()
      .min(0)
      .meta({ description: 'Seconds since it was switched on', examples: [86_400] }),
    battery: z
      .number()
      .min(0)
      .max(1)
      .nullish()
      .meta({ description: 'Charge of its battery, 0 to 1', examples: [0.8] }),
    charging: z.boolean().nullish().describe('Whether it is on a charger'),
    load: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'How busy it is, 0 to 1', examples: [0.2] }),
    memoryFreeBytes: Bytes.meta({ description: 'Bytes of memory that are free', examples: [1_500_000_000] }),
    storageFreeBytes: Bytes.meta({
      description: 'Bytes that can still be stored',
      examples: [48_000_000_000],
    }),
    appVersion: VersionOf('Version of its application', '4.2.1'),
    osVersion: VersionOf('Version of what it runs', '14'),
    network: z.enum(deviceNetworks).describe('How it is connected'),
    contentRevision: z
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Number of what lies on it, as it counts', examples: [12] }),
    content: z
      .array(
        z
          .object({
            contentId: Id,
            revision: z
              .int()
              .min(0)
              .meta({ description: 'Version of the content', examples: [3] }),
            bytes: Bytes.meta({ description: 'Bytes that it takes', examples: [42_000_000] }),
            state: z.enum(['downloading', 'ready', 'failed']).describe('How far it is'),
          })
          .meta({ id: 'ReportedContent', description: 'Content that lies on a device, as it says' }),
      )
      .max(1000)
      .optional()
      .describe('All that lies on it, when that has changed'),
    waiting: z
      .object({
        results: z
          .int()
          .min(0)
          .meta({ description: 'How many', examples: [3] }),
        oldestAt: Instant.nullish().describe('Of when the oldest is'),
      })
      .meta({ id: 'WaitingResults', description: 'Results that a device has not brought yet' }),
    errors: z
      .array(Line())
      .max(20)
      .optional()
      .meta({ description: 'What went wrong since, without names', examples: [['storage: write failed']] }),
    done: z.array(Id).max(100).optional().describe('Commands that it has carried out'),
  })
  .meta({ id: 'HeartbeatInput', description: 'How a device is' });

export const HeartbeatAnswer = z
  .object({
    now: Instant.describe('What time it is here'),
    nextHeartbeatSeconds: z.int().meta({ description: 'Seconds until it speaks again', examples: [60] }),
    settingsVersion: Version,
    cacheVersion: Version,
    commands: z
      .array(
        z
          .object({
            id: Id,
            kind: z.enum(deviceCommands).describe('What it is to do'),
            contentIds: z.array(Id).optional().describe('With which content'),
          })
          .meta({ id: 'DeviceCommand', description: 'What a device is to do' }),
      )
      .describe('What it is to do, the oldest first; told until it says that it has'),
  })
  .meta({ id: 'HeartbeatAnswer', description: 'What a device that spoke is told' });

export const DeviceContent = z
  .object({
    contentId: Id,
    kind: z.enum(['lesson', 'assessment']).describe('What it is'),
    title: z.string().meta({ description: 'Title of it', examples: ['Inspecting the truck before work'] }),
    state: z.enum(deviceContentStates).describe('How far it is on the device'),
    revision: z
      .int()
      .nullable()
      .meta({ description: 'Version that lies there; null where none does', examples: [3] }),
    latestRevision: z.int().meta({ description: 'Version that there is', examples: [4] }),
    bytes: z.int().meta({ description: 'Bytes that it takes, or will', examples: [42_000_000] }),
    dueAt: Instant.nullable().describe('When the first of those who use the device has to have finished it'),
  })
  .meta({ id: 'DeviceContent', description: 'What lies on a device, or is to' });

export const DeviceStates = z
  .object({
    site: ShownSite,
    state: z.enum(deviceStates).describe('What may be done with them'),
    connection: z.enum(deviceConnections).describe('How lately they spoke'),
    devices: z.int().meta({ description: 'How many', examples: [12] }),
  })
  .meta({ id: 'DeviceStates', description: 'How many devices of a site are how' });
