import { attemptReaders } from '../../kit/attempts.ts';
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
});
