import { z } from 'zod';
import { locales } from '../../kit/options.ts';
import { resource } from '../../kit/resource.ts';
import { Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const clientArea: Area = {
  name: 'clients',
  about: 'Organisations that accounts belong to.',
};

const ClientFields = z.object({
  name: Line(),
  registrationNumber: Line(64).optional().describe('Company registration number'),
  email: z.email().max(255).nullish(),
  phoneNumber: z.string().max(40).nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('Country, ISO 3166-1 alpha-2'),
  languages: z.array(z.enum(locales)).max(locales.length).default([]),
  state: z.enum(['active', 'inactive']).default('active'),
});

export const clients = resource('clients', ClientFields, {
  area: clientArea,
  singular: 'Client',
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
