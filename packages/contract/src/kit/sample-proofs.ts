import { z } from 'zod';
import { ShownName } from './fields.ts';
import { assessorsInBrief } from './options.ts';
import { Id } from './schemas.ts';

const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });

const proof = {
  population: count('Attempts in all', 26),
  drawn: count('Of those drawn by chance and looked at', 7),
  waiting: count('Drawn by chance and not decided yet', 0),
  changed: count('Of those looked at whose result changed', 1),
  most: count('With 95 % confidence at most so many of the others would change', 11),
};

/** What a sample proves of what nobody looked at. */
export const SampleProof = z
  .object({
    kind: z
      .enum(['expected', 'so_far', 'complete'])
      .describe(
        'Whether it is what a sample without a change would prove, what it proves so far, or all of it',
      ),
    ...proof,
    besides: count('Looked at and not counted: a rule, a widening or a person put them in', 2),
    assessors: z
      .array(
        z.object({
          id: Id.nullable().describe('Null where somebody outside of the platform assessed'),
          name: ShownName('Thabo Mokoena'),
          ...proof,
        }),
      )
      .describe(`The same for the work of each assessor; in brief none of more than ${assessorsInBrief}`),
  })
  .meta({ id: 'SampleProof', description: 'What a sample proves of what nobody looked at' });
