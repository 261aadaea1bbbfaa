import { z } from 'zod';
import { Id, Instant } from '../../kit/schemas.ts';

export const uploadOutcomes = ['created', 'refused', 'skipped'] as const;

/** Many people from one table: what was asked for and how far it is. */
export const UserUpload = z
  .object({
    id: Id,
    accountId: Id,
    fileName: z.string(),
    mode: z.enum(['all', 'valid']),
    state: z
      .enum(['waiting', 'running', 'finished', 'refused', 'failed'])
      .describe(
        'finished: what could be stored is; refused: nothing was stored because of the table; failed: our mistake, the report says which rows were stored before it',
      ),
    rows: z.int().nullable().describe('Rows of the table below its head; null until all are read'),
    checked: z.int().describe('Rows read and checked so far'),
    done: z.int().describe('Rows refused or stored so far; of mode all they last only once it is finished'),
    created: z.int().describe('Users that there are now'),
    refused: z.int().describe('Rows with a mistake'),
    code: z
      .string()
      .nullable()
      .describe('Why all of it was refused: the code of its rows, 4007 where they have several, 4009'),
    message: z.string().nullable(),
    createdAt: Instant,
    finishedAt: Instant.nullable(),
  })
  .meta({ id: 'UserUpload' });

export const UploadedRow = z
  .object({
    row: z.int().describe('Number of the row as a spreadsheet shows it: the head is row 1'),
    outcome: z
      .enum(uploadOutcomes)
      .describe('skipped: nothing is wrong with it, and it was not stored because of others'),
    userId: Id.nullable(),
    code: z.string().nullable().describe('4001, 4002, 4004, 4007 or 4009: that of the first mistake'),
    field: z.string().nullable().describe('Column of the first mistake; null where it is of no single one'),
    message: z.string().nullable().describe('What is wrong with the row, all of it'),
    mistakes: z
      .array(
        z
          .object({
            code: z.string().describe('4001, 4002, 4004, 4007 or 4009'),
            field: z.string().nullable().describe('Column; null where it is of no single one'),
            message: z.string().describe('What is wrong'),
          })
          .meta({ id: 'RowMistake' }),
      )
      .describe('Everything that is wrong with the row, each with its code; none where it is not refused'),
  })
  .meta({ id: 'UploadedRow' });
