import { z } from 'zod';
import { BatchSummary } from '../../kit/batch-summary.ts';
import { AttemptState, Refusal } from '../../kit/attempts.ts';
import { NamedBatch, NamedCourse, NamedLearner, NamedModerator, ShownName } from '../../kit/fields.ts';
import { Day, Id, Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const batchArea: Area = {
  name: 'batches',
  about: 'Batches of assessed attempts, and the samples that are drawn from them.',
};

export const Policy = z
  .object({
    percentage: z.number().meta({ description: 'Per cent that are drawn', examples: [25] }),
    minimum: z.int().meta({ description: 'Fewest that are drawn', examples: [3] }),
    alwaysInclude: z.array(z.string()).meta({
      description: 'What is in every sample',
      examples: [['First portfolios of this assessor']],
    }),
    vacs: z
      .enum(['required', 'optional'])
      .default('required')
      .describe('Whether each rule of evidence is answered, or said why not, before a decision is signed'),
    blind: z.boolean().meta({
      description: 'Whether the judgement of the assessor is hidden until the own one is stored',
      examples: [true],
    }),
  })
  .meta({ id: 'SamplingPolicy', description: 'How samples are drawn, and how they are judged' });

export const CoverageGap = z
  .object({
    kind: z.enum(['assessor', 'site', 'outcome', 'method']).describe('Kind of thing that it is'),
    id: z.string().meta({ description: 'Identifier', examples: ['0192f3a4-f114-7565-9406-29ae942ff3f9'] }),
    name: ShownName('Thabo Mokoena'),
  })
  .meta({ id: 'CoverageGap', description: 'What no attempt of a sample is of' });

export const Departure = z
  .object({
    attemptId: Id,
    learner: NamedLearner,
    leftAt: Instant.describe('When it left the batch'),
    by: NamedModerator.describe('Who took it out'),
    reason: z.string().meta({
      description: 'Why it left',
      examples: ['Assessed by the moderator who signs the report.'],
    }),
    state: AttemptState,
    batch: NamedBatch.nullable().describe('The batch that it is in now; null while it waits for one'),
  })
  .meta({ id: 'Departure', description: 'An attempt that left a batch before its report' });

export const SeedCommitment = z
  .object({
    id: Id,
    course: NamedCourse,
    by: NamedModerator.describe('Who fixed the seed'),
    at: Instant.describe('When it was fixed'),
    batch: NamedBatch.nullable().describe('The batch that was drawn with it; null while it waits'),
    seed: z
      .string()
      .nullable()
      .meta({ description: 'The seed; kept from others until it has been drawn with', examples: [null] }),
  })
  .meta({
    id: 'SeedCommitment',
    description: 'A seed that somebody fixed before the batch was made that it draws',
  });

export const Batch = BatchSummary.extend({
  seed: z
    .string()
    .nullable()
    .meta({
      description: 'What the draw of the sample follows from: the same seed draws the same sample',
      examples: ['2026-11-16'],
    }),
  seedCommitment: z
    .object({
      by: NamedModerator.describe('Who fixed the seed'),
      at: Instant.describe('When it was fixed'),
    })
    .nullable()
    .describe('Who fixed the seed before the batch was made; null where the platform made it at the draw'),
  drawnAt: Instant.nullable().describe('When the sample was drawn; null before'),
  policy: Policy,
  gaps: z.array(CoverageGap).describe('What the sample does not cover'),
  refusal: Refusal.nullable().meta({
    description: 'Why the caller may not moderate this course today; null when they may, or do not moderate',
    examples: [null],
  }),
  departures: z
    .array(Departure)
    .describe('Attempts that left the batch before its report, and where they are'),
  selection: z
    .object({
      siteNames: z
        .array(z.string())
        .meta({ description: 'Names of the sites', examples: [['Durban Central Campus']] }),
      assessorNames: z
        .array(z.string())
        .meta({ description: 'Names of who assessed it', examples: [['Thabo Mokoena']] }),
      from: Day.nullable().meta({
        description: 'First day whose work is in it',
        examples: ['2026-10-01'],
      }),
      to: Day.nullable().meta({ description: 'Last day whose work is in it', examples: ['2026-10-31'] }),
    })
    .describe('What was chosen from'),
}).meta({
  id: 'Batch',
  description: 'Attempts of one course that are moderated together, with their sample',
});

export const BatchSelection = z.object({
  courseId: Id,
  siteIds: z.array(Id).max(500).optional(),
  assessorIds: z.array(Id).max(500).optional(),
  from: Day.optional().meta({ description: 'Assessed on or after', examples: ['2026-10-01'] }),
  to: Day.optional().meta({ description: 'Assessed on or before', examples: ['2026-10-31'] }),
});
