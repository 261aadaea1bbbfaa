import { z } from 'zod';
import { BatchSummary } from './batch-summary.ts';
import { Day, Id } from './schemas.ts';

/** What of a sample is whose: who looks at it decides. */
export const BatchShare = z
  .object({
    toModerate: z
      .int()
      .meta({ description: 'Undecided, free or held by me, and I may moderate it', examples: [4] }),
    held: z.int().meta({ description: 'Of these, how many I hold', examples: [1] }),
    heldByOthers: z.int().meta({ description: 'Undecided and held by somebody else', examples: [1] }),
    notMine: z.int().meta({ description: 'Undecided, free, and not mine to moderate', examples: [0] }),
    next: Id.nullable().describe(
      'The attempt that I go on with: one that I hold, else the first in the draw',
    ),
  })
  .meta({ id: 'BatchShare', description: 'What is left of a sample, and for whom' });

/** A batch as a list shows it to one person. */
export const ListedBatch = BatchSummary.extend({
  dueOn: Day.nullable().meta({
    description: 'Day by which its report is wanted; null where nobody said',
    examples: ['2026-12-04'],
  }),
  share: BatchShare,
}).meta({
  id: 'ListedBatch',
  description: 'A batch in a list, with what is left for the caller',
});
