import { z } from 'zod';
import { DecisionKind } from './decisions.ts';
import {
  FileName,
  FileSize,
  MediaType,
  NamedAssessor,
  NamedBatch,
  NamedCourse,
  NamedLearner,
  NamedModerator,
  NamedSite,
  Sha256,
  ShownTitle,
} from './fields.ts';
import { attemptMarks, attemptStates, dueGroups, evidenceKinds, progressStatuses } from './options.ts';
import { Id, Instant, Version } from './schemas.ts';

/** Who reads attempts, batches and reports, each as far as the rules on the object allow. */
export const attemptReaders = ['moderator', 'manager', 'admin', 'verifier', 'assessor', 'trainer'] as const;

export const AttemptState = z.enum(attemptStates).meta({
  id: 'AttemptState',
  description: 'How far an attempt is on its way from the learner to the certificate',
  examples: ['in_sample'],
});

export const AttemptStatus = z
  .enum(progressStatuses)
  .meta({ description: 'How far the learner is with it', examples: ['AwaitingModeration'] });

/** Why something is not possible, for a person and for a program. */
export const Refusal = z
  .object({
    code: z.string().meta({ description: 'Code of the error catalogue', examples: ['4008'] }),
    sentence: z
      .string()
      .meta({ description: 'Why, in a sentence', examples: ['You assessed this work yourself.'] }),
  })
  .meta({ id: 'Refusal', description: 'Why something is not possible, for a person and for a program' });

export const Claim = z
  .object({
    moderator: NamedModerator,
    claimedAt: Instant.describe('Since when somebody works on it'),
    expiresAt: Instant.meta({
      description: 'Until when nobody else may work on it',
      examples: ['2026-11-16T14:30:00.000Z'],
    }),
    mine: z.boolean().meta({ description: 'Whether the caller holds it', examples: [true] }),
  })
  .meta({ id: 'Claim', description: 'Who works on an attempt, and until when' });

/** What whoever claimed an attempt knows of it without asking again. */
export const ClaimedAttempt = Claim.extend({
  state: AttemptState,
  version: Version.describe('Version of the attempt since it was claimed'),
}).meta({ id: 'ClaimedAttempt', description: 'A claim, and how the attempt stands with it' });

export const EvidenceCount = z.int().meta({ description: 'Pieces of evidence', examples: [6] });

/** A wish that an attempt is looked at, with what was said of it. */
export const AttemptMark = z
  .object({
    kind: z.enum(attemptMarks).describe('Whether its learner appeals, or its assessor wants a second look'),
    reason: z.string().meta({
      description: 'Why',
      examples: ['The learner says that the second recording was not watched.'],
    }),
    by: NamedModerator.describe('Who marked it'),
    at: Instant.describe('When it was marked'),
  })
  .meta({ id: 'AttemptMark', description: 'Why a person wants an attempt to be looked at' });

/** One line of a queue. Never carries the assessor's judgement before the caller may see it. */
export const AttemptRow = z
  .object({
    id: Id,
    version: Version,
    state: AttemptState,
    status: AttemptStatus,
    attemptNumber: z.int().meta({ description: 'Which attempt of the learner it is, from 1', examples: [2] }),
    learner: NamedLearner.extend({
      number: z
        .string()
        .nullable()
        .meta({ description: 'Number of the learner', examples: ['L-20418'] }),
    }).meta({
      description: 'The learner whose work it is',
    }),
    course: NamedCourse,
    site: NamedSite,
    allocatedTo: NamedAssessor.nullable().describe('Who is to assess it'),
    assessor: NamedAssessor.nullable().describe('Who assessed it'),
    batch: NamedBatch.nullable().describe('The batch that it is in'),
    claim: Claim.nullable().describe('Who works on it, and until when'),
    dueAt: Instant.nullable().meta({
      description: 'When it has to be done',
      examples: ['2026-11-20T15:00:00.000Z'],
    }),
    dueGroup: z.enum(dueGroups).meta({ description: 'How soon it has to be done', examples: ['this_week'] }),
    submittedAt: Instant.nullable().describe('When it was handed in'),
    assessedAt: Instant.nullable().describe('When it was assessed'),
    evidenceCount: EvidenceCount,
    evidenceKinds: z
      .array(
        z.object({
          kind: z.enum(evidenceKinds).meta({ description: 'Kind of evidence', examples: ['video'] }),
          count: z.int().meta({ description: 'Pieces of it', examples: [2] }),
        }),
      )
      .describe('What kinds of evidence there are, and how much of each'),
    outcomeCount: z.int().meta({ description: 'Outcomes of the course', examples: [5] }),
    judgedCount: z
      .int()
      .nullable()
      .meta({
        description: 'Outcomes that its assessor has judged so far; null while that is kept from the caller',
        examples: [2],
      }),
    reasons: z
      .array(z.string())
      .meta({ description: 'Why it is in the sample', examples: [['First portfolios of this assessor']] }),
    decision: DecisionKind,
    conflict: Refusal.nullable().meta({
      description: 'Why the caller may not moderate it',
      examples: [null],
    }),
    external: z.boolean().describe('Whether another body assessed it'),
  })
  .meta({ id: 'AttemptRow', description: 'One line of a queue of attempts' });

export const EvidenceItem = z
  .object({
    id: Id,
    title: ShownTitle('Portfolio of evidence, part 2'),
    kind: z.enum(evidenceKinds).describe('Kind of evidence: a file, a record of what was done, or another'),
    fileId: Id.nullable(),
    fileName: FileName.nullable(),
    mediaType: MediaType.nullable(),
    size: FileSize.nullable(),
    sha256: Sha256.nullable(),
    capturedAt: Instant.nullable().describe('When it was taken or made'),
    source: z.string().meta({
      description:
        'Where it comes from: learner, assessor, workplace, capture (typed in with results), import',
      examples: ['workplace'],
    }),
    outcomeIds: z.array(Id),
    activity: z
      .array(
        z.object({
          label: z.string().meta({ description: 'What it is called', examples: ['Calls answered'] }),
          value: z.string().meta({ description: 'What was measured or done', examples: ['48'] }),
        }),
      )
      .nullable()
      .describe('Captured activity that has no file'),
    playedRegistrationId: Id.nullable().describe(
      'Registration whose package can be opened as the learner left it; null for everything else',
    ),
  })
  .meta({ id: 'EvidenceItem', description: 'One piece of what a learner handed in' });
