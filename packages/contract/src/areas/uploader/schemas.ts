import { z } from 'zod';
import { NamedLearner, ShownTitle, Title } from '../../kit/fields.ts';
import { AttemptState, AttemptStatus } from '../../kit/attempts.ts';
import { Id, Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const uploaderArea: Area = {
  name: 'uploader',
  about: 'Work that learners and their trainers hand in as evidence of a course.',
};

const Upload = z
  .object({
    id: Id.optional().describe('Made by the sender, so that what is sent twice is stored once'),
    learnerId: Id.optional().describe('Whose it is; the caller’s own where it is not said'),
    fileId: Id.describe('The file, uploaded before by the caller'),
    title: Title('Call log of a week at reception'),
    outcomeIds: z.array(Id).max(50).default([]).describe('Outcomes of the course that it is evidence of'),
    capturedAt: Instant.optional().meta({
      description: 'When it was made',
      examples: ['2026-11-18T09:20:00.000Z'],
    }),
    source: z.enum(['learner', 'workplace', 'assessor']).default('learner').describe('Who made it'),
  })
  .meta({ id: 'EvidenceUpload', description: 'A piece of evidence that is handed in' });

export const UploadsInput = z
  .object({
    courseId: Id,
    uploads: z.array(Upload).max(500).default([]).describe('Pieces of evidence'),
    handIn: z
      .union([z.literal(true), z.array(Id).min(1).max(500)])
      .optional()
      .describe('Whose work is handed in with it: the caller’s own, or that of these learners'),
    declaration: z
      .boolean()
      .default(false)
      .describe('That the work is the learner’s own; nothing is handed in without it'),
    mode: z
      .enum(['all', 'valid'])
      .default('all')
      .describe('Whether all of it is stored or nothing, or whatever can be'),
  })
  .meta({
    id: 'UploadsInput',
    description: 'Evidence of a course, and whose work is handed in with it',
    examples: [
      {
        courseId: '0192f3a4-a908-7043-9ed4-69f361cd516f',
        uploads: [
          { fileId: '0192f3a4-1210-7f10-9c34-12994f89ce37', title: 'Call log of a week at reception' },
        ],
        handIn: true,
        declaration: true,
      },
    ],
  });

export const UploadsAnswer = z
  .object({
    uploads: z
      .array(
        z.object({
          fileId: Id,
          learnerId: Id,
          evidenceId: Id.nullable().describe('The evidence that it became; null where it was refused'),
          refused: z
            .object({
              code: z
                .string()
                .meta({ description: 'Code of the error catalogue', examples: ['wrong_state'] }),
              sentence: z.string().meta({ description: 'Why', examples: ['The work is handed in already.'] }),
            })
            .nullable()
            .describe('Why it was not stored'),
          sameAs: z
            .string()
            .nullable()
            .meta({
              description: 'Where the same bytes are evidence of another learner; the assessor is told',
              examples: ['Call log of a week'],
            }),
        }),
      )
      .describe('What became of each'),
    handedIn: z
      .array(
        z.object({
          learnerId: Id,
          attemptId: Id.nullable(),
          refused: z
            .string()
            .nullable()
            .meta({ description: 'Why it was not handed in', examples: ['There is no evidence in it yet.'] }),
        }),
      )
      .describe('Whose work is handed in now'),
  })
  .meta({ id: 'UploadsAnswer', description: 'What became of evidence that was sent' });

export const UploadProgress = z
  .object({
    learner: NamedLearner,
    attemptId: Id,
    course: z
      .object({ id: Id, name: ShownTitle('Business Administration Services NQF 4') })
      .describe('What it is evidence for'),
    state: AttemptState,
    status: AttemptStatus,
    uploads: z.int().meta({ description: 'Pieces of evidence', examples: [6] }),
    coveredOutcomes: z.int().meta({ description: 'Outcomes with evidence', examples: [3] }),
    outcomes: z.int().meta({ description: 'Outcomes of the course', examples: [5] }),
    missing: z
      .array(z.string())
      .meta({ description: 'Codes of outcomes without evidence', examples: [['110021']] }),
    lastUploadAt: Instant.nullable().describe('When something was added last'),
    handedInAt: Instant.nullable().describe('When it was handed in'),
  })
  .meta({ id: 'UploadProgress', description: 'How far the evidence of a learner is' });
