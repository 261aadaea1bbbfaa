import { attemptReaders } from '../../kit/attempts.ts';
import { Home } from './schemas.ts';
import { area } from '../../kit/operation.ts';

export const homeCalls = area('home', {
  getModeratorHome: {
    method: 'GET',
    path: '/moderation/home',
    summary: 'What needs the signed-in moderator now',
    audience: attemptReaders,
    answer: { kind: 'data', schema: Home },
  },
});
