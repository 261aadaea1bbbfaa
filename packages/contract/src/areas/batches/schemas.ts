import { z } from 'zod';
import { BatchSummary } from '../../kit/attempts.ts';
import { Day, Id, Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const batchArea: Area = {
  name: 'batches',
  about: 'Batches of assessed attempts, and the samples that are drawn from them.',
};

export const Policy = z
  .object({
    percentage: z.number(),
    minimum: z.int(),
    alwaysInclude: z.array(z.string()),
    blind: z.boolean(),
  })
  .meta({ id: 'SamplingPolicy' });

export const CoverageGap = z
  .object({ kind: z.enum(['assessor', 'site', 'outcome', 'method']), id: z.string(), name: z.string() })
  .meta({ id: 'CoverageGap' });

export const Batch = BatchSummary.extend({
  seed: z.string().nullable(),
  drawnAt: Instant.nullable(),
  policy: Policy,
  gaps: z.array(CoverageGap).describe('What the sample does not cover'),
  selection: z.object({
    siteNames: z.array(z.string()),
    assessorNames: z.array(z.string()),
    from: Day.nullable(),
    to: Day.nullable(),
  }),
}).meta({ id: 'Batch' });

export const BatchSelection = z.object({
  courseId: Id,
  siteIds: z.array(Id).max(500).optional(),
  assessorIds: z.array(Id).max(500).optional(),
  from: Day.optional().describe('Assessed on or after'),
  to: Day.optional().describe('Assessed on or before'),
});
