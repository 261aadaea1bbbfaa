import { z } from 'zod';
import { entityOf } from '../../kit/entity.ts';
import { area } from '../../kit/operation.ts';
import { accessLevels } from '../../kit/options.ts';
import { resource } from '../../kit/resource.ts';
import { Day, Id, Instant, Line, Named, Text, pageQuery } from '../../kit/schemas.ts';

const Content = z
  .array(z.object({ type: Line(64), accessLevel: z.enum(accessLevels) }))
  .max(200)
  .meta({ id: 'LicenceContent' });

const Seats = z.int().min(0).max(10_000_000);

const LicenceFields = z.object({
  accountId: Id,
  name: Line(),
  content: Content,
  platforms: z.array(Line(64)).max(50),
  learners: Seats.nullish().describe('Learners that it covers; any number when absent'),
  devices: Seats.nullish().describe('Devices that it covers; any number when absent'),
  startsOn: Day.optional(),
  expiresOn: Day.nullish(),
});

export const licences = resource('licences', LicenceFields, {
  singular: 'Licence',
  plural: 'Licences',
  read: ['any'],
  write: ['admin'],
  filters: ['accountId'],
  sorts: ['name', 'expiresOn'],
  searched: ['name'],
  within: ['accountId'],
  together: {
    fields: { content: ['platforms'] },
    reason: 'With content come the platforms, too: only both together say what a licence grants',
  },
});

const EngagementFields = z.object({
  accountId: Id,
  licenceId: Id,
  contentType: Line(64).describe('Kind of content that is paid for by use'),
  quantity: Seats.describe('Uses that were bought'),
  used: Seats.default(0).describe('Uses so far'),
  note: Text().optional(),
});

export const licenceEngagements = resource('licence-engagements', EngagementFields, {
  area: 'licences',
  path: '/licences/engagements',
  singular: 'LicenceEngagement',
  plural: 'LicenceEngagements',
  read: ['admin', 'manager'],
  write: ['admin'],
  only: ['list', 'create'],
  filters: ['accountId', 'licenceId'],
  sorts: ['contentType', 'quantity'],
  searched: ['contentType'],
  kept: ['used'],
});

const SubscriptionFields = z.object({
  accountId: Id,
  licenceId: Id,
  name: Line(),
  period: z.enum(['monthly', 'quarterly', 'yearly']),
  startsOn: Day,
  renewsOn: Day.nullish().describe('When it is renewed next; never when absent'),
  learners: Seats.nullish(),
});

export const licenceSubscriptions = resource('licence-subscriptions', SubscriptionFields, {
  area: 'licences',
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
  accountId: Id,
  licenceId: Id,
  groupId: Id,
  expiresOn: Day.describe('Until when the group uses the licence'),
});

export const licenceGroups = resource('licence-groups', TemporaryGroupFields, {
  area: 'licences',
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

const Usage = z
  .object({
    accountId: Id,
    used: z.int().describe('Counted against the licences'),
    licensed: z.int().nullable().describe('Covered by the licences that hold today; null: any number'),
    remaining: z.int().nullable(),
  })
  .meta({ id: 'LicenceUsage' });

const ofAccount = z.object({ accountId: Id.optional().describe('The own account when absent') });

export const licenceOperations = [
  ...licences.operations,
  ...licenceEngagements.operations,
  ...licenceSubscriptions.operations,
  ...licenceGroups.operations,
  ...area('licences', [
    {
      id: 'getLicenceContent',
      method: 'GET',
      path: '/licences/{id}/content',
      summary: 'Content of a licence',
      audience: ['admin', 'manager'],
      answer: { kind: 'data', schema: Content },
    },
    {
      id: 'setLicenceContent',
      method: 'PUT',
      path: '/licences/{id}/content',
      summary: 'Set the content of a licence',
      audience: ['admin'],
      body: Content,
      versioned: true,
      answer: { kind: 'data', schema: Content },
    },
    {
      id: 'addToLicenceEngagement',
      method: 'PATCH',
      path: '/licences/engagements/{id}',
      summary: 'Add uses to an engagement',
      audience: ['admin'],
      body: z
        .object({ quantity: Seats.min(1).describe('Uses to add'), note: Text().optional() })
        .meta({ id: 'LicenceEngagementAddition' }),
      bodyType: 'merge-patch',
      versioned: true,
      answer: {
        kind: 'data',
        schema: entityOf(licenceEngagements),
      },
    },
    {
      id: 'listLicenceEngagementLogs',
      method: 'GET',
      path: '/licences/engagements/{id}/logs',
      summary: 'What happened to an engagement, the latest first',
      audience: ['admin', 'manager'],
      query: z.object(pageQuery),
      answer: {
        kind: 'page',
        schema: z
          .object({
            version: z.int(),
            action: z.string(),
            quantity: z.int(),
            used: z.int(),
            note: z.string().nullable(),
            by: Named.nullable(),
            at: Instant,
          })
          .meta({ id: 'LicenceEngagementLog' }),
      },
    },
    {
      id: 'countLicensedLearners',
      method: 'GET',
      path: '/licences/learners/count',
      summary: 'Learners counted against the licences of an account',
      audience: ['admin', 'manager'],
      query: ofAccount,
      errors: ['not_found'],
      answer: { kind: 'data', schema: Usage },
    },
    {
      id: 'countLicensedHardware',
      method: 'GET',
      path: '/licences/hardware/count',
      summary: 'Devices counted against the licences of an account',
      audience: ['admin', 'manager'],
      query: ofAccount,
      errors: ['not_found'],
      answer: { kind: 'data', schema: Usage },
    },
    {
      id: 'listExpiringLicences',
      method: 'GET',
      path: '/licences/getExpiring',
      summary: 'Licences that expire within so many days, the first to expire first',
      audience: ['admin', 'manager'],
      query: z.object({
        ...pageQuery,
        days: z.coerce.number().int().min(0).max(3650).optional().describe('30 unless told'),
        accountId: Id.optional(),
      }),
      answer: {
        kind: 'page',
        schema: entityOf(licences),
      },
    },
  ]),
];
