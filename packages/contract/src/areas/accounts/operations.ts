import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Line, Named } from '../../kit/schemas.ts';

const Channel = z.int().min(0).max(255);
export const Colour = z.object({ red: Channel, green: Channel, blue: Channel }).meta({ id: 'Colour' });

const Favicon = z.object({ svg: Line(), legacyICO: Line(), appleICO: Line() }).partial();

/** How an account looks: its colour and the addresses of its logos. */
export const Theme = z
  .object({
    isCustomTheme: z.boolean(),
    colour: Colour,
    logos: z
      .object({
        colour: Line(),
        logoBlack: Line(),
        logoWhite: Line(),
        iconWhite: Line(),
        iconBlack: Line(),
        favicon: Favicon,
      })
      .partial(),
  })
  .meta({ id: 'Theme' });

export const defaultTheme: z.infer<typeof Theme> = {
  isCustomTheme: false,
  colour: { red: 255, green: 164, blue: 0 },
  logos: {},
};

const AccountFields = z.object({
  clientId: Id,
  name: Line(),
  URLPrefix: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/)
    .describe('First label of the host name of this account'),
  theme: Theme,
  state: z.enum(['active', 'suspended', 'inactive']).default('active'),
});

export const accounts = resource('accounts', AccountFields, {
  singular: 'Account',
  plural: 'Accounts',
  read: ['admin', 'manager'],
  // Everybody's application shows the name and the look of their own account.
  readOne: ['admin', 'manager', 'self'],
  write: ['admin'],
  tenancy: 'platform',
  filters: ['clientId', 'state', 'URLPrefix'],
  sorts: ['name', 'URLPrefix'],
  searched: ['name', 'URLPrefix'],
  kept: ['state'],
  activatable: ['admin'],
  states: {
    audience: ['admin'],
    machine: { active: ['suspended', 'inactive'], suspended: ['active', 'inactive'], inactive: ['active'] },
  },
  counted: { audience: ['admin', 'manager'], by: ['clientId'] },
});

const Themed = z
  .object({ name: z.string().nullable(), URLPrefix: z.string().nullable(), theme: Theme })
  .meta({ id: 'AccountTheme' });

export const accountOperations = [
  ...accounts.operations,
  ...area('accounts', [
    {
      id: 'getThemeByPrefix',
      method: 'GET',
      path: '/accounts/themes',
      summary: 'Theme of the account with this URL prefix, or the default theme of the platform',
      audience: ['public'],
      query: z.object({ URLPrefix: z.string().max(63).optional() }),
      answer: { kind: 'data', schema: Themed },
    },
    {
      id: 'getAccountTheme',
      method: 'GET',
      path: '/accounts/{id}/theme',
      summary: 'Theme of one account',
      audience: ['any'],
      answer: { kind: 'data', schema: Theme },
    },
    {
      id: 'setAccountTheme',
      method: 'PUT',
      path: '/accounts/{id}/theme',
      summary: 'Set the theme of an account',
      audience: ['admin'],
      body: Theme,
      answer: { kind: 'data', schema: Theme },
      versioned: true,
    },
    {
      id: 'countPendingContent',
      method: 'GET',
      path: '/accounts/{id}/content/pending/count',
      summary: 'Number of things that wait for approval, by kind',
      audience: ['admin', 'manager'],
      answer: {
        kind: 'data',
        schema: z
          .object({ careers: z.int(), roles: z.int(), courses: z.int(), total: z.int() })
          .meta({ id: 'PendingContent' }),
      },
    },
    {
      id: 'listLearnerDeficits',
      method: 'GET',
      path: '/sites/learner/deficits',
      summary: 'Sites with fewer learners than they have licences for or have to have',
      audience: ['admin', 'manager'],
      query: z.object({ accountId: Id.optional() }),
      answer: {
        kind: 'data',
        schema: z.array(
          z
            .object({
              site: Named,
              learners: z.int().describe('Learners at the site now'),
              licensed: z.int().nullable().describe('Learners that the site has licences for'),
              required: z.int().nullable().describe('Learners that the site has to have'),
              deficit: z.int().describe('Learners missing to the larger of the two'),
            })
            .meta({ id: 'LearnerDeficit' }),
        ),
      },
    },
  ]),
];
