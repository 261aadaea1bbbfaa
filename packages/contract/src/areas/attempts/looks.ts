import { z } from 'zod';
import { Id } from '../../kit/schemas.ts';

/** Pages of the longest document, which a look may count. */
const mostParts = 5000;
const Part = z.int().min(1).max(mostParts);

export const Look = z
  .object({
    evidenceId: Id,
    parts: z
      .array(Part)
      .max(mostParts)
      .meta({
        description: 'Pages or sheets that were shown, hundredths of a recording that were played; from 1',
        examples: [[1, 2, 5]],
      }),
    of: Part.meta({
      description: 'How many parts it has: pages, sheets, 100 for a recording, 1 for all else',
      examples: [12],
    }),
  })
  .meta({ id: 'Look', description: 'How much of a piece of evidence somebody has looked at' });

export const Looks = z
  .object({ looks: z.array(Look).max(200).describe('Pieces of evidence with what was looked at of each') })
  .meta({ id: 'Looks', description: 'How much of the evidence of an attempt somebody has looked at' });
