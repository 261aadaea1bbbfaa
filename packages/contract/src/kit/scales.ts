import { z } from 'zod';
import { Line } from './schemas.ts';

const Name = (example: string) =>
  Line(40).meta({ description: 'Name by which people know it', examples: [example] });
const mark = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(10_000)
    .meta({ description, examples: [example] });

const TwoResults = z.object({
  kind: z.literal('two_results').describe('C and NYC: competent, and not yet'),
});

const Levels = z
  .object({
    kind: z.literal('levels').describe('Named levels'),
    levels: z
      .array(Name('Merit'))
      .min(2)
      .max(10)
      .meta({ description: 'The levels, the lowest first', examples: [['Fail', 'Pass', 'Merit']] }),
    passFrom: Line(40).meta({ description: 'The lowest level that passes', examples: ['Pass'] }),
  })
  .refine(({ levels }) => new Set(levels.map((each) => each.toLowerCase())).size === levels.length, {
    message: 'Two levels have the same name.',
    path: ['levels'],
  })
  .refine(({ levels, passFrom }) => levels.indexOf(passFrom) > 0, {
    message: 'The level that passes has to be one of the levels, and not the lowest.',
    path: ['passFrom'],
  });

const Marks = z
  .object({
    kind: z.literal('marks').describe('Marks from 0 to a maximum'),
    maximum: mark('The highest mark', 100).positive(),
    step: mark('Smallest difference between two marks', 0.5).min(0.01),
    passMark: mark('The lowest mark that passes', 50).positive(),
    grades: z
      .array(z.object({ name: Name('A'), from: mark('The lowest mark that amounts to it', 80) }))
      .max(20)
      .describe('What marks amount to, the best first'),
  })
  .refine(({ maximum, step }) => isStep(maximum, step), {
    message: 'The steps do not lead to the highest mark.',
    path: ['step'],
  })
  .refine(({ passMark, maximum, step }) => passMark <= maximum && isStep(passMark, step), {
    message: 'The pass mark has to be a mark that can be given.',
    path: ['passMark'],
  })
  .refine(({ grades, maximum, step }) => grades.every(({ from }) => from <= maximum && isStep(from, step)), {
    message: 'A grade begins at a mark that cannot be given.',
    path: ['grades'],
  })
  .refine(({ grades }) => grades.every(({ from }, place) => place === 0 || from < grades[place - 1]!.from), {
    message: 'Grades stand the best first, each from a lower mark than the one before.',
    path: ['grades'],
  })
  .refine(({ grades }) => new Set(grades.map(({ name }) => name)).size === grades.length, {
    message: 'Two grades have the same name.',
    path: ['grades'],
  });

/** Tenths and hundredths are not exact in binary; a millionth of a step is none. */
const isStep = (mark: number, step: number): boolean =>
  Math.abs(mark / step - Math.round(mark / step)) < 1e-6;

export const Scale = z
  .discriminatedUnion('kind', [TwoResults, Levels, Marks])
  .meta({ id: 'Scale', description: 'What results are said in', examples: [{ kind: 'two_results' }] });

const share = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(100)
    .nullish()
    .meta({ description, examples: [example] });

export const ResultRule = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('all_pass').describe('Every outcome has to pass') }),
    z.object({
      kind: z
        .literal('weighted_sum')
        .describe('Outcomes count by their weight, and good ones make up for others'),
      passFrom: share('Per cent of the whole from which it passes, where the course says C and NYC', 50),
      leastShare: share('Per cent that each outcome has to reach, however good the others are', 40),
      mostCompensated: z
        .int()
        .min(0)
        .max(200)
        .nullish()
        .meta({
          description: 'How many outcomes that do not pass the others may make up for',
          examples: [1],
        }),
    }),
    z.object({
      kind: z.literal('best_of').describe('Only the best outcomes count'),
      count: z
        .int()
        .min(1)
        .max(200)
        .meta({ description: 'How many count', examples: [3] }),
    }),
  ])
  .meta({
    id: 'ResultRule',
    description: 'How the result of an attempt follows from its outcomes',
    examples: [{ kind: 'all_pass' }],
  });

/** A result as it is answered or sent: which there are, the scale says. */
export const Result = z
  .string()
  .min(1)
  .max(40)
  .meta({
    id: 'Result',
    description:
      'A result in the words of its scale: C (competent) or NYC (not yet competent), a level, or marks such as 67.5',
    examples: ['C'],
  });

/** Whether it passes, beside a result. */
export const Passed = z
  .boolean()
  .nullable()
  .meta({ description: 'Whether the result passes; null where there is none', examples: [true] });
