import { z } from 'zod';
import { NamedCourse, ShownTitle } from '../../kit/fields.ts';
import { completions, contentTypes, progressStatuses } from '../../kit/options.ts';
import { Id, Instant, Named, pageQuery } from '../../kit/schemas.ts';
import { playback } from '../../kit/playback.ts';

/** What somebody who learns is told of what they are to do: never a key, never what is not published. */

const perCent = z.number().min(0).max(100);

export const Progress = z
  .enum(progressStatuses)
  .meta({ description: 'How far one is with it', examples: ['InProgress'] });

const share = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: 'Share of it that is done, 0 to 1', examples: [0.4] });
const dueAt = Instant.nullable().meta({
  description: 'Until when it has to be done',
  examples: ['2026-11-27T15:00:00.000Z'],
});
const score = perCent
  .nullable()
  .meta({ description: 'Result in per cent; null while there is none or it is withheld', examples: [80] });
const tries = z
  .int()
  .min(0)
  .meta({ description: 'Tries so far', examples: [1] });
const triesLeft = z
  .int()
  .min(0)
  .nullable()
  .meta({ description: 'Tries that are left; null where there is no limit', examples: [1] });

/** How somebody stands with one thing: one number after each reset. */
export const ShownRegistration = z
  .object({
    id: Id,
    itemId: Id.describe('What it is a registration on'),
    courseId: Id.nullable().describe('Course through which it was reached'),
    number: z
      .int()
      .min(1)
      .meta({ description: 'Rises with each reset', examples: [1] }),
    status: Progress,
    score,
    progress: share,
    tries,
    triesLeft,
    opensAt: Instant.nullable().meta({
      description: 'From when it can be begun',
      examples: ['2026-11-02T06:00:00.000Z'],
    }),
    dueAt,
    closesAt: Instant.nullable().meta({
      description: 'Until when it can be done',
      examples: ['2026-11-27T15:00:00.000Z'],
    }),
    registeredAt: Instant.meta({
      description: 'When one was registered',
      examples: ['2026-11-02T08:10:00.000Z'],
    }),
    openedAt: Instant.nullable().meta({
      description: 'When one began',
      examples: ['2026-11-03T08:10:00.000Z'],
    }),
    finishedAt: Instant.nullable().meta({
      description: 'When one came to the end',
      examples: ['2026-11-04T08:40:00.000Z'],
    }),
    seconds: z
      .int()
      .min(0)
      .meta({ description: 'Seconds spent on it', examples: [1740] }),
    isCurrent: z.boolean().describe('Whether it counts, or was set aside by a reset'),
  })
  .meta({ id: 'LearningRegistration', description: 'How somebody stands with one thing' });

const listed = {
  id: Id,
  title: ShownTitle('Handling calls at reception'),
  status: Progress,
  progress: share,
  score,
  course: NamedCourse.nullable().describe('Course that it belongs to'),
  required: z.boolean().describe('Whether the course asks for it'),
  dueAt,
  locked: z
    .object({ by: Named.describe('What has to be finished first') })
    .nullable()
    .describe('Why it cannot be begun yet; null where nothing comes first'),
};

const durationMinutes = z
  .int()
  .nullable()
  .meta({ description: 'Minutes that it is planned to take', examples: [45] });

export const MyLesson = z
  .object({
    ...listed,
    contentType: z.enum(contentTypes).describe('What it consists of'),
    durationMinutes,
  })
  .meta({ id: 'MyLesson', description: 'A lesson that somebody is to do, and how they stand with it' });

export const MyLessonInFull = MyLesson.extend({
  description: z
    .string()
    .nullable()
    .meta({ description: 'What it is about', examples: ['How calls are taken and passed on.'] }),
  completion: z.enum(completions).describe('What makes it finished'),
  passMark: perCent.nullable().meta({ description: 'Per cent from which it is passed', examples: [60] }),
  cover: z
    .object({
      kind: z.enum(['Video', 'Image', 'ImageWithText']).describe('What is shown before it begins'),
      fileId: Id,
      text: z
        .string()
        .nullable()
        .meta({ description: 'Words beside it', examples: ['A morning.'] }),
    })
    .nullable()
    .describe('What is shown before it begins'),
  packageId: Id.nullable().describe('Package that it plays'),
  registration: ShownRegistration.nullable().describe('How one stands with it; null before one registers'),
  position: z
    .object({
      resumeAt: z
        .number()
        .min(0)
        .meta({ description: 'Seconds to go on from', examples: [312.5] }),
      page: z
        .int()
        .min(1)
        .meta({ description: 'Page to go on from', examples: [4] }),
      pages: z
        .array(z.int().min(1))
        .max(10_000)
        .meta({ description: 'Pages that were shown', examples: [[1, 2, 3]] }),
    })
    .partial()
    .describe('Where to go on'),
}).meta({ id: 'MyLessonInFull', description: 'One lesson with everything that its page needs' });

export const MyAssessment = z
  .object({
    ...listed,
    type: z
      .enum(['formative', 'summative', 'examination', 'test'])
      .meta({ description: 'Whether it is for learning or for the result', examples: ['formative'] }),
    contentId: Id.nullable().describe('Lesson or course that it belongs to'),
    questions: z.int().meta({ description: 'How many questions it has', examples: [20] }),
    timeLimitMinutes: z
      .int()
      .nullable()
      .meta({ description: 'Minutes for a try; null where there is no limit', examples: [90] }),
    tries,
    triesLeft,
  })
  .meta({
    id: 'MyAssessment',
    description: 'An assessment or examination that somebody is to do, and how they stand with it',
  });

export const VideoOfLesson = z
  .object({
    ...playback,
    seconds: z
      .number()
      .nullable()
      .meta({ description: 'How long it is; null where that is not known', examples: [614.2] }),
    resumeAt: z.number().meta({ description: 'Seconds to go on from', examples: [312.5] }),
    watched: z
      .array(z.array(z.number()).length(2))
      .meta({ description: 'What was watched, from second to second', examples: [[[0, 312.5]]] }),
  })
  .meta({ id: 'VideoOfLesson', description: 'What a lesson on video is played from, and how far one is' });

/** How lists of what one is to do are narrowed and ordered. */
export const myListQuery = {
  ...pageQuery,
  status: Progress.optional(),
  courseId: Id.optional().describe('Only what belongs to this course'),
  dueBefore: Instant.optional().meta({
    description: 'Only what is due before this moment',
    examples: ['2026-12-01T00:00:00.000Z'],
  }),
  sort: z
    .enum(['dueAt', 'title', '-lastActivityAt'])
    .default('dueAt')
    .describe(
      'What comes first: what is due first (what has no such day last), by title, or what was done last',
    ),
};

/** Whose registrations are set aside, and why. */
export const ResetInput = z
  .object({
    userIds: z.array(Id).min(1).max(10_000).optional().describe('These people'),
    siteId: Id.optional().describe('Everybody of this site'),
    groupId: Id.optional().describe('Everybody of this group'),
    all: z.literal(true).optional().describe('Everybody'),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .meta({ description: 'Why, for those who come after', examples: ['The wrong paper was published.'] }),
    keepOpen: z.boolean().default(false).describe('Whether those who have not finished keep what they have'),
  })
  .refine(
    ({ userIds, siteId, groupId, all }) =>
      [userIds, siteId, groupId, all].filter((each) => each !== undefined).length === 1,
    { message: 'Say whose, in one of userIds, siteId, groupId and all.' },
  )
  .meta({
    id: 'RegistrationResetInput',
    description: 'Whose registrations are set aside, and why',
    examples: [{ all: true, reason: 'The wrong paper was published.' }],
  });

export const ResetAnswer = z
  .object({
    changed: z.int().meta({ description: 'Registrations set aside', examples: [24] }),
    running: z
      .boolean()
      .describe('Whether the rest of more than a thousand people follows in the background'),
    leftOut: z
      .array(
        z.object({
          userId: Id,
          code: z.literal('wrong_state').describe('Why: what they did is evidence that was handed in'),
        }),
      )
      .describe('Whose registrations stay'),
  })
  .meta({ id: 'RegistrationResetAnswer', description: 'What a reset did' });
