import { z } from 'zod';
import { NamedSite, SearchText, ShownName, Title } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { shownOutcome } from '../../kit/outcomes.ts';
import { Result, Scale } from '../../kit/scales.ts';
import { Day, Id, Line, Text, pageQuery } from '../../kit/schemas.ts';
import { ExternalAssessmentDetail, ExternalAssessmentKind, externalAssessmentArea } from './schemas.ts';

/** Who brings assessments in from elsewhere. Who does so knows what was judged, and does not judge it blind. */
export const externalWriters = ['moderator', 'manager', 'admin'] as const;

/** Files that one assessment may have as evidence. */
export const mostEvidence = 200;

/** What is said once of an assessment, however many learners took part. */
export const externalFacts = {
  courseId: Id.describe('The course that it was an assessment of'),
  body: Line(200).meta({ description: 'Who did the assessment', examples: ['Services SETA'] }),
  kind: ExternalAssessmentKind,
  assessedOn: Day.describe('Day on which it was assessed'),
  venue: Line(200)
    .nullish()
    .meta({ description: 'Where it took place', examples: ['Durban Central Campus, hall 2'] }),
  assessorName: Line(200)
    .nullish()
    .meta({ description: 'Name of who assessed it', examples: ['Thabo Mokoena'] }),
};

export const ExternalAssessmentInput = z
  .object({
    ...externalFacts,
    learnerId: Id.describe('Whose work it was'),
    reference: Line(100).meta({
      description: 'Under which the other body knows it',
      examples: ['EISA-2026-0417'],
    }),
    notes: Text()
      .optional()
      .meta({
        description: 'What there is to remember about it',
        examples: ['Seen together with the workplace mentor.'],
      }),
    results: z
      .array(
        z.object({
          outcomeId: Id,
          result: Result,
          feedback: Text()
            .optional()
            .meta({
              description: 'What the learner is told',
              examples: ['Say where the figures come from.'],
            }),
        }),
      )
      .min(1)
      .max(200)
      .describe('The result of each outcome of the course'),
    evidence: z
      .array(
        z.object({
          fileId: Id.describe('A file that the caller uploaded'),
          title: Title('Logbook, pages 1 to 12'),
          outcomeIds: z
            .array(Id)
            .max(200)
            .optional()
            .describe('What it is evidence of; all outcomes when absent'),
        }),
      )
      .max(mostEvidence)
      .describe('What was handed over with the results'),
  })
  .meta({
    id: 'ExternalAssessmentInput',
    description: 'An assessment that another body did, as it is captured',
  });

const CaptureChoices = z
  .object({
    courses: z
      .array(
        z.object({
          id: Id,
          name: ShownName('Business Administration Services NQF 4'),
          outcomes: z
            .array(z.object({ id: Id, ...shownOutcome, scale: Scale }))
            .describe('What is judged of it'),
        }),
      )
      .describe('Courses that have outcomes'),
    bodies: z
      .array(z.string())
      .meta({ description: 'Bodies that assessed before, the latest first', examples: [['Services SETA']] }),
  })
  .meta({ id: 'CaptureChoices', description: 'What an external assessment can be captured with' });

const CaptureLearner = z
  .object({
    id: Id,
    name: ShownName('Ndlovu, Zanele'),
    number: z
      .string()
      .nullable()
      .meta({ description: 'Number of the learner', examples: ['L-20418'] }),
    site: NamedSite,
  })
  .meta({ id: 'CaptureLearner', description: 'A learner of whom an external assessment can be captured' });

export const externalCaptureCalls = area(externalAssessmentArea, {
  getCaptureChoices: {
    method: 'GET',
    path: '/moderation/external-assessments/choices',
    summary: 'Courses with their outcomes, and bodies, for capturing an external assessment',
    audience: externalWriters,
    answer: { kind: 'data', schema: CaptureChoices },
  },
  listCaptureLearners: {
    method: 'GET',
    path: '/moderation/external-assessments/learners',
    summary: 'Learners of the own account: by surname, or those that a text finds, the best first',
    audience: externalWriters,
    query: z.object({
      ...pageQuery,
      query: SearchText(
        'How words of the name, the number, the user name or the e-mail address begin',
        'Ndlovu',
      ).optional(),
    }),
    answer: { kind: 'page', schema: CaptureLearner },
  },
  captureExternalAssessment: {
    method: 'POST',
    path: '/moderation/external-assessments',
    summary: 'Capture an assessment that another body did; it can be moderated at once',
    audience: externalWriters,
    body: ExternalAssessmentInput,
    answer: { kind: 'data', schema: ExternalAssessmentDetail, status: 201 },
    errors: ['conflict', 'wrong_state'],
  },
});
