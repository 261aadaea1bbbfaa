import { z } from 'zod';
import { Content, Seats, Usage, licenceEngagements, licences, licenceArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { NamedManager } from '../../kit/fields.ts';
import { Id, Instant, Text, Version, pageQuery } from '../../kit/schemas.ts';

const ofAccount = z.object({ accountId: Id.optional().describe('The own account when absent') });

export const licenceCalls = area(licenceArea, {
  getLicenceContent: {
    method: 'GET',
    path: '/licences/{id}/content',
    summary: 'Content of a licence',
    audience: ['admin', 'manager'],
    answer: { kind: 'data', schema: Content },
  },
  setLicenceContent: {
    method: 'PUT',
    path: '/licences/{id}/content',
    summary: 'Set the content of a licence',
    audience: ['admin'],
    body: Content,
    versioned: true,
    answer: { kind: 'data', schema: Content },
  },
  addToLicenceEngagement: {
    method: 'PATCH',
    path: '/licences/engagements/{id}',
    summary: 'Add uses to an engagement',
    audience: ['admin'],
    body: z
      .object({
        quantity: Seats.min(1).meta({ description: 'Uses to add', examples: [50] }),
        note: Text()
          .optional()
          .meta({
            description: 'What there is to remember about it',
            examples: ['Added for the intake of January.'],
          }),
      })
      .meta({ id: 'LicenceEngagementAddition', description: 'Uses that are added to an engagement' }),
    bodyType: 'merge-patch',
    versioned: true,
    answer: {
      kind: 'data',
      schema: licenceEngagements.entity,
    },
  },
  listLicenceEngagementLogs: {
    method: 'GET',
    path: '/licences/engagements/{id}/logs',
    summary: 'What happened to an engagement, the latest first',
    audience: ['admin', 'manager'],
    query: z.object(pageQuery),
    answer: {
      kind: 'page',
      schema: z
        .object({
          version: Version,
          action: z.string().meta({ description: 'What was done', examples: ['added'] }),
          quantity: z.int().meta({ description: 'Uses that were bought or added', examples: [50] }),
          used: z.int().meta({ description: 'Uses so far', examples: [36] }),
          note: z
            .string()
            .nullable()
            .meta({
              description: 'What there is to remember about it',
              examples: ['Added for the intake of January.'],
            }),
          by: NamedManager.nullable().describe('Who did it'),
          at: Instant.describe('When it was done'),
        })
        .meta({ id: 'LicenceEngagementLog', description: 'What happened to an engagement once' }),
    },
  },
  countLicensedLearners: {
    method: 'GET',
    path: '/licences/learners/count',
    summary: 'Learners counted against the licences of an account',
    audience: ['admin', 'manager'],
    query: ofAccount,
    errors: ['not_found'],
    answer: { kind: 'data', schema: Usage },
  },
  countLicensedHardware: {
    method: 'GET',
    path: '/licences/hardware/count',
    summary: 'Devices counted against the licences of an account',
    audience: ['admin', 'manager'],
    query: ofAccount,
    errors: ['not_found'],
    answer: { kind: 'data', schema: Usage },
  },
  listExpiringLicences: {
    method: 'GET',
    path: '/licences/getExpiring',
    summary: 'Licences that expire within so many days, the first to expire first',
    audience: ['admin', 'manager'],
    query: z.object({
      ...pageQuery,
      days: z.coerce
        .number()
        .int()
        .min(0)
        .max(3650)
        .optional()
        .meta({ description: '30 unless told', examples: [30] }),
      accountId: Id.optional().describe('Only licences of this account'),
    }),
    answer: {
      kind: 'page',
      schema: licences.entity,
    },
  },
});
