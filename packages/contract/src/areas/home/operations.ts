import { z } from 'zod';
import { attemptReaders } from '../../kit/attempts.ts';
import { ComingPart, ComingWork } from './coming-work.ts';
import { Home, homeArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';

export const homeCalls = area(homeArea, {
  getModeratorHome: {
    method: 'GET',
    path: '/moderation/home',
    summary: 'What needs the signed-in moderator now',
    audience: attemptReaders,
    answer: { kind: 'data', schema: Home },
  },
  getComingWork: {
    method: 'GET',
    path: '/moderation/coming',
    summary: 'What schedules will bring in the next weeks, and which they are',
    audience: ['moderator', 'manager', 'admin', 'assessor'],
    licences: ['DueAssessments', 'ReadyForModeration'],
    query: z.object({
      part: ComingPart.optional().describe(
        'What is done with it; to assess for whoever assesses unless told',
      ),
    }),
    answer: { kind: 'data', schema: ComingWork },
  },
});
