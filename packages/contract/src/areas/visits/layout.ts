import { z } from 'zod';
import { Line } from '../../kit/schemas.ts';

const Key = (example: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .meta({ description: 'What it is known by: small letters, digits and hyphens', examples: [example] });
const percentage = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'Share of the released attempts in per cent', examples: [10] });
const least = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'How many attempts at least', examples: [3] });

export const VisitLayout = z
  .object({
    id: Key('seta-three-columns'),
    title: Line(120).meta({
      description: 'Title by which people know it',
      examples: ['SETA, three columns'],
    }),
    sample: z.object({ percentage, least }).describe("The verifier's own sample at least"),
    blind: z.boolean().describe('Whether the body wants judgements kept until the verifier has judged'),
    checklist: z
      .array(
        z.object({
          id: Key('sampling'),
          question: Line(500).meta({
            description: 'What is answered',
            examples: ['Was the sample drawn as the policy says?'],
          }),
        }),
      )
      .max(60)
      .describe('What the verifier goes through'),
    columns: z
      .array(
        z.object({
          of: z.enum(['assessor', 'moderator', 'verifier']).describe('Whose results it shows'),
          title: Line(60).meta({ description: 'What it is headed', examples: ['Internal moderator'] }),
        }),
      )
      .length(3)
      .meta({
        description: 'Columns of the report, in their order',
        examples: [
          [
            { of: 'assessor', title: 'Assessor' },
            { of: 'moderator', title: 'Internal moderator' },
            { of: 'verifier', title: 'External moderator' },
          ],
        ],
      }),
  })
  .meta({ id: 'VisitLayout', description: 'Checklist, sample and report that a quality body wants' });

const areOthers = <Item>(items: readonly Item[], key: (item: Item) => string) =>
  new Set(items.map(key)).size === items.length;

/** What a document has to be beyond its fields, so that a layout can be worked by. */
export const WorkableLayout = VisitLayout.refine(({ checklist }) => areOthers(checklist, ({ id }) => id), {
  message: 'Two questions have the same id.',
}).refine(({ columns }) => areOthers(columns, (column) => column.of), {
  message: 'Each of assessor, moderator and verifier has one column.',
});
