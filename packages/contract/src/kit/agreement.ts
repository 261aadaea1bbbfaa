import { z } from 'zod';

/** How far assessors and moderators judged alike, wherever it is told: on the page, in reports, of an assessor. */

const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });

export const Estimate = z
  .object({
    value: z.number().meta({ description: 'The value', examples: [0.75] }),
    low: z.number().meta({ description: 'Lower end of the interval of 95 %', examples: [0.41] }),
    high: z.number().meta({ description: 'Upper end of the interval of 95 %', examples: [0.94] }),
  })
  .meta({ id: 'Estimate', description: 'A figure with its interval of 95 %' });

export const Measure = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('two_results').describe('C and NYC') }),
    z.object({
      kind: z.literal('levels').describe('Named levels'),
      levels: z
        .array(z.string())
        .meta({ description: 'The levels, the lowest first', examples: [['Fail', 'Pass', 'Merit']] }),
    }),
    z.object({
      kind: z.literal('marks').describe('Marks'),
      maximum: z.number().meta({ description: 'The highest mark', examples: [100] }),
    }),
  ])
  .meta({
    id: 'Measure',
    description: 'In what results were compared; only what shares a measure is counted together',
    examples: [{ kind: 'two_results' }],
  });

const ShareTrend = z.object({
  month: z.string().meta({ description: 'The month', examples: ['2026-10'] }),
  pairs: count('Pairs of the month', 18),
  agreed: count('Of those that agree', 17),
  share: Estimate.extend({
    pairs: count('Pairs that it is computed from', 42),
    since: z.string().meta({ description: 'First month that was taken in', examples: ['2026-08'] }),
  })
    .nullable()
    .describe(
      'Share that agrees over this month and as many before it as give 30 pairs; null before there are',
    ),
});

/** Figures of some pairs of one measure. */
export const Agreement = z
  .object({
    measure: Measure,
    pairs: count('Outcomes that both judged, the moderator blind', 42),
    agreed: count('Of those that agree, within the tolerance of their policy', 39),
    assessorHigher: count('Pairs whose assessor gave more than the moderator', 3),
    moderatorHigher: count('Pairs whose moderator gave more than the assessor', 0),
    changed: count('Verdicts that the moderator changed after the judgement was shown', 1),
    raw: z
      .number()
      .nullable()
      .meta({ description: 'Share that agrees, 0 to 1; null under 30 pairs', examples: [0.929] }),
    coefficients: z
      .array(
        Estimate.extend({
          name: z
            .enum(['kappa', 'ac1', 'weighted_kappa', 'ac2', 'icc'])
            .describe(
              "Cohen's kappa and Gwet's AC1 of two results, their weighted forms of levels, the intraclass correlation of marks",
            ),
        }),
      )
      .describe('Agreement without what chance would give; empty under 30 pairs or where it is not defined'),
    difference: z
      .object({
        mean: Estimate.describe('By how many marks assessors gave more; less where it is negative'),
        limits: z
          .object({ low: Estimate, high: Estimate })
          .describe('Limits of agreement: between them 95 % of differences are expected'),
      })
      .nullable()
      .describe('For marks alone, from 30 pairs on'),
    probability: z
      .number()
      .nullable()
      .meta({
        description: 'How probable a direction as clear as this is by chance; null under 30 pairs',
        examples: [0.25],
      }),
    stricter: z
      .enum(['assessor', 'moderator', 'nobody'])
      .nullable()
      .meta({
        description: 'Who gives less, where that is not chance; null under 30 pairs',
        examples: ['nobody'],
      }),
  })
  .meta({ id: 'Agreement', description: 'How far assessors and moderators judged alike, on blind verdicts' });

/** Figures with how they came about month by month. */
export const AgreementOverTime = Agreement.extend({
  months: z.array(ShareTrend).describe('Months that have pairs, in their order'),
}).meta({
  id: 'AgreementOverTime',
  description: 'How far assessors and moderators judged alike, and since when',
});
