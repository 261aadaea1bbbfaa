import { z } from 'zod';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const accountArea: Area = {
  name: 'accounts',
  about: 'Training providers on the platform: their state, their look, their counts.',
};

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
  clientId: Ref('clients'),
  name: Line(),
  URLPrefix: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/)
    .describe('First label of the host name of this account'),
  theme: Theme,
  state: z.enum(['active', 'suspended', 'inactive']).default('active'),
});

export const accounts = resource('accounts', AccountFields, {
  area: accountArea,
  singular: 'Account',
  plural: 'Accounts',
  tenant: 'account',
  read: ['admin', 'manager'],
  // Everybody's application shows the name and the look of their own account.
  readOne: ['admin', 'manager', 'self'],
  write: ['admin'],
  tenancy: 'platform',
  filters: ['clientId', 'state', 'URLPrefix'],
  sorts: ['name', 'URLPrefix'],
  searched: ['name', 'URLPrefix'],
  readOnly: ['state'],
  activatable: ['admin'],
  states: {
    audience: ['admin'],
    machine: { active: ['suspended', 'inactive'], suspended: ['active', 'inactive'], inactive: ['active'] },
  },
  counted: { audience: ['admin', 'manager'], by: ['clientId'] },
});

export const Themed = z
  .object({ name: z.string().nullable(), URLPrefix: z.string().nullable(), theme: Theme })
  .meta({ id: 'AccountTheme' });
