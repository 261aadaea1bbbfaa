import { z } from 'zod';
import { Description, Name, NamedLearner, ShownTitle, Title } from '../../kit/fields.ts';
import { OpinionAnswers, OpinionFigures, ReviewQuestionInput, SurveyQuestion } from '../../kit/opinions.ts';
import {
  badgeTypes,
  pairStates,
  reviewForms,
  reviewPairings,
  reviewRelations,
  reviewStates,
} from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import type { StateMachine } from '../../kit/resource-options.ts';
import { Id, Instant, Line, Named, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const peerReviewArea: Area = {
  name: 'peer-reviews',
  about: 'People who review each other, the words and rhythm of that, and thanks between them.',
  licences: ['PeerReview'],
};

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

const SoftSkillFields = z.object({
  accountId: Ref('accounts'),
  name: Name('Listening'),
  description: Description('Lets others finish, and asks before answering.').optional(),
  levels: z
    .array(Line())
    .max(10)
    .default([])
    .meta({
      description: 'What each point of the scale looks like, the lowest first',
      examples: [['Interrupts']],
    }),
});

export const softSkills = resource('soft-skills', SoftSkillFields, {
  area: peerReviewArea,
  path: '/content/peerreviews/softskills',
  singular: 'SoftSkill',
  plural: 'SoftSkills',
  read: ['any'],
  write: ['admin', 'manager'],
  only: ['list', 'search', 'get', 'create', 'patch', 'replace', 'delete'],
  filters: ['accountId'],
  sorts: ['name'],
  searched: ['name', 'description'],
  keptWhileInhabited: true,
});

const machine: StateMachine = {
  draft: ['published'],
  published: ['closed', 'draft'],
  closed: ['published', 'archived'],
  archived: ['closed'],
} satisfies Record<(typeof reviewStates)[number], readonly string[]>;

const PeerReviewFields = z.object({
  accountId: Ref('accounts'),
  siteId: Ref('sites').nullish(),
  title: Title('Team of the yard, spring'),
  description: Description('How we work together.').optional(),
  form: z.enum(reviewForms).default('peer').describe('Among equals, or from all sides'),
  softSkillIds: z.array(Ref('soft-skills')).max(20).default([]).describe('Soft skills that are rated'),
  scale: z
    .int()
    .min(2)
    .max(10)
    .default(5)
    .meta({ description: 'Points that a rating has', examples: [5] }),
  questions: z.array(ReviewQuestionInput).max(20).default([]).describe('Questions beside the soft skills'),
  anonymous: z.boolean().default(true).describe('Whether nobody is told who gave which review'),
  pairing: z
    .enum(reviewPairings)
    .default('everybody')
    .describe('Whether each reviewer reviews everybody, or so many are drawn for each'),
  reviewsPerReviewee: z
    .int()
    .min(1)
    .max(20)
    .default(3)
    .meta({ description: 'How many are drawn for each', examples: [3] }),
  selfReview: z.boolean().default(false).describe('Whether people review themselves as well'),
  courseId: Ref('courses').nullish(),
  opensAt: Instant.nullish().meta({
    description: 'From when reviews are given',
    examples: ['2026-11-02T06:00:00.000Z'],
  }),
  expiresAt: Instant.nullish().meta({
    description: 'Until when reviews are given; it closes by itself',
    examples: ['2026-11-27T15:00:00.000Z'],
  }),
  reassignAfterDays: z
    .int()
    .min(1)
    .max(60)
    .default(7)
    .meta({
      description: 'Days after which a review that nobody began is given to somebody else',
      examples: [7],
    }),
  createdBy: Id.optional().describe('Who made it'),
  state: z.enum(reviewStates).default('draft').describe('State that it is in'),
  reviewees: count('People who are reviewed', 12).optional(),
  reviewers: count('People who review', 12).optional(),
  submitted: count('Reviews that were handed in', 30).optional(),
});

const makers = ['admin', 'manager', 'trainer'] as const;

export const peerReviews = resource('peer-reviews', PeerReviewFields, {
  area: peerReviewArea,
  path: '/admin/content/peerreviews',
  singular: 'PeerReview',
  plural: 'PeerReviews',
  read: makers,
  write: makers,
  filters: ['accountId', 'state', 'siteId', 'courseId'],
  sorts: ['title', 'opensAt', 'expiresAt'],
  searched: ['title', 'description'],
  readOnly: ['createdBy', 'state', 'reviewees', 'reviewers', 'submitted'],
  states: { audience: makers, machine },
  history: makers,
  expires: makers,
  errors: ['wrong_state', '40012', '4009'],
});

const numbers = {
  waiting: count('Reviews that nobody began', 2),
  started: count('Reviews that are begun', 1),
  submitted: count('Reviews that were handed in', 3),
  skipped: count('Reviews that will not be given', 0),
};

export const ReviewPerson = z
  .object({ person: NamedLearner, ...numbers })
  .meta({ id: 'ReviewPerson', description: 'Somebody who reviews or is reviewed, with how far that is' });

export const ReviewPeopleInput = z
  .object({ ids: z.array(Id).min(1).max(1000).describe('Identifiers of the people') })
  .meta({ id: 'ReviewPeopleInput', description: 'People who are reviewed' });

export const ReviewersInput = z
  .object({
    ids: z.array(Id).min(1).max(1000).describe('Identifiers of the people'),
    revieweeId: Id.optional().describe('Whom they review; whom it is drawn for where it is not said'),
    relation: z
      .enum(reviewRelations)
      .exclude(['self'])
      .optional()
      .describe('What they are to that person; peers where it is not said'),
  })
  .meta({ id: 'ReviewersInput', description: 'People who review' });

export const ReviewPeopleChanged = z
  .object({
    changed: count('People who came or went', 3),
    kept: count('Reviews of people who went that were handed in, and stay', 1),
  })
  .meta({ id: 'ReviewPeopleChanged', description: 'How many people came or went' });

export const MyReview = z
  .object({
    id: Id,
    title: ShownTitle('Team of the yard, spring'),
    part: z
      .enum(['reviewer', 'reviewee'])
      .describe('Whether one reviews in it, or it is about oneself, closed, and to be read'),
    expiresAt: Instant.nullable().meta({
      description: 'Until when reviews are given; null where there is no end',
      examples: ['2026-11-27T15:00:00.000Z'],
    }),
    waiting: count('Reviews that one has not handed in', 2),
    submitted: count('Reviews that one has handed in', 1),
  })
  .meta({ id: 'MyReview', description: 'A review that one gives in, or that is about oneself' });

const score = z
  .int()
  .min(1)
  .max(10)
  .meta({ description: 'Points on the scale of the review', examples: [4] });
const comment = Text().meta({ description: 'What there is to say', examples: ['Waits until I am done.'] });

const Ratings = z
  .array(z.object({ softSkillId: Id, score, comment: comment.optional() }))
  .max(20)
  .describe('Ratings by soft skill, each once');

export const ReviewFigures = z
  .object({
    reviewers: z
      .int()
      .nullable()
      .meta({ description: 'How many reviewed; null where they are too few to be shown', examples: [4] }),
    skills: z
      .array(
        z.object({
          softSkill: Named.describe('The soft skill'),
          mean: z
            .number()
            .nullable()
            .meta({ description: 'Mean of what others gave; null under three', examples: [3.7] }),
          count: z
            .int()
            .nullable()
            .meta({ description: 'How many others gave it; null under three', examples: [4] }),
          own: z
            .int()
            .nullable()
            .meta({ description: 'What the person gave themself; null where nothing', examples: [4] }),
          comments: z.array(z.string()).meta({
            description: 'What others said, in no order and without names; empty under three',
            examples: [['Waits until I am done.']],
          }),
        }),
      )
      .describe('Soft skill by soft skill'),
    questions: z.array(OpinionFigures).describe('Question by question; nothing under three answers'),
  })
  .meta({ id: 'ReviewFigures', description: 'What others said of somebody, so that nobody can tell who' });

export const ReviewToGive = z
  .object({
    id: Id,
    title: ShownTitle('Team of the yard, spring'),
    description: z
      .string()
      .nullable()
      .meta({ description: 'What it is about', examples: ['How we work together.'] }),
    form: z.enum(reviewForms).describe('Among equals, or from all sides'),
    anonymous: z.boolean().describe('Whether nobody is told who gave which review'),
    isOpen: z.boolean().describe('Whether reviews are given now'),
    scale: z.int().meta({ description: 'Points that a rating has', examples: [5] }),
    expiresAt: Instant.nullable().meta({
      description: 'Until when reviews are given; null where there is no end',
      examples: ['2026-11-27T15:00:00.000Z'],
    }),
    softSkills: z
      .array(
        z.object({
          id: Id,
          name: z.string().meta({ description: 'What it is called', examples: ['Listening'] }),
          description: z
            .string()
            .nullable()
            .meta({ description: 'What it means', examples: ['Lets others finish.'] }),
          levels: z
            .array(z.string())
            .meta({ description: 'What each point looks like', examples: [['Interrupts']] }),
        }),
      )
      .describe('What is rated'),
    questions: z.array(SurveyQuestion).describe('What is asked beside'),
    reviews: z
      .array(
        z.object({
          reviewee: NamedLearner,
          relation: z.enum(reviewRelations).describe('What one is to that person'),
          state: z.enum(pairStates).describe('How far it is'),
          ratings: Ratings,
          answers: OpinionAnswers,
        }),
      )
      .describe('Reviews that one gives, with what one has saved'),
    aboutMe: ReviewFigures.nullable().describe(
      'What others said; null where it is not about one, or not closed',
    ),
  })
  .meta({ id: 'ReviewToGive', description: 'A review as those in it see it' });

export const ReviewSubmissionInput = z
  .object({
    revieweeId: Id.describe('Who is reviewed'),
    ratings: Ratings,
    answers: OpinionAnswers.default([]),
    badge: z
      .object({
        type: z.enum(badgeTypes).describe('Which badge'),
        message: Line()
          .optional()
          .meta({ description: 'Words with it', examples: ['Thanks for Tuesday.'] }),
      })
      .optional()
      .describe('A badge that goes with it'),
    final: z.boolean().default(true).describe('Whether it is handed in, or only saved'),
  })
  .meta({ id: 'ReviewSubmissionInput', description: 'What somebody says of somebody' });

export const ReviewReceipt = z
  .object({ revieweeId: Id, state: z.enum(pairStates).describe('How far it is') })
  .meta({ id: 'ReviewReceipt', description: 'What became of a review' });

export const ReviewCompletion = z
  .object({
    skipped: z
      .array(
        z.object({
          revieweeId: Id.describe('Who is not reviewed'),
          reason: Text()
            .min(1)
            .meta({ description: 'Why not', examples: ['We have not worked together yet.'] }),
        }),
      )
      .max(1000)
      .default([])
      .describe('Reviews that are not given'),
  })
  .meta({ id: 'ReviewCompletion', description: 'That somebody is done with a review' });
