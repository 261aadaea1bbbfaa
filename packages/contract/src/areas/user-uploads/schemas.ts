import { z } from 'zod';
import { CreatedAt, Id, Instant } from '../../kit/schemas.ts';

export const uploadOutcomes = ['created', 'refused', 'skipped'] as const;

/** Many people from one table: what was asked for and how far it is. */
export const UserUpload = z
  .object({
    id: Id,
    accountId: Id,
    fileName: z.string().meta({ description: 'Name of the file', examples: ['learners-july.csv'] }),
    mode: z.enum(['all', 'valid']).describe('all: every row or none; valid: the rows without a mistake'),
    state: z.enum(['waiting', 'running', 'finished', 'refused', 'failed']).meta({
      description:
        'finished: what could be stored is; refused: nothing was stored because of the table; failed: our mistake, the report says which rows were stored before it',
      examples: ['running'],
    }),
    rows: z
      .int()
      .nullable()
      .meta({
        description: 'Rows of the table below its head; null until all are read',
        examples: [120],
      }),
    checked: z.int().meta({ description: 'Rows read and checked so far', examples: [120] }),
    done: z.int().meta({
      description: 'Rows refused or stored so far; of mode all they last only once it is finished',
      examples: [48],
    }),
    created: z.int().meta({ description: 'Users that there are now', examples: [47] }),
    refused: z.int().meta({ description: 'Rows with a mistake', examples: [1] }),
    code: z
      .string()
      .nullable()
      .meta({
        description: 'Why all of it was refused: the code of its rows, 4007 where they have several, 4009',
        examples: [null],
      }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'Why all of it was refused, in a sentence', examples: [null] }),
    createdAt: CreatedAt,
    finishedAt: Instant.nullable().meta({
      description: 'When it was finished; null before',
      examples: [null],
    }),
  })
  .meta({
    id: 'UserUpload',
    description: 'Many people from one table: what was asked for and how far it is',
  });

const codeOfMistake = '4001, 4002, 4004, 4007 or 4009';
const message = 'email: Invalid email address.';

const RowMistake = z
  .object({
    code: z.string().meta({ description: codeOfMistake, examples: ['4007'] }),
    field: z
      .string()
      .nullable()
      .meta({ description: 'Column; null where it is of no single one', examples: ['email'] }),
    message: z.string().meta({ description: 'What is wrong', examples: [message] }),
  })
  .meta({ id: 'RowMistake', description: 'One thing that is wrong with a row' });

export const UploadedRow = z
  .object({
    row: z.int().meta({
      description: 'Number of the row as a spreadsheet shows it: the head is row 1',
      examples: [14],
    }),
    outcome: z.enum(uploadOutcomes).meta({
      description: 'skipped: nothing is wrong with it, and it was not stored because of others',
      examples: ['refused'],
    }),
    userId: Id.nullable().meta({
      description: 'Identifier of the user; null where none was made of it',
      examples: [null],
    }),
    code: z
      .string()
      .nullable()
      .meta({ description: `${codeOfMistake}: that of the first mistake`, examples: ['4007'] }),
    field: z
      .string()
      .nullable()
      .meta({
        description: 'Column of the first mistake; null where it is of no single one',
        examples: ['email'],
      }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'What is wrong with the row, all of it', examples: [message] }),
    mistakes: z
      .array(RowMistake)
      .describe('Everything that is wrong with the row, each with its code; none where it is not refused'),
  })
  .meta({ id: 'UploadedRow', description: 'What became of one row of a table' });
