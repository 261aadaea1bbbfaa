import { z } from 'zod';
import { Day } from './schemas.ts';

/** How something comes round again: a subset of RFC 5545, by the clock on the wall. */
export const Recurrence = z
  .object({
    frequency: z.enum(['daily', 'weekly', 'monthly']).describe('Every so many days, weeks or months'),
    interval: z
      .int()
      .min(1)
      .max(52)
      .optional()
      .meta({ description: 'How many of them; one where it is not said', examples: [2] }),
    startsAt: z
      .string()
      .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/)
      .meta({
        description: 'When it comes first, as a clock there shows it',
        examples: ['2026-11-02T08:00'],
      }),
    byDay: z
      .array(z.enum(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']))
      .max(7)
      .optional()
      .meta({ description: 'Of weeks: on which days', examples: [['MO', 'TH']] }),
    byMonthDay: z
      .array(z.int().min(-1).max(28))
      .max(28)
      .optional()
      .meta({ description: 'Of months: on which days, 1 to 28, or -1 for the last one', examples: [[-1]] }),
    count: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .meta({ description: 'How often at most', examples: [6] }),
    until: Day.optional().meta({
      description: 'The last day on which it may come',
      examples: ['2027-11-01'],
    }),
  })
  .meta({ id: 'Recurrence', description: 'How something comes round again' });
