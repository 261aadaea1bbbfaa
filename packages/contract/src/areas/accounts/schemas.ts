import { z } from 'zod';
import { Name, ShownName } from '../../kit/fields.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const accountArea: Area = {
  name: 'accounts',
  about: 'Training providers on the platform: their state, their look, their counts.',
};

const Channel = (name: string, example: number) =>
  z
    .int()
    .min(0)
    .max(255)
    .meta({ description: `Share of ${name}, 0 to 255`, examples: [example] });

export const Colour = z
  .object({ red: Channel('red', 255), green: Channel('green', 164), blue: Channel('blue', 0) })
  .meta({ id: 'Colour', description: 'A colour by its shares of red, green and blue' });

const Address = (description: string, file: string) =>
  Line().meta({ description, examples: [`/theme/logos/${file}`] });

const Favicon = z
  .object({
    svg: Address('Icon that can be drawn in any size', 'umfolozi-favicon.svg'),
    legacyICO: Address('Icon for old browsers', 'umfolozi-favicon.ico'),
    appleICO: Address('Icon for the home screen of Apple devices', 'umfolozi-apple.png'),
  })
  .partial();

/** How an account looks: its colour and the addresses of its logos. */
export const Theme = z
  .object({
    isCustomTheme: z
      .boolean()
      .meta({ description: 'Whether the account has a look of its own', examples: [true] }),
    colour: Colour,
    logos: z
      .object({
        colour: Address('Address of the logo in its colours', 'umfolozi.svg'),
        logoBlack: Address('Address of the logo in black', 'umfolozi-black.svg'),
        logoWhite: Address('Address of the logo in white', 'umfolozi-white.svg'),
        iconWhite: Address('Address of the icon in white', 'umfolozi-icon-white.svg'),
        iconBlack: Address('Address of the icon in black', 'umfolozi-icon-black.svg'),
        favicon: Favicon.describe('Small icons of the account'),
      })
      .partial()
      .describe('Logos and icons of the account'),
  })
  .meta({ id: 'Theme', description: 'How an account looks: its colour and the addresses of its logos' });

export const defaultTheme: z.infer<typeof Theme> = {
  isCustomTheme: false,
  colour: { red: 255, green: 164, blue: 0 },
  logos: {},
};

const AccountFields = z.object({
  clientId: Ref('clients'),
  name: Name('Umfolozi Skills Academy'),
  accreditationNumber: Line(64)
    .nullish()
    .meta({
      description: 'Number under which the quality body accredits the provider',
      examples: ['SSETA-2024-0817'],
    }),
  URLPrefix: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/)
    .meta({ description: 'First label of the host name of this account', examples: ['umfolozi'] }),
  theme: Theme,
  reportDomains: z
    .array(Line(253))
    .max(50)
    .optional()
    .meta({
      description:
        'Domains of addresses that reports may be sent to, though nobody there is a user or a contact',
      examples: [['umfolozi.example.org']],
    }),
  state: z.enum(['active', 'suspended', 'inactive']).default('active').describe('State that it is in'),
});

export const accounts = resource('accounts', AccountFields, {
  area: accountArea,
  singular: 'Account',
  keptWhileInhabited: true,
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
  .object({
    name: ShownName('Umfolozi Skills Academy').nullable(),
    URLPrefix: z
      .string()
      .nullable()
      .meta({
        description: 'First label of the host name under which the account is reached',
        examples: ['umfolozi'],
      }),
    theme: Theme,
  })
  .meta({ id: 'AccountTheme', description: 'How an account looks, with its name' });
