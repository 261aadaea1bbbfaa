import { z } from 'zod';
import { Theme, Themed, accountArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { Id, Named } from '../../kit/schemas.ts';

export const accountCalls = area(accountArea, {
  getThemeByPrefix: {
    method: 'GET',
    path: '/accounts/themes',
    summary: 'Theme of the account with this URL prefix, or the default theme of the platform',
    audience: ['public'],
    query: z.object({ URLPrefix: z.string().max(63).optional() }),
    answer: { kind: 'data', schema: Themed },
  },
  getAccountTheme: {
    method: 'GET',
    path: '/accounts/{id}/theme',
    summary: 'Theme of one account',
    audience: ['any'],
    answer: { kind: 'data', schema: Theme },
  },
  setAccountTheme: {
    method: 'PUT',
    path: '/accounts/{id}/theme',
    summary: 'Set the theme of an account',
    audience: ['admin'],
    body: Theme,
    answer: { kind: 'data', schema: Theme },
    versioned: true,
  },
  countPendingContent: {
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
  listLearnerDeficits: {
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
});
