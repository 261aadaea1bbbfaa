import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { sessionModes } from '../../kit/options.ts';
import { Id } from '../../kit/schemas.ts';
import { ScormCommit, ScormSession, ScormToken, Told, scormArea } from './schemas.ts';

export const scormCalls = area(scormArea, {
  createScormSession: {
    grant: true,
    method: 'POST',
    path: '/scorm/sessions',
    summary:
      'Open a package: a learner to learn, from where the last session stopped; a moderator to look at evidence',
    audience: ['learner', 'moderator'],
    body: z
      .object({
        id: Id.optional().describe(
          'Made by a device without a network, so that what is told twice is opened once',
        ),
        registrationId: Id.describe('The registration of a person on the lesson'),
        activityId: z
          .string()
          .min(1)
          .max(255)
          .optional()
          .meta({ description: 'What of it; the next one that is not finished', examples: ['ITEM-1'] }),
        mode: z.enum(sessionModes).default('normal').describe('What it is for'),
        playerId: Id.describe('Made by the player, and the same for as long as it is the same one'),
        takeOver: z
          .boolean()
          .default(false)
          .describe('Whether a session of another player ends, with what that told last'),
      })
      .meta({ id: 'ScormSessionInput', description: 'What of a package is opened, by which player' }),
    answer: { kind: 'data', schema: ScormSession, status: 201 },
    errors: ['claimed_by_another', 'unavailable', 'wrong_state'],
  },
  renewScormToken: {
    grant: true,
    method: 'POST',
    path: '/scorm/sessions/{id}/token',
    repeatable: true,
    summary: 'Let the files of the package be read for another 15 minutes',
    audience: ['learner', 'moderator'],
    answer: { kind: 'data', schema: ScormToken },
    errors: ['wrong_state'],
  },
  commitScormSession: {
    grant: true,
    method: 'POST',
    path: '/scorm/sessions/{id}/commit',
    repeatable: true,
    summary: 'Store what a package has told; a word that comes twice or late changes nothing',
    audience: ['learner'],
    body: Told,
    answer: { kind: 'data', schema: ScormCommit },
    errors: ['too_large', 'wrong_state'],
  },
  finishScormSession: {
    grant: true,
    method: 'POST',
    path: '/scorm/sessions/{id}/finish',
    repeatable: true,
    summary: 'Store what a package has told last, and end the session',
    audience: ['learner'],
    body: Told,
    answer: { kind: 'data', schema: ScormCommit },
    errors: ['too_large', 'wrong_state'],
  },
});
