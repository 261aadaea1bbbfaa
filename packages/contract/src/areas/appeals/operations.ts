import { attemptReaders } from '../../kit/attempts.ts';
import { area } from '../../kit/operation.ts';
import {
  Appeal,
  AppealAssignment,
  AppealDecisionInput,
  AppealInput,
  AppealModerators,
  AppealVerdictInput,
  Appeals,
  WaitingAppeals,
  appealArea,
} from './schemas.ts';

const ofAttempt = '/moderation/attempts/{id}/appeals';
const appeal = '/moderation/appeals/{id}';

export const appealCalls = area(appealArea, {
  getAppeals: {
    method: 'GET',
    path: ofAttempt,
    summary: 'Appeals against the result of an attempt, and until when there can be one',
    audience: [...attemptReaders.filter((each) => each !== 'verifier'), 'learner'],
    answer: { kind: 'data', schema: Appeals },
  },
  makeAppeal: {
    method: 'POST',
    path: ofAttempt,
    summary: 'Appeal against a released result: one’s own, or that of a learner whom one teaches',
    audience: ['learner', 'trainer'],
    body: AppealInput,
    answer: { kind: 'data', schema: Appeal, status: 201 },
    errors: ['wrong_state'],
  },
  listAppeals: {
    method: 'GET',
    path: '/moderation/appeals',
    summary: 'Appeals that are not decided: all for managers, for moderators what is theirs or nobody’s yet',
    audience: ['moderator', 'manager', 'admin'],
    answer: { kind: 'data', schema: WaitingAppeals },
  },
  listAppealModerators: {
    method: 'GET',
    path: `${appeal}/moderators`,
    summary: 'Who may judge an appeal',
    audience: ['manager', 'admin'],
    answer: { kind: 'data', schema: AppealModerators },
  },
  assignAppeal: {
    method: 'POST',
    path: `${appeal}/assignment`,
    summary: 'Give an appeal to a moderator who had no part in it, or take it as one',
    audience: ['moderator', 'manager', 'admin'],
    body: AppealAssignment,
    answer: { kind: 'data', schema: Appeal },
    errors: ['wrong_state', '4008', '40013'],
  },
  recordAppealVerdict: {
    method: 'PUT',
    path: `${appeal}/verdicts/{outcomeId}`,
    summary:
      'Record a verdict on an outcome that is appealed; behind the last one, what was judged before is shown',
    audience: ['moderator'],
    body: AppealVerdictInput,
    answer: { kind: 'data', schema: Appeal },
    errors: ['wrong_state'],
  },
  decideAppeal: {
    method: 'POST',
    path: `${appeal}/decision`,
    summary: 'Uphold an appeal, which reopens the decision, or dismiss it; withdraw one’s own',
    audience: ['moderator', 'learner', 'trainer'],
    body: AppealDecisionInput,
    answer: { kind: 'data', schema: Appeal },
    errors: ['wrong_state', 'verdict_needed'],
  },
});
