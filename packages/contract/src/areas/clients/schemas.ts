import { z } from 'zod';
import { EmailAddress, Name, PhoneNumber } from '../../kit/fields.ts';
import { locales } from '../../kit/options.ts';
import { resource } from '../../kit/resource.ts';
import { Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const clientArea: Area = {
  name: 'clients',
  about: 'Organisations that accounts belong to.',
};

const ClientFields = z.object({
  name: Name('Umfolozi Group'),
  registrationNumber: Line(64)
    .optional()
    .meta({ description: 'Company registration number', examples: ['2011/104417/07'] }),
  email: EmailAddress.meta({ examples: ['office@umfolozi.example.co.za'] }).nullish(),
  phoneNumber: PhoneNumber.nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .meta({ description: 'Country, ISO 3166-1 alpha-2', examples: ['ZA'] }),
  languages: z
    .array(z.enum(locales))
    .max(locales.length)
    .default([])
    .meta({ description: 'Languages that are spoken, as locales', examples: [['en-ZA', 'zu']] }),
  state: z.enum(['active', 'inactive']).default('active').describe('State that it is in'),
});

export const clients = resource('clients', ClientFields, {
  area: clientArea,
  singular: 'Client',
  keptWhileInhabited: true,
  plural: 'Clients',
  tenant: 'client',
  read: ['admin'],
  write: ['admin'],
  tenancy: 'platform',
  filters: ['state', 'country', 'languages'],
  sorts: ['name', 'registrationNumber'],
  searched: ['name', 'registrationNumber', 'email'],
  readOnly: ['state'],
  activatable: ['admin'],
  filterValues: ['admin'],
});
