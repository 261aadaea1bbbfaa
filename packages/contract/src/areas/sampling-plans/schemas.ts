import { z } from 'zod';
import { AttemptRow, Refusal } from '../../kit/attempts.ts';
import { NamedAssessor, NamedCourse, NamedModerator } from '../../kit/fields.ts';
import { InterimLook } from '../../kit/interim-looks.ts';
import { cellStatuses, lookStatuses } from '../../kit/options.ts';
import { Month } from '../../kit/planned-looks.ts';
import { Day, Id, Instant, Text, Version } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const samplingPlanArea: Area = {
  name: 'sampling-plans',
  about:
    'Which assessors are sampled on which outcomes of a course, and when: the matrix of a batch or a period, what is planned, and early looks at work that is not finished.',
  licences: ['ReadyForModeration'],
};

const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });

const note = { description: 'What to look for', examples: ['The observation sheets are new to her.'] };
const interim = {
  description: 'Whether attempts that are not finished may be looked at, outcome by outcome',
  examples: [false],
};

export const PlanInput = z
  .object({
    month: Month.describe('Month in which the assessor is to be sampled on the outcome'),
    note: Text(500).default('').meta(note),
    interim: z.boolean().default(false).meta(interim),
  })
  .meta({ id: 'PlannedLookInput', description: 'What is sent to plan a look, or to plan it otherwise' });

export const PlannedLook = z
  .object({
    id: Id,
    version: Version,
    month: Month.describe('Month in which the assessor is to be sampled on the outcome'),
    note: z.string().meta(note),
    interim: z.boolean().meta(interim),
    status: z
      .enum(lookStatuses)
      .meta({ description: 'Whether it has been done, is due, or waits for its month', examples: ['due'] }),
    doneAt: Instant.nullable().meta({
      description: 'When an attempt of the cell was first looked at since the month began; null before',
      examples: [null],
    }),
    plannedBy: NamedModerator,
    plannedAt: Instant.describe('When it was planned, or planned otherwise'),
  })
  .meta({ id: 'PlannedLook', description: 'A look at an assessor and an outcome that somebody planned' });

export const MatrixCell = z
  .object({
    outcomeId: Id,
    status: z.enum(cellStatuses).meta({
      description: 'What stands out: what is due first, then what was looked at, then what there is',
      examples: ['sampled'],
    }),
    assessed: count('Attempts of which the assessor judged this outcome', 12),
    sampled: count('Of these, those in a sample', 3),
    decided: count('Of these, those that a moderator decided on', 2),
    changed: count(
      'Of those decided, those whose result on this outcome was changed; counts no decision that the caller may not know yet',
      0,
    ),
    interim: count('Looks at attempts that were not finished', 0),
    unfinished: count('Attempts that are not finished, on which this outcome is judged', 1),
    lastLookedAt: Instant.nullable().describe('When one of them was looked at last; null where none was'),
    months: z
      .array(Month)
      .meta({ description: 'Months in which they were looked at, oldest first', examples: [['2026-10']] }),
    planned: z.array(PlannedLook).describe('What is planned, by month; none in the matrix of a batch'),
  })
  .meta({ id: 'MatrixCell', description: 'How much of an assessor was looked at on one outcome' });

export const MatrixRow = z
  .object({
    assessor: z
      .object({
        id: Id.nullable().describe('Null for somebody whom the platform knows by name alone'),
        name: NamedAssessor.shape.name,
      })
      .describe('Who assessed'),
    sites: z
      .array(z.string())
      .meta({ description: 'Names of the sites of the attempts', examples: [['Durban Central Campus']] }),
    cells: z.array(MatrixCell).describe('Outcomes of which there is something to say, in their order'),
  })
  .meta({ id: 'MatrixRow', description: 'An assessor in a matrix, outcome by outcome' });

export const Matrix = z
  .object({
    course: NamedCourse,
    outcomes: z
      .array(
        z.object({
          id: Id,
          code: z.string().meta({ description: 'Code of the outcome', examples: ['US 110021'] }),
          title: z
            .string()
            .meta({ description: 'Title of the outcome', examples: ['Manage records of a team'] }),
        }),
      )
      .describe('Columns: the outcomes of the course in their order'),
    rows: z.array(MatrixRow).describe('Rows: assessors by name'),
    from: Day.nullable().describe('First day of the period; null where it has none'),
    to: Day.nullable().describe('Last day of the period; null where it has none'),
    today: Day.describe('Today by the calendar of the account'),
    mayPlan: z.boolean().meta({ description: 'Whether the caller may plan looks', examples: [true] }),
  })
  .meta({ id: 'SamplingMatrix', description: 'Assessors by outcomes: how much of each was looked at' });

export const SamplingCell = z
  .object({
    unfinished: z
      .array(
        z.object({
          attempt: AttemptRow,
          judgedAt: Instant.describe('When the outcome was judged'),
          refusal: Refusal.nullable().meta({
            description: 'Why the caller may not look at it; null where they may',
            examples: [null],
          }),
        }),
      )
      .describe('Attempts that are not finished, on which the outcome is judged and nobody looked at it'),
    looks: z
      .array(InterimLook.extend({ attempt: AttemptRow }))
      .describe('Early looks so far, the latest first'),
  })
  .meta({ id: 'SamplingCell', description: 'What there is to look at early in a cell, and who did so far' });
