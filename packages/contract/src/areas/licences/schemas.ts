import { z } from 'zod';
import { accessLevels } from '../../kit/options.ts';
import { Name } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Day, Id, Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const licenceArea: Area = {
  name: 'licences',
  about: 'What an account may use: content, engagements, subscriptions.',
};

/** Types of content are words of the content areas; more of them come with these. */
const ContentType = (description: string) => Line(64).meta({ description, examples: ['FormalCourse'] });

export const Content = z
  .array(
    z.object({
      type: ContentType('Type of content'),
      accessLevel: z.enum(accessLevels).describe('How the content may be used'),
    }),
  )
  .max(200)
  .meta({ id: 'LicenceContent', description: 'What a licence grants, by type of content' });

export const Seats = z.int().min(0).max(10_000_000);

const StartsOn = Day.meta({ description: 'First day on which it holds', examples: ['2026-04-01'] });

const LicenceFields = z.object({
  accountId: Ref('accounts'),
  name: Name('Moderation 2026'),
  content: Content,
  platforms: z
    .array(Line(64))
    .max(50)
    .meta({ description: 'Applications that it is for', examples: [['Moderator']] }),
  learners: Seats.nullish().meta({
    description: 'Learners that it covers; any number when absent',
    examples: [250],
  }),
  devices: Seats.nullish().meta({
    description: 'Devices that it covers; any number when absent',
    examples: [40],
  }),
  startsOn: StartsOn.optional(),
  expiresOn: Day.nullish().meta({
    description: 'Last day on which it holds; for ever when absent',
    examples: ['2027-03-31'],
  }),
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
  contentType: ContentType('Kind of content that is paid for by use'),
  quantity: Seats.meta({ description: 'Uses that were bought', examples: [100] }),
  used: Seats.default(0).meta({ description: 'Uses so far', examples: [36] }),
  note: Text()
    .optional()
    .meta({
      description: 'What there is to remember about it',
      examples: ['Ordered for the intake of July.'],
    }),
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
  name: Name('Moderation, a year at a time'),
  period: z
    .enum(['monthly', 'quarterly', 'yearly'])
    .meta({ description: 'How often it is renewed', examples: ['yearly'] }),
  startsOn: StartsOn,
  renewsOn: Day.nullish().meta({
    description: 'When it is renewed next; never when absent',
    examples: ['2027-04-01'],
  }),
  learners: Seats.nullish().meta({ description: 'Number of learners', examples: [250] }),
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
  expiresOn: Day.meta({ description: 'Until when the group uses the licence', examples: ['2027-03-31'] }),
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
    used: z.int().meta({ description: 'Counted against the licences', examples: [212] }),
    licensed: z
      .int()
      .nullable()
      .meta({ description: 'Covered by the licences that hold today; null: any number', examples: [250] }),
    remaining: z
      .int()
      .nullable()
      .meta({
        description: 'Learners or devices that there is still room for; null: any number',
        examples: [38],
      }),
  })
  .meta({ id: 'LicenceUsage', description: 'How much of what is licensed is used' });
