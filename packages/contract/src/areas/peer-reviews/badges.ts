import { z } from 'zod';
import { NamedLearner } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { badgeTypes } from '../../kit/options.ts';
import { Id, Instant, Line, pageQuery } from '../../kit/schemas.ts';
import { peerReviewArea } from './schemas.ts';

const type = z.enum(badgeTypes).meta({ description: 'Which of the six badges', examples: ['helpfulness'] });
const count = z
  .int()
  .min(0)
  .meta({ description: 'How many were given', examples: [12] });
const message = { description: 'Words with it', examples: ['Thanks for Tuesday.'] };

export const Badge = z
  .object({
    id: Id,
    type,
    giver: NamedLearner.nullable().describe('Who gave it; null where it came with a review without names'),
    receiver: NamedLearner,
    message: z.string().nullable().meta(message),
    at: Instant.describe('When it was given'),
  })
  .meta({ id: 'Badge', description: 'A badge that somebody gave somebody' });

const BadgeOfType = z
  .object({
    type,
    count,
    latest: z
      .array(z.object({ receiver: NamedLearner, at: Instant.describe('When it was given') }))
      .describe('Who got it last, at most ten; nobody for the one that says what could be better'),
  })
  .meta({ id: 'BadgeOfType', description: 'One of the six badges, and who has it' });

export const BadgesOfPerson = z
  .object({
    person: NamedLearner,
    counts: z.array(z.object({ type, count })).describe('How many of each that whoever asks may see'),
    badges: z.array(Badge).describe('The latest first'),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Cursor of the next ones', examples: [null] }),
  })
  .meta({ id: 'BadgesOfPerson', description: 'Badges that somebody has' });

const { limit, cursor } = pageQuery;

export const badgeCalls = area(peerReviewArea, {
  listBadges: {
    method: 'GET',
    path: '/content/peerreviews/badges',
    summary: 'The six badges, how many were given and who got them last',
    audience: ['any'],
    answer: { kind: 'page', schema: BadgeOfType },
  },
  giveBadge: {
    method: 'POST',
    path: '/content/peerreviews/badges',
    summary: 'Give somebody a badge, once a day of each type',
    audience: ['reviewer', 'learner', 'trainer'],
    body: z
      .object({
        type,
        receiverId: Id.describe('Who gets it'),
        message: Line().optional().meta(message),
        reviewId: Id.optional().describe('The review that it comes with'),
      })
      .meta({ id: 'BadgeInput', description: 'A badge for somebody' }),
    answer: { kind: 'data', schema: Badge, status: 201 },
    errors: ['4008', 'already_exists'],
  },
  listBadgesOf: {
    method: 'GET',
    path: '/content/peerreviews/badges/{userId}',
    summary: 'Badges of a person, the latest first',
    audience: ['any'],
    query: z.object({ limit, cursor }),
    answer: { kind: 'data', schema: BadgesOfPerson },
  },
});
