import { z } from 'zod';
import { Theme, Themed, accountArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { NamedSite } from '../../kit/fields.ts';
import { Id } from '../../kit/schemas.ts';

export const accountCalls = area(accountArea, {
  getThemeByPrefix: {
    method: 'GET',
    path: '/accounts/themes',
    summary: 'Theme of the account with this URL prefix, or the default theme of the platform',
    audience: ['public'],
    query: z.object({
      URLPrefix: z
        .string()
        .max(63)
        .optional()
        .meta({
          description: 'First label of the host name under which the account is reached',
          examples: ['umfolozi'],
        }),
    }),
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
        .object({
          careers: z.int().meta({ description: 'Careers that wait', examples: [1] }),
          roles: z.int().meta({ description: 'Job roles that wait', examples: [2] }),
          courses: z.int().meta({ description: 'Courses that wait', examples: [4] }),
          lessons: z.int().meta({ description: 'Lessons that wait', examples: [3] }),
          assessments: z
            .int()
            .meta({ description: 'Assessments, examinations and tests that wait', examples: [2] }),
          total: z.int().meta({ description: 'All of it together', examples: [12] }),
        })
        .meta({ id: 'PendingContent', description: 'How many things wait for approval, by kind' }),
    },
  },
  listLearnerDeficits: {
    method: 'GET',
    path: '/sites/learner/deficits',
    summary: 'Sites with fewer learners than they have licences for or have to have',
    audience: ['admin', 'manager'],
    query: z.object({ accountId: Id.optional().describe('Only sites of this account') }),
    answer: {
      kind: 'data',
      schema: z.array(
        z
          .object({
            site: NamedSite,
            learners: z.int().meta({ description: 'Learners at the site now', examples: [18] }),
            licensed: z
              .int()
              .nullable()
              .meta({ description: 'Learners that the site has licences for', examples: [24] }),
            required: z
              .int()
              .nullable()
              .meta({ description: 'Learners that the site has to have', examples: [20] }),
            deficit: z
              .int()
              .meta({ description: 'Learners missing to the larger of the two', examples: [6] }),
          })
          .meta({ id: 'LearnerDeficit', description: 'How many learners a site is short of' }),
      ),
    },
  },
});
