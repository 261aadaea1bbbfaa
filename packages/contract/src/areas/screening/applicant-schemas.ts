import { z } from 'zod';
import { NamedManager, ShownTitle } from '../../kit/fields.ts';
import { progressStatuses } from '../../kit/options.ts';
import { Id, Instant, Named } from '../../kit/schemas.ts';
import {
  AppliedAt,
  DocumentKind,
  DocumentName,
  NamedCandidate,
  Requirement,
  ShownQualifying,
  ShownScore,
  StateOfApplication,
  TestedAt,
} from './application-schemas.ts';
import { CriterionAnswer } from './vacancy-schemas.ts';

/** Applications as managers see them. */

const whole = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });
const marks = (description: string) =>
  z
    .number()
    .min(0)
    .meta({ description, examples: [1.5] });
const said = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });
const status = z
  .enum(progressStatuses)
  .meta({ description: 'How far one is with it', examples: ['Completed'] });

export const Applicant = z
  .object({
    id: Id.describe('The application'),
    candidate: NamedCandidate,
    state: StateOfApplication,
    appliedAt: AppliedAt,
    testedAt: TestedAt,
    stateAt: Instant.describe('When its state changed last'),
    score: ShownScore,
    qualifying: ShownQualifying,
  })
  .meta({ id: 'Applicant', description: 'Somebody who applied for a vacancy, and how far that is' });

export const TopApplicants = z
  .object({
    order: z.string().meta({
      description: 'What the order rests on',
      examples: ['By score, then by who was through with testing first.'],
    }),
    applicants: z
      .array(
        Applicant.extend({
          rank: z
            .int()
            .min(1)
            .meta({ description: 'Place; who stands alike shares one', examples: [1] }),
        }).meta({ id: 'RankedApplicant', description: 'Somebody who applied, and their place' }),
      )
      .describe('The first ones; it is for people to choose'),
  })
  .meta({ id: 'TopApplicants', description: 'Who qualified for a vacancy, in an order that is explained' });

const TestScore = z
  .object({
    test: Named.describe('The test'),
    status,
    score: ShownScore,
    weight: z.number().meta({ description: 'How much it counts beside the other tests', examples: [60] }),
    minimum: z
      .number()
      .nullable()
      .meta({ description: 'Per cent below which nobody qualifies', examples: [50] }),
  })
  .meta({ id: 'ApplicantTestScore', description: 'What somebody got in a test' });

const SentDocument = z
  .object({
    documentId: DocumentName,
    title: ShownTitle('Licence for lift trucks'),
    kind: DocumentKind,
    fileId: Id,
    name: z.string().meta({ description: 'Name of the file', examples: ['licence.pdf'] }),
    mediaType: z.string().meta({ description: 'Media type of the file', examples: ['application/pdf'] }),
    size: whole('Bytes', 248_213),
    sentAt: Instant.meta({ description: 'When it was sent', examples: ['2026-11-03T08:20:00.000Z'] }),
    views: z
      .array(
        z.object({
          by: NamedManager,
          at: Instant.describe('When they opened it'),
        }),
      )
      .describe('Who opened it, the latest first'),
  })
  .meta({ id: 'SentDocument', description: 'A document that somebody sent, and who opened it' });

const missing = z
  .array(z.string())
  .meta({ description: 'What is asked for and was not sent', examples: [['Licence for lift trucks']] });

export const DocumentsOfApplicant = z
  .object({
    id: Id.describe('The application'),
    candidate: NamedCandidate,
    state: StateOfApplication,
    documents: z.array(SentDocument).describe('What was sent'),
    missing,
  })
  .meta({ id: 'DocumentsOfApplicant', description: 'What somebody who applied sent' });

const Step = z
  .object({
    from: StateOfApplication.nullable().describe('How far it was; null at its beginning'),
    to: StateOfApplication,
    at: Instant.describe('When it changed'),
    by: NamedManager.nullable().describe('Who changed it; null for time and the platform itself'),
    reason: said('Why', 'The licence for lift trucks had run out.'),
    message: said('What they were told with it', 'We invite you on Friday at nine.'),
  })
  .meta({ id: 'ApplicationStep', description: 'One change of an application' });

export const ApplicantSummary = Applicant.extend({
  vacancy: Named.describe('The vacancy'),
  email: said('Where they are written to', 'kabelo.motaung@example.co.za'),
  phoneNumber: said('Contact number', '+27 82 555 0134'),
  requirements: z.array(Requirement).describe('What is asked for, each with whether it is met'),
  answers: z
    .array(
      CriterionAnswer.extend({
        text: z.string().meta({ description: 'What was asked', examples: ['Do you work in shifts?'] }),
      }).meta({
        id: 'AnsweredCriterion',
        description: 'What somebody answered to a criterion, with what was asked',
      }),
    )
    .describe('What they answered to the criteria'),
  tests: z.array(TestScore).describe('What they got in each test'),
  documents: z.array(SentDocument).describe('What they sent'),
  missing,
  history: z.array(Step).describe('How it came to where it is'),
}).meta({ id: 'ApplicantSummary', description: 'All that bears on the decision about an application' });

const AnsweredQuestion = z
  .object({
    question: z.string().meta({ description: 'What was asked', examples: ['How many rings?'] }),
    answer: z.string().meta({ description: 'What was answered', examples: ['3'] }),
    key: z.string().meta({ description: 'What is right', examples: ['3'] }),
    marks: marks('Marks that it got').nullable().describe('Marks that it got; null while it is not marked'),
    most: marks('Marks that there were'),
  })
  .meta({ id: 'AnsweredQuestion', description: 'A question with what was answered' });

const TestTry = z
  .object({
    try: z
      .int()
      .min(1)
      .meta({ description: 'Which try it is, from 1 on', examples: [1] }),
    startedAt: Instant.describe('When it was begun'),
    submittedAt: Instant.nullable().describe('When it was handed in'),
    seconds: whole('Seconds of work', 1260),
    score: ShownScore,
    flags: z
      .array(z.enum(['late', 'takenOver', 'autoSubmitted']))
      .meta({ description: 'What is to be known of it', examples: [['autoSubmitted']] }),
    outcomes: z
      .array(
        z.object({
          outcome: Named.describe('The outcome'),
          marks: marks('Marks that its questions got'),
          most: marks('Marks that there were'),
        }),
      )
      .describe('Marks by outcome, where its questions name one'),
    questions: z.array(AnsweredQuestion).describe('Its questions, in the order of the try'),
  })
  .meta({ id: 'TestTry', description: 'A try at a test, with its answers and their keys' });

export const ApplicantResults = TestScore.extend({
  tries: z.array(TestTry).describe('Tries, the first first'),
}).meta({ id: 'ApplicantResults', description: 'What somebody did in a test of a vacancy' });

export const CandidateTest = z
  .object({
    test: Named.describe('The test'),
    status,
    score: ShownScore,
    vacancies: z.array(Named).describe('Vacancies that it was written for'),
    startedAt: Instant.nullable().describe('When it was begun'),
    submittedAt: Instant.nullable().describe('When it was handed in'),
  })
  .meta({ id: 'CandidateTest', description: 'A test of somebody, over all vacancies' });

const share = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .meta({ description: 'Share of the step before; null where nobody came to that', examples: [0.42] });

export const ScreeningProgress = z
  .object({
    asOf: Instant.describe('When it was counted'),
    steps: z
      .array(
        z.object({
          step: z
            .enum(['applied', 'testing', 'tested', 'qualified', 'shortlisted', 'offered', 'hired'])
            .meta({ description: 'Step', examples: ['tested'] }),
          applications: whole('Applications that ever came to it', 24),
          share,
          medianDays: z
            .number()
            .min(0)
            .nullable()
            .meta({ description: 'Median days since the step before', examples: [2.5] }),
        }),
      )
      .describe('Steps in their order'),
    withdrawn: whole('Applications that were withdrawn, or whose offer was declined', 3),
    rejected: whole('Applications that were turned down', 8),
    expired: whole('Applications whose time ran out', 1),
    credits: z
      .object({
        used: whole('Applications that began to be tested', 36),
        left: whole('Applications that may still begin to be tested', 164),
      })
      .describe('Credits of these vacancies'),
  })
  .meta({ id: 'ScreeningProgress', description: 'How applications move on from step to step' });
