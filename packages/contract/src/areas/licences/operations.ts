import { z } from 'zod';
import { Content, Seats, Usage, licenceEngagements, licences, licenceArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { Id, Instant, Named, Text, pageQuery } from '../../kit/schemas.ts';

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
      .object({ quantity: Seats.min(1).describe('Uses to add'), note: Text().optional() })
      .meta({ id: 'LicenceEngagementAddition' }),
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
          version: z.int(),
          action: z.string(),
          quantity: z.int(),
          used: z.int(),
          note: z.string().nullable(),
          by: Named.nullable(),
          at: Instant,
        })
        .meta({ id: 'LicenceEngagementLog' }),
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
      days: z.coerce.number().int().min(0).max(3650).optional().describe('30 unless told'),
      accountId: Id.optional(),
    }),
    answer: {
      kind: 'page',
      schema: licences.entity,
    },
  },
});
