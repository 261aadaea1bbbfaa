import { z } from 'zod';
import { NamedManager } from '../../kit/fields.ts';
import { Day, Id, Instant, Line } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const dueDayArea: Area = {
  name: 'due-days',
  about: 'On which days an account works, and when people are reminded of what is asked of them.',
  licences: ['ReadyForModeration', 'DueAssessments', 'ExternalAssessments'],
};

const DayOff = z
  .object({
    day: Day.describe('The day'),
    name: Line(120).meta({ description: 'Why nobody works on it', examples: ['Closed between the years'] }),
  })
  .meta({ id: 'DayOff', description: 'A day on which nobody of an account works' });

export const WorkingCalendar = z
  .object({
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .meta({ description: 'Days of the week that are worked on; 1 is Monday', examples: [[1, 2, 3, 4, 5]] }),
    publicHolidays: z.enum(['ZA', 'GB', 'none']).meta({
      description: 'Whose public holidays are kept: of South Africa, of England and Wales, or none',
      examples: ['ZA'],
    }),
    daysOff: z.array(DayOff).max(400).describe("Days of the account's own, the first one first"),
  })
  .meta({ id: 'WorkingCalendar', description: 'On which days an account works' });

export const ReminderRules = z
  .object({
    before: z
      .int()
      .min(1)
      .max(20)
      .nullable()
      .meta({ description: 'Working days before the due day; null: not before it', examples: [3] }),
    onTheDay: z.boolean().meta({ description: 'Whether on the due day', examples: [true] }),
    every: z
      .int()
      .min(1)
      .max(28)
      .nullable()
      .meta({ description: 'Days from one to the next once it is overdue; null: none', examples: [7] }),
  })
  .meta({ id: 'ReminderRules', description: 'When people are reminded of what is asked of them' });

const workingDays = (description: string, example: number) =>
  z
    .int()
    .min(1)
    .max(60)
    .meta({ description, examples: [example] });

const appealDays = workingDays('Working days within which a released result can be appealed against', 5);
const appealDecisionDays = workingDays('Working days within which an appeal is to be decided', 10);
const externalDays = workingDays(
  'Working days within which an assessment by another body is to be taken into a batch',
  10,
);

const version = z
  .int()
  .min(0)
  .meta({
    description: 'Which version it is; 0 where nobody has saved one',
    examples: [2],
  });

export const DueDays = z
  .object({
    mayEdit: z.boolean().describe('Whether the caller may change them for the account'),
    version,
    calendar: WorkingCalendar,
    reminders: ReminderRules,
    appealDays,
    appealDecisionDays,
    externalDays,
    savedBy: NamedManager.nullable().describe('Who saved it; null where nobody did'),
    savedAt: Instant.nullable().describe('When it was saved; null where nobody did'),
  })
  .meta({ id: 'DueDays', description: 'Working days and reminders of an account' });

/** A program that does not know of it changes nothing of it. */
const asItIs = (days: z.ZodInt) =>
  days.optional().describe(`${days.description ?? ''}; where it is left out, it stays as it is`);

export const accountId = Id.optional().describe('The account; the own one unless told');

export const DueDaysToSave = z
  .object({
    accountId,
    calendar: WorkingCalendar,
    reminders: ReminderRules,
    appealDays: asItIs(appealDays),
    appealDecisionDays: asItIs(appealDecisionDays),
    externalDays: asItIs(externalDays),
    version: version.describe('The version that was changed: somebody else may have saved one since'),
  })
  .meta({ id: 'DueDaysToSave', description: 'Working days and reminders to save' });
