import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { locales } from '../../kit/options.ts';
import { resource } from '../../kit/resource.ts';
import { Line, pageQuery } from '../../kit/schemas.ts';
import { accounts } from '../accounts/operations.ts';
import { sites } from '../sites/schemas.ts';
import { entityOf } from '../../kit/entity.ts';

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
  singular: 'Client',
  plural: 'Clients',
  read: ['admin'],
  write: ['admin'],
  tenancy: 'platform',
  filters: ['state', 'country', 'languages'],
  sorts: ['name', 'registrationNumber'],
  searched: ['name', 'registrationNumber', 'email'],
  kept: ['state'],
  activatable: ['admin'],
  filterValues: ['admin'],
});

export const clientOperations = [
  ...clients.operations,
  ...area('clients', [
    {
      id: 'listClientLanguages',
      method: 'GET',
      path: '/clients/languages',
      summary: 'Languages in use by clients, with how many use each',
      audience: ['admin'],
      answer: {
        kind: 'data',
        schema: z.array(z.object({ locale: z.enum(locales), count: z.int() }).meta({ id: 'ClientLanguage' })),
      },
    },
    {
      id: 'listClientAccounts',
      method: 'GET',
      path: '/clients/{id}/accounts',
      summary: 'Accounts of a client',
      audience: ['admin'],
      query: z.object(pageQuery),
      answer: { kind: 'page', schema: entityOf(accounts) },
    },
    {
      id: 'listClientAccountSites',
      method: 'GET',
      path: '/clients/{id}/accounts/{accountId}/sites',
      summary: 'Sites of an account of a client',
      audience: ['admin'],
      query: z.object({
        ...pageQuery,
        state: z
          .array(z.enum(['active', 'inactive']))
          .max(2)
          .optional()
          .describe('Only those in one of these states'),
      }),
      answer: { kind: 'page', schema: entityOf(sites) },
    },
  ]),
];
