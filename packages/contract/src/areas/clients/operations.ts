import { z } from 'zod';
import { accounts } from '../accounts/schemas.ts';

import { sites } from '../sites/schemas.ts';
import { clientArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { locales } from '../../kit/options.ts';
import { pageQuery } from '../../kit/schemas.ts';

export const clientCalls = area(clientArea, {
  listClientLanguages: {
    method: 'GET',
    path: '/clients/languages',
    summary: 'Languages in use by clients, with how many use each',
    audience: ['admin'],
    answer: {
      kind: 'data',
      schema: z.array(
        z
          .object({
            locale: z
              .enum(locales)
              .meta({ description: 'Language and country of texts, such as en-ZA', examples: ['en-ZA'] }),
            count: z.int().meta({ description: 'How many clients use it', examples: [12] }),
          })
          .meta({ id: 'ClientLanguage', description: 'A language that clients use' }),
      ),
    },
  },
  listClientAccounts: {
    method: 'GET',
    path: '/clients/{id}/accounts',
    summary: 'Accounts of a client',
    audience: ['admin'],
    query: z.object(pageQuery),
    answer: { kind: 'page', schema: accounts.entity },
  },
  listClientAccountSites: {
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
    answer: { kind: 'page', schema: sites.entity },
  },
});
