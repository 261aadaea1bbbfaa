import { z } from 'zod';
import { accessLevels } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Day, Id, Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const licenceArea: Area = {
  name: 'licences',
  about: 'What an account may use: content, engagements, subscriptions.',
};

export const Content = z
  .array(z.object({ type: Line(64), accessLevel: z.enum(accessLevels) }))
  .max(200)
  .meta({ id: 'LicenceContent' });

export const Seats = z.int().min(0).max(10_000_000);

const LicenceFields = z.object({
  accountId: Ref('accounts'),
  name: Line(),
  content: Content,
  platforms: z.array(Line(64)).max(50),
  learners: Seats.nullish().describe('Learners that it covers; any number when absent'),
  devices: Seats.nullish().describe('Devices that it covers; any number when absent'),
  startsOn: Day.optional(),
  expiresOn: Day.nullish(),
});

export const licences = resource('licences', LicenceFields, {
  area: licenceArea,
  singular: 'Licence',
  plural: 'Licences',
  read: ['any'],
  write: ['admin'],
  filters: ['accountId'],
  sorts: ['name', 'expiresOn'],
  searched: ['name'],
  scopedBy: ['accountId'],
  fieldGroups: {
    fields: { content: ['platforms'] },
    reason: 'With content come the platforms, too: only both together say what a licence grants',
  },
});

const EngagementFields = z.object({
  accountId: Ref('accounts'),
  licenceId: Ref('licences'),
  contentType: Line(64).describe('Kind of content that is paid for by use'),
  quantity: Seats.describe('Uses that were bought'),
  used: Seats.default(0).describe('Uses so far'),
  note: Text().optional(),
});

export const licenceEngagements = resource('licence-engagements', EngagementFields, {
  area: licenceArea,
  path: '/licences/engagements',
  singular: 'LicenceEngagement',
  plural: 'LicenceEngagements',
  read: ['admin', 'manager'],
  write: ['admin'],
  only: ['list', 'create'],
  filters: ['accountId', 'licenceId'],
  sorts: ['contentType', 'quantity'],
  searched: ['contentType'],
  readOnly: ['used'],
});

const SubscriptionFields = z.object({
  accountId: Ref('accounts'),
  licenceId: Ref('licences'),
  name: Line(),
  period: z.enum(['monthly', 'quarterly', 'yearly']),
  startsOn: Day,
  renewsOn: Day.nullish().describe('When it is renewed next; never when absent'),
  learners: Seats.nullish(),
});

export const licenceSubscriptions = resource('licence-subscriptions', SubscriptionFields, {
  area: licenceArea,
  path: '/licences/subscriptions',
  singular: 'LicenceSubscription',
  plural: 'LicenceSubscriptions',
  read: ['admin', 'manager'],
  write: ['admin'],
  only: ['list', 'create', 'patch', 'delete'],
  filters: ['accountId', 'licenceId'],
  sorts: ['name', 'renewsOn'],
  searched: ['name'],
});

const TemporaryGroupFields = z.object({
  accountId: Ref('accounts'),
  licenceId: Ref('licences'),
  groupId: Ref('groups'),
  expiresOn: Day.describe('Until when the group uses the licence'),
});

export const licenceGroups = resource('licence-groups', TemporaryGroupFields, {
  area: licenceArea,
  path: '/licences/groups',
  singular: 'LicenceGroup',
  plural: 'LicenceGroups',
  read: ['admin', 'manager'],
  write: ['admin'],
  only: ['list', 'create', 'delete'],
  filters: ['accountId', 'licenceId', 'groupId'],
  sorts: ['expiresOn'],
  searched: [],
});

export const Usage = z
  .object({
    accountId: Id,
    used: z.int().describe('Counted against the licences'),
    licensed: z.int().nullable().describe('Covered by the licences that hold today; null: any number'),
    remaining: z.int().nullable(),
  })
  .meta({ id: 'LicenceUsage' });
