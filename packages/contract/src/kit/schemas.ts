import { z } from 'zod';
import { oneLine, oneLineSentence } from './one-line.ts';
import { exportTypes } from './options.ts';

/** In small letters, as ids are stored and compared, whatever case they come in. */
export const Id = z.uuid().toLowerCase().describe('Identifier');
/** A handler may answer it as a Date as well, which leaves as the text; what comes in is the text alone. */
export const Instant = z.iso
  .datetime({ offset: true })
  .describe('Point in time, ISO 8601 with offset') as z.ZodType<string, string | Date>;
export const Day = z.iso
  .date()
  // The pattern lets the year 0 pass, which no calendar of a database has.
  .refine((day) => day >= '0001', 'Invalid ISO date')
  .describe('Calendar day, YYYY-MM-DD');

/** Text a person types in one line: 255 characters unless told otherwise. */
export const Line = (maximum = 255) => z.string().trim().min(1).max(maximum).regex(oneLine, oneLineSentence);
/** Text a person types in several lines and has to say something in. */
export const Lines = (maximum: number) => z.string().trim().min(1).max(maximum);
/** Text a person types in several lines: 2,000 characters unless told otherwise; may be empty. */
export const Text = (maximum = 2000) => z.string().max(maximum);

/** A version, where it is told without a thing that is stored. */
export const Version = z
  .int()
  .meta({ description: 'Rises by one with every change; sent back in If-Match', examples: [3] });

/** A reference shown to people: the id and the name it had when the answer was made. */
export const Named = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name by which people know it', examples: ['Zanele Ndlovu'] }),
  })
  .meta({ id: 'Named', description: 'A reference: the id, and the name that it had when this was answered' });

/** Ids that one call may name. */
export const Ids = z.array(Id).min(1).max(1000);

/** Answer to a change of many things at once. */
export const Changed = z
  .object({ changed: z.int().meta({ description: 'How many it made a difference to', examples: [2] }) })
  .meta({ id: 'Changed', description: 'How many things a change of many made a difference to' });

/** Answer to a question how many. */
export const Count = z
  .object({
    count: z
      .int()
      .min(0)
      .meta({ description: 'How many there are', examples: [24] }),
  })
  .meta({ id: 'Count', description: 'Answer to a question how many' });

export const CreatedAt = Instant.describe('When it was made');

/** What every stored thing carries; written by the server only. */
export const stored = {
  id: Id,
  version: Version.min(1),
  createdAt: CreatedAt,
  updatedAt: Instant.describe('When it was changed last'),
};

/** Query of every list. `cursor` is opaque and comes from the page before. */
export const pageQuery = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'Rows a page, 50 unless told', examples: [50] }),
  cursor: z.string().max(2000).optional().describe('Where the page before ended'),
  total: z.enum(['true', 'false']).optional().describe('Whether to count all matching rows as well'),
};

export const ExportType = z.enum(exportTypes).describe('What kind of file to write');
