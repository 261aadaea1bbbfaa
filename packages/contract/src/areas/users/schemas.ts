import { z } from 'zod';
import { defaultLocale, genders, races, roles } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Day, Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const userArea: Area = {
  name: 'users',
  about: 'People: staff and learners, their roles, groups and enrolments.',
};

/** Registration of an assessor or moderator with a quality body. */
export const Registration = z
  .object({
    kind: z.enum(['assessor', 'moderator']),
    number: Line(64),
    body: Line().describe('The quality body that registered the person'),
    courses: z.array(Line(64)).max(500).describe('Registration numbers of the courses covered; * for all'),
    expiresOn: Day,
  })
  .meta({ id: 'Registration' });

export const UserFields = z.object({
  accountId: Ref('accounts'),
  clientId: Ref('clients'),
  siteId: Ref('sites').nullish(),
  siteName: z.string().max(255).nullish(),
  username: Line(),
  name: Line(),
  surname: Line(),
  email: z.email().max(255).nullish(),
  phoneNumber: z.string().max(40).nullish(),
  number: Line(64).optional().describe('Learner or staff number'),
  gender: z.enum(genders).nullish(),
  race: z.enum(races).nullish(),
  disability: z.string().max(255).nullish(),
  locale: z.string().max(16).default(defaultLocale),
  groupIds: z.array(Ref('groups')).max(1000).default([]),
  roles: z.array(z.enum(roles)).max(roles.length),
  scope: z.string().max(255).default('openid profile email'),
  registrations: z.array(Registration).max(50).default([]),
  isRunningGroupHardware: z.boolean().default(false),
  impersonatedAccountId: Ref('accounts')
    .nullish()
    .describe('The account that an administrator acts in instead of the own'),
  impersonatedSiteId: Ref('sites', 'impersonatedAccountId')
    .nullish()
    .describe('The site that an administrator acts in instead of the own'),
  state: z.enum(['active', 'inactive']).default('active'),
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
  readOnly: ['state'],
  activatable: ['admin', 'manager'],
  restorable: ['admin', 'manager'],
  errors: ['4001', '4002', '4004'],
});
