import { z } from 'zod';
import { NamedAssessor } from './fields.ts';
import { riskBands, sampleRules, strata } from './options.ts';

const share = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(100)
    .meta({ description, examples: [example] });

const RiskBands = z
  .object({
    leastPairs: z
      .int()
      .min(0)
      .max(10_000)
      .meta({ description: 'With fewer pairs of verdict and judgement an assessor is new', examples: [30] }),
    watchedFrom: share(
      'Overturned of the decided attempts, in per cent, from which an assessor is watched',
      10,
    ),
    percentages: z
      .object({
        new: share('Per cent that are drawn of new assessors', 50),
        proven: share('Per cent that are drawn of proven assessors', 15),
        watched: share('Per cent that are drawn of watched assessors', 40),
      })
      .describe('What share is drawn of whose work'),
  })
  .meta({ id: 'RiskBands', description: 'Shares by the record of an assessor' });

/** How samples are drawn and judged. */
export const SamplingPolicy = z
  .object({
    percentage: share('Per cent that are drawn', 25),
    minimum: z
      .int()
      .min(0)
      .max(10_000)
      .meta({ description: 'Fewest that are drawn', examples: [3] }),
    alwaysInclude: z
      .array(z.enum(sampleRules))
      .max(sampleRules.length)
      .meta({ description: 'Rules that put attempts into every sample', examples: [['appealed']] }),
    strata: z
      .array(z.enum(strata))
      .max(strata.length)
      .meta({ description: 'What every sample has to stand for', examples: [['assessor', 'site']] }),
    vacs: z
      .enum(['required', 'optional'])
      .default('required')
      .describe('Whether each rule of evidence is answered, or said why not, before a decision is signed'),
    blind: z.boolean().meta({
      description: 'Whether the judgement of the assessor is hidden until the own one is stored',
      examples: [true],
    }),
    tolerance: z
      .number()
      .min(0)
      .max(1000)
      .default(0)
      .meta({
        description: 'By how many levels or marks verdict and judgement may differ and still agree',
        examples: [3],
      }),
    facilitatorMayModerate: z
      .boolean()
      .default(false)
      .describe('Whether a moderator may moderate work of learners whom they taught'),
    sequentialStep: z
      .int()
      .min(0)
      .max(1000)
      .meta({
        description: 'By how many attempts a changed result widens the sample; 0 for not at all',
        examples: [5],
      }),
    sequentialRun: z
      .int()
      .min(1)
      .max(1000)
      .meta({ description: 'How many results have to stand in a row until it stops growing', examples: [5] }),
    borderlineMargin: z
      .number()
      .min(0)
      .max(1000)
      .meta({
        description: 'How near to passing is borderline: levels or marks of the scale',
        examples: [2],
      }),
    riskBands: RiskBands.nullable().describe(
      'Shares by the record of an assessor; null for one share for all',
    ),
  })
  .meta({ id: 'SamplingPolicy', description: 'How samples are drawn, and how they are judged' });

/** An assessor in a risk band, with what it follows from. */
export const BandedAssessor = z
  .object({
    assessor: NamedAssessor,
    band: z.enum(riskBands).describe('The band'),
    pairs: z
      .int()
      .meta({ description: 'Outcomes that both the assessor and a moderator judged', examples: [64] }),
    decided: z.int().meta({ description: 'Attempts that a moderator upheld or overturned', examples: [16] }),
    overturned: z.int().meta({ description: 'Of those overturned', examples: [1] }),
    percentage: z.number().meta({ description: 'Per cent that are drawn in this band', examples: [15] }),
  })
  .meta({ id: 'BandedAssessor', description: 'An assessor in a risk band, with what it follows from' });
