import { z } from 'zod';
import { ShownTitle } from './fields.ts';
import { assessmentMethods } from './options.ts';
import { Scale } from './scales.ts';
import { Id, Line } from './schemas.ts';

/** Code of an outcome: that of its unit standard, or of the module. */
export const OutcomeCode = Line(64).meta({
  description: 'Code under which it is known',
  examples: ['US 242825'],
});

export const AssessmentMethod = z
  .enum(assessmentMethods)
  .meta({ description: 'How it is assessed', examples: ['portfolio'] });

export const OutcomeWeight = z
  .number()
  .min(0)
  .max(1000)
  .meta({ description: 'How much it counts beside the others, where they are summed', examples: [1] });

/** Names an outcome where it is answered, with what was found of it. */
export const shownOutcome = {
  code: z.string().meta({ description: 'Code under which it is known', examples: ['US 242825'] }),
  title: ShownTitle('Manage records of a team'),
};

/** An outcome as it is answered, with what it is judged by. */
export const ShownOutcome = z.object({
  id: Id,
  ...shownOutcome,
  credits: z
    .number()
    .nullable()
    .meta({ description: 'Credits that it counts for', examples: [12] }),
  method: AssessmentMethod,
  scale: Scale,
  weight: OutcomeWeight,
  criteria: z
    .array(
      z.object({
        id: Id,
        text: z.string().meta({ description: 'What it says', examples: ['Records are complete and dated.'] }),
      }),
    )
    .describe('What it is judged by'),
});
