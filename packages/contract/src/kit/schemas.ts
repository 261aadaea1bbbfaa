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

/** A reference shown to people: the id and the name it had when the answer was made. */
export const Named = z.object({ id: Id, name: z.string() }).meta({ id: 'Named' });

/** Ids that one call may name. */
export const Ids = z.array(Id).min(1).max(1000);

/** Answer to a change of many things at once. */
export const Changed = z
  .object({ changed: z.int().describe('How many it made a difference to') })
  .meta({ id: 'Changed' });

/** Answer to a question how many. */
export const Count = z.object({ count: z.int().min(0) }).meta({ id: 'Count' });

/** What every stored thing carries; written by the server only. */
export const stored = {
  id: Id,
  version: z.int().min(1).describe('Rises by one with every change; sent back in If-Match'),
  createdAt: Instant,
  updatedAt: Instant,
};

/** Query of every list. `cursor` is opaque and comes from the page before. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(500).optional().describe('Rows a page, 50 unless told'),
  cursor: z.string().max(2000).optional().describe('Where the page before ended'),
  total: z.enum(['true', 'false']).optional().describe('Whether to count all matching rows as well'),
};

export const ExportType = z.enum(exportTypes);
