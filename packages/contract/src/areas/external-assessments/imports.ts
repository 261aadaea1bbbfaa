import { z } from 'zod';
import { FileName, NamedCourse, NamedLearner } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { shownOutcome } from '../../kit/outcomes.ts';
import { Result, Scale } from '../../kit/scales.ts';
import { CreatedAt, Id, Instant, Line, pageQuery } from '../../kit/schemas.ts';
import { externalFacts, externalWriters } from './capture.ts';
import { externalAssessmentArea } from './schemas.ts';

export const importSources = ['folders', 'moodle', 'canvas'] as const;
export const importStates = ['reading', 'draft', 'storing', 'finished', 'refused', 'failed'] as const;
export const importPersonStates = [
  'ready',
  'asked',
  'refused',
  'left_out',
  'created',
  'changed',
  'unchanged',
] as const;

const Source = z
  .enum(importSources)
  .describe('A folder for each learner, or what Moodle or Canvas lets its teachers download');

const Column = z
  .string()
  .max(500)
  .meta({ description: 'Name of a column, as the first row of the table has it', examples: ['Grade'] });

const Mapping = z
  .object({
    columns: z
      .object({
        number: Column.optional(),
        name: Column.optional(),
        surname: Column.optional(),
        email: Column.optional(),
        feedback: Column.optional(),
      })
      .describe('What the columns say of a person'),
    results: z.record(z.uuid(), Column).describe('By outcome the column with its result'),
    key: Column.optional().describe('The column with what the source knows a person by'),
    passFrom: z
      .number()
      .min(0)
      .max(100)
      .meta({ description: 'Per cent of the highest mark from which an outcome passes', examples: [50] }),
    words: z
      .record(z.string().max(100), Result)
      .describe('What words of the source mean, in small letters, in results of the course'),
  })
  .meta({ id: 'ImportMapping', description: 'What the columns of a table of results mean' });

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

const ExternalImport = z
  .object({
    id: Id,
    state: z.enum(importStates).describe('How far it is'),
    source: Source,
    fileName: FileName,
    course: NamedCourse,
    body: externalFacts.body,
    kind: externalFacts.kind,
    assessedOn: externalFacts.assessedOn,
    reference: z
      .string()
      .meta({ description: 'Under which the other body knows the assessment', examples: ['EISA-2026-05'] }),
    columns: z
      .array(Column)
      .meta({ description: 'The columns of the table, in their order', examples: [['Name', 'Grade']] }),
    outcomes: z
      .array(z.object({ id: Id, ...shownOutcome, scale: Scale }))
      .describe('What is judged of the course'),
    mapping: Mapping,
    words: z
      .array(
        z.object({
          word: z.string().meta({ description: 'The word, in small letters', examples: ['satisfactory'] }),
          result: Result.nullable().describe('What it means so far; null where nobody can tell'),
        }),
      )
      .describe('Words in the columns with results, the first 50'),
    people: z
      .object({
        ready: count('People who would be stored, or were', 40),
        asked: count('People of whom somebody has to say who they are', 2),
        refused: count('People who cannot be stored, or were not', 1),
        leftOut: count('People who were left out by hand', 0),
        created: count('Of those that were stored, those that were new', 38),
        changed: count('Of those that were stored, those that were there and are changed', 1),
        unchanged: count('Of those that were stored, those that were there and say the same', 1),
      })
      .describe('How many people there are'),
    files: count('Files in the archive that are somebody’s', 312),
    refusedFiles: count('Files that are not taken for what they are, or were not', 3),
    addedFiles: count('Files that were added to what was stored before, as they are taken now', 0),
    progress: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'Per cent of the work that is done', examples: [60] }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'Why it came to nothing, in a sentence', examples: [null] }),
    createdAt: CreatedAt,
    finishedAt: Instant.nullable().describe('When it was stored'),
  })
  .meta({ id: 'ExternalImport', description: 'Assessments of many learners that are brought in together' });

const ImportPerson = z
  .object({
    position: z.int().meta({ description: 'Place among the people of the import, from 1', examples: [1] }),
    row: z
      .int()
      .nullable()
      .meta({ description: 'Row of the table, as a spreadsheet numbers it', examples: [2] }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name in the source', examples: ['Ndlovu Zanele'] }),
    number: z
      .string()
      .nullable()
      .meta({ description: 'Number or id in the source', examples: ['20417'] }),
    files: count('Files of theirs that are taken, or were', 7),
    refusedFiles: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Name of the file', examples: ['setup.exe'] }),
          message: z.string().meta({
            description: 'Why it is left out, in a sentence',
            examples: ['Files of the kind ".exe" are not accepted.'],
          }),
        }),
      )
      .describe('Files of theirs that are not taken, or were not'),
    state: z.enum(importPersonStates).describe('Whether they can be stored, or what became of them'),
    message: z
      .string()
      .nullable()
      .meta({ description: 'What is in the way, in a sentence', examples: [null] }),
    learner: NamedLearner.nullable().describe('Who it is'),
    candidates: z
      .array(
        NamedLearner.extend({
          number: z
            .string()
            .nullable()
            .meta({ description: 'Number of the learner', examples: ['L-20418'] }),
        }),
      )
      .describe('Who it may be, the likeliest first'),
    results: z.array(z.object({ outcomeId: Id, result: Result })).describe('Results that were understood'),
    attemptId: Id.nullable(),
  })
  .meta({ id: 'ImportPerson', description: 'A person of an import' });

const path = '/moderation/external-imports';

export const externalImportCalls = area(externalAssessmentArea, {
  startExternalImport: {
    method: 'POST',
    path,
    summary: 'Read an archive of work with a table of results; nothing is stored before it was looked at',
    audience: externalWriters,
    body: z
      .object({
        ...externalFacts,
        reference: Line(100).meta({
          description: 'Under which the other body knows the assessment',
          examples: ['EISA-2026-05'],
        }),
        uploadId: Id.describe('An upload in parts of an archive (zip) that is all there'),
        tableFileId: Id.nullish().describe(
          'A csv file or workbook with the results; the one beside the folders in the archive when absent',
        ),
        source: Source.optional().describe('Told by the names of files and columns when absent'),
      })
      .meta({ id: 'ExternalImportInput', description: 'What is brought in, and what was assessed' }),
    answer: { kind: 'data', schema: ExternalImport, status: 202 },
    errors: ['conflict', 'wrong_media_type', 'wrong_state'],
  },
  listExternalImports: {
    method: 'GET',
    path,
    summary: 'Imports of external assessments, the latest first; own ones, or all for those who manage',
    audience: externalWriters,
    query: z.object(pageQuery),
    answer: { kind: 'page', schema: ExternalImport },
  },
  getExternalImport: {
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'How far an import is, and what its columns mean',
    audience: externalWriters,
    answer: { kind: 'data', schema: ExternalImport },
  },
  listImportPeople: {
    method: 'GET',
    path: `${path}/{id}/people`,
    summary: 'The people of an import, with what would be stored of them or was',
    audience: externalWriters,
    query: z.object({
      ...pageQuery,
      state: z
        .array(z.enum(importPersonStates))
        .max(importPersonStates.length)
        .optional()
        .describe('Only these'),
    }),
    answer: { kind: 'page', schema: ImportPerson },
  },
  mapExternalImport: {
    method: 'POST',
    path: `${path}/{id}/mapping`,
    summary: 'Say what the columns mean; the next import of such a table begins with it',
    audience: externalWriters,
    body: Mapping,
    answer: { kind: 'data', schema: ExternalImport },
    errors: ['wrong_state'],
  },
  chooseImportPeople: {
    method: 'POST',
    path: `${path}/{id}/people`,
    summary: 'Say who people are, or leave them out',
    audience: externalWriters,
    body: z.object({
      choices: z
        .array(
          z.object({
            position: z
              .int()
              .min(1)
              .meta({ description: 'Place among the people of the import', examples: [3] }),
            learnerId: Id.nullable().describe('Who it is; null leaves the person out'),
          }),
        )
        .min(1)
        .max(1000)
        .describe('One for each person'),
    }),
    answer: { kind: 'data', schema: ExternalImport },
    errors: ['wrong_state'],
  },
  storeExternalImport: {
    method: 'POST',
    path: `${path}/{id}/store`,
    summary: 'Store everybody who is ready, all of them or nobody; what is stored already stays as it is',
    audience: externalWriters,
    answer: { kind: 'data', schema: ExternalImport, status: 202 },
    errors: ['wrong_state'],
  },
  downloadImportReport: {
    method: 'GET',
    path: `${path}/{id}/report`,
    summary: 'Every person and file that is not stored, and why, as csv',
    audience: externalWriters,
    answer: { kind: 'file', mediaTypes: ['text/csv'] },
  },
  downloadImportResults: {
    method: 'GET',
    path: `${path}/{id}/results`,
    summary: 'Released results and feedback in the table that they came with, ready to be uploaded there',
    audience: externalWriters,
    answer: { kind: 'file', mediaTypes: ['text/csv'] },
    errors: ['wrong_state'],
  },
});
