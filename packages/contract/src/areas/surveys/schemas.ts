import { z } from 'zod';
import { ContentState, contentMachine } from '../../kit/content-states.ts';
import { Description, NamedLearner, NamedSite, ShownTitle, Title } from '../../kit/fields.ts';
import { OpinionAnswers, OpinionFigures, SurveyQuestion } from '../../kit/opinions.ts';
import { locales, surveyPurposes, surveyTimes } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Day, Id, Instant, Version } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const surveyArea: Area = {
  name: 'surveys',
  about: 'Questions to many, whose answers are nobody’s in particular.',
};

const SurveyAudience = z
  .object({
    everybody: z.boolean().optional().describe('Whether everybody of the account is asked'),
    siteIds: z.array(Ref('sites')).max(1000).optional().describe('Sites whose people are asked'),
    groupIds: z.array(Ref('groups')).max(1000).optional().describe('Groups whose people are asked'),
    roleIds: z.array(Ref('roles')).max(1000).optional().describe('Job roles whose people are asked'),
    sessionId: Ref('classroom-sessions').nullish(),
  })
  .meta({ id: 'SurveyAudience', description: 'Who is asked: everybody of whom one of these holds' });

const SurveyFields = z.object({
  accountId: Ref('accounts'),
  title: Title('After the course'),
  description: Description('Eight questions on what helped and what did not.').optional(),
  purpose: z.enum(surveyPurposes).default('other').describe('What it is for'),
  anonymous: z
    .boolean()
    .default(true)
    .describe('Whether nobody can tell whose an answer is; fixed once it was published'),
  courseId: Ref('courses').nullish(),
  audience: SurveyAudience.default({}),
  when: z
    .enum(surveyTimes)
    .default('any')
    .describe('When people are asked: at once, after the course, or after the meeting they were in'),
  opensAt: Instant.nullish().meta({
    description: 'From when it can be answered',
    examples: ['2026-11-02T06:00:00.000Z'],
  }),
  closesAt: Instant.nullish().meta({
    description: 'Until when it can be answered',
    examples: ['2026-11-27T15:00:00.000Z'],
  }),
  locales: z
    .array(z.enum(locales))
    .max(13)
    .default([])
    .meta({ description: 'Languages that it is in', examples: [['en-ZA']] }),
  questions: z
    .int()
    .min(0)
    .default(0)
    .meta({ description: 'How many questions it has', examples: [8] }),
  state: ContentState.default('draft'),
});

export const surveys = resource('surveys', SurveyFields, {
  area: surveyArea,
  path: '/admin/surveys',
  singular: 'Survey',
  plural: 'Surveys',
  read: ['admin', 'manager'],
  write: ['admin', 'manager'],
  filters: ['accountId', 'state', 'purpose', 'courseId'],
  sorts: ['title', 'opensAt', 'closesAt'],
  searched: ['title', 'description'],
  readOnly: ['questions', 'state'],
  states: { audience: ['admin', 'manager'], machine: contentMachine },
  history: ['admin', 'manager'],
  counted: { audience: ['admin', 'manager'], by: ['accountId'] },
  errors: ['wrong_state', '40012'],
});

export const SurveyPaper = z
  .object({
    revision: Version.describe('Revision of the questions; rises when they are set'),
    questions: z.array(SurveyQuestion).describe('Its questions in their order'),
  })
  .meta({ id: 'SurveyPaper', description: 'What a survey asks' });

const asked = {
  id: Id,
  title: ShownTitle('After the course'),
  description: z
    .string()
    .nullable()
    .meta({ description: 'What it is about', examples: ['Eight questions on what helped.'] }),
  anonymous: z.boolean().describe('Whether nobody can tell whose an answer is'),
  questionCount: z.int().meta({ description: 'How many questions it has', examples: [8] }),
  closesAt: Instant.nullable().meta({
    description: 'Until when it can be answered; null where there is no end',
    examples: ['2026-11-27T15:00:00.000Z'],
  }),
};

export const Questionnaire = z
  .object(asked)
  .meta({ id: 'Questionnaire', description: 'A survey that waits for an answer' });

export const AskedSurvey = z
  .object({
    ...asked,
    isOpen: z.boolean().describe('Whether it can be answered now'),
    answeredOn: Day.nullable().meta({ description: 'Day on which one answered', examples: ['2026-11-03'] }),
    questions: z.array(SurveyQuestion).describe('Its questions in their order'),
  })
  .meta({ id: 'AskedSurvey', description: 'A survey as those who are asked see it' });

const given = {
  answers: OpinionAnswers,
  submissionId: Id.optional().meta({
    description:
      'A random id made by the sender, so that sending it again gives the first answer; it is kept apart from what is answered',
    examples: ['5f0f7a9e-0c5d-4a39-8d4f-0f8a9f1f3a77'],
  }),
  startedAt: Instant.optional().meta({
    description: 'When somebody began; it is looked at and not kept',
    examples: ['2026-11-03T08:10:00.000Z'],
  }),
};

export const SurveySubmissionInput = z
  .object(given)
  .meta({ id: 'SurveySubmissionInput', description: 'What somebody answers to a survey' });

export const SurveySubmissionsInput = z
  .object({
    submissions: z
      .array(z.object({ surveyId: Id.describe('Which survey is answered'), ...given }))
      .min(1)
      .max(100)
      .describe('Answers to surveys; what becomes of one does not depend on another'),
  })
  .meta({ id: 'SurveySubmissionsInput', description: 'Answers to several surveys' });

export const SurveyReceipt = z
  .object({
    surveyId: Id,
    answeredOn: Day.meta({ description: 'Day on which it was answered', examples: ['2026-11-03'] }),
  })
  .meta({ id: 'SurveyReceipt', description: 'That a survey was answered' });

export const SurveyReceipts = z
  .array(
    z.object({
      surveyId: Id,
      answeredOn: Day.nullable().meta({
        description: 'Day on which it was answered; null where it was refused',
        examples: ['2026-11-03'],
      }),
      refusal: z
        .object({
          code: z.string().meta({ description: 'A code of the catalogue', examples: ['wrong_state'] }),
          sentence: z.string().meta({ description: 'What happened', examples: ['The survey is closed.'] }),
        })
        .nullable()
        .describe('Why nothing was kept; null where it was'),
    }),
  )
  .describe('What became of each, in the order in which they were sent');

const people = (description: string, example: number) => z.int().meta({ description, examples: [example] });

export const SurveyProgress = z
  .object({
    invited: people('People who are asked', 120),
    answered: people('Of these, those who answered', 84),
    responseRate: z
      .number()
      .nullable()
      .meta({ description: 'Share that answered, 0 to 1; null where nobody is asked', examples: [0.7] }),
    bySite: z
      .array(
        z.object({
          site: NamedSite.nullable().describe('The site; null for people who have none'),
          invited: people('People of it who are asked', 40),
          answered: people('Of these, those who answered', 31),
        }),
      )
      .describe('Site by site, by name'),
    byDay: z
      .array(
        z.object({
          day: Day.meta({ description: 'The day', examples: ['2026-11-03'] }),
          answered: people('How many answered on it', 17),
        }),
      )
      .describe('Days on which somebody answered'),
    people: z
      .object({
        items: z
          .array(
            z.object({
              person: NamedLearner,
              answeredOn: Day.nullable().meta({
                description: 'Day on which they answered; null where they have not',
                examples: [null],
              }),
            }),
          )
          .describe('People by name'),
        next: z
          .string()
          .nullable()
          .meta({ description: 'Cursor of the next ones', examples: [null] }),
      })
      .nullable()
      .describe(
        'Where it is asked for: who has not answered yet, by name; of surveys that are not anonymous also who has',
      ),
    counted: people('Answers that the results are made of', 80),
    results: z
      .array(OpinionFigures)
      .nullable()
      .describe('Question by question; null while the answers are too few to be nobody’s in particular'),
  })
  .meta({ id: 'SurveyProgress', description: 'Who answered a survey, and what was answered' });
