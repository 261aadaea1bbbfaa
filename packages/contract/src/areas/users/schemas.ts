import { z } from 'zod';
import { EmailAddress, Name, PhoneNumber, ShownName, Surname } from '../../kit/fields.ts';
import { applicationStates, defaultLocale, genders, races, roles } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Day, Id, Line, Named } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const userArea: Area = {
  name: 'users',
  about: 'People: staff and learners, their roles, groups and enrolments.',
};

/** Registration of an assessor or moderator with a quality body. */
export const Registration = z
  .object({
    kind: z
      .enum(['assessor', 'moderator'])
      .meta({ description: 'What the person is registered as', examples: ['moderator'] }),
    number: Line(64).meta({ description: 'Number under which it is known', examples: ['MOD/2024/1187'] }),
    body: Line().meta({
      description: 'The quality body that registered the person',
      examples: ['Services SETA'],
    }),
    courses: z
      .array(Line(64))
      .max(500)
      .meta({ description: 'Registration numbers of the courses covered; * for all', examples: [['61595']] }),
    expiresOn: Day.meta({ description: 'Last day on which it holds', examples: ['2027-06-30'] }),
  })
  .meta({
    id: 'Registration',
    description: 'Registration of an assessor or moderator with a quality body',
  });

export const UserFields = z.object({
  accountId: Ref('accounts'),
  clientId: Ref('clients'),
  siteId: Ref('sites').nullish(),
  siteName: z
    .string()
    .max(255)
    .nullish()
    .meta({ description: 'Name of the site', examples: ['Durban Central Campus'] }),
  username: Line().meta({
    description: 'Name that the person signs in with',
    examples: ['zanele.ndlovu'],
  }),
  name: Name('Zanele'),
  surname: Surname('Ndlovu'),
  email: EmailAddress.nullish(),
  phoneNumber: PhoneNumber.nullish(),
  number: Line(64)
    .optional()
    .meta({ description: 'Learner or staff number', examples: ['S-1042'] }),
  gender: z
    .enum(genders)
    .nullish()
    .meta({ description: 'Gender, in the words of the option list', examples: ['Female'] }),
  race: z.enum(races).nullish().describe('Population group, in the words of the option list'),
  disability: z
    .string()
    .max(255)
    .nullish()
    .meta({ description: 'Disability, in the words of the option list', examples: [null] }),
  locale: z
    .string()
    .max(16)
    .default(defaultLocale)
    .meta({
      description: 'Language and country of texts, such as en-ZA',
      examples: [defaultLocale],
    }),
  groupIds: z.array(Ref('groups')).max(1000).default([]),
  roles: z
    .array(z.enum(roles))
    .max(roles.length)
    .meta({ description: 'What the person may be on the platform', examples: [['moderator']] }),
  scope: z
    .string()
    .max(255)
    .default('openid profile email')
    .meta({
      description: 'Scopes of the access tokens of the person',
      examples: ['openid profile email'],
    }),
  registrations: z.array(Registration).max(50).default([]).describe('Registrations with quality bodies'),
  isRunningGroupHardware: z
    .boolean()
    .default(false)
    .describe('Whether the person uses a device together with others'),
  impersonatedAccountId: Ref('accounts')
    .nullish()
    .meta({ description: 'The account that an administrator acts in instead of the own', examples: [null] }),
  impersonatedSiteId: Ref('sites', 'impersonatedAccountId')
    .nullish()
    .meta({ description: 'The site that an administrator acts in instead of the own', examples: [null] }),
  state: z.enum(['active', 'inactive']).default('active').describe('State that it is in'),
  candidate: z
    .object({
      id: Id,
      name: ShownName('Zanele Ndlovu'),
      applications: z
        .array(
          z.object({
            id: Id,
            vacancy: Named.meta({
              examples: [{ id: '0192f3a4-1d2c-7a46-8b1e-5f0b7c2d9e11', name: 'Learner operator, Umgeni' }],
            }),
            state: z.enum(applicationStates).meta({ description: 'How far it is', examples: ['testing'] }),
          }),
        )
        .describe('What they have applied for and is not decided, the latest first'),
    })
    .nullish()
    .meta({
      description:
        'Who they are where they apply for work, told themselves alone; null where they do not apply',
      examples: [null],
    }),
});

export const users = resource('users', UserFields, {
  area: userArea,
  singular: 'User',
  plural: 'Users',
  read: ['admin', 'manager', 'self'],
  write: ['admin', 'manager', 'self'],
  filters: ['accountId', 'siteId', 'state', 'roles', 'groupIds'],
  sorts: ['surname', 'name', 'username'],
  searched: ['name', 'surname', 'username', 'email', 'number'],
  readOnly: ['state', 'candidate'],
  activatable: ['admin', 'manager'],
  restorable: ['admin', 'manager'],
  errors: ['4001', '4002', '4004'],
});
