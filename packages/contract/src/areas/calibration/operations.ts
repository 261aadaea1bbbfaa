import { area } from '../../kit/operation.ts';
import {
  Calibration,
  CalibrationCase,
  CalibrationCaseInput,
  CalibrationConclusion,
  CalibrationJudgementInput,
  CalibrationPeople,
  CalibrationRound,
  CalibrationRoundInput,
  CalibrationSource,
  calibrationArea,
} from './schemas.ts';

/** Who makes cases and leads rounds, and who judges. */
const leaders = ['moderator', 'manager', 'admin'] as const;
const readers = [...leaders, 'assessor'] as const;

const ofAttempt = '/moderation/attempts/{id}/calibration-case';
const ofCase = '/moderation/calibration/cases/{id}';
const round = '/moderation/calibration/rounds/{id}';

export const calibrationCalls = area(calibrationArea, {
  getCalibrationSource: {
    method: 'GET',
    path: ofAttempt,
    summary: 'What of an attempt can become a case, without names',
    audience: leaders,
    answer: { kind: 'data', schema: CalibrationSource },
  },
  makeCalibrationCase: {
    method: 'POST',
    path: ofAttempt,
    summary: 'Make a case of a settled attempt',
    audience: leaders,
    body: CalibrationCaseInput,
    answer: { kind: 'data', schema: CalibrationCase, status: 201 },
    errors: ['wrong_state'],
  },
  getCalibration: {
    method: 'GET',
    path: '/moderation/calibration',
    summary: 'Rounds to judge, lead and look back at, and the cases there are',
    audience: readers,
    answer: { kind: 'data', schema: Calibration },
  },
  listCalibrationPeople: {
    method: 'GET',
    path: `${ofCase}/people`,
    summary: 'Who may be asked to judge a case, and why others may not',
    audience: leaders,
    answer: { kind: 'data', schema: CalibrationPeople },
  },
  openCalibrationRound: {
    method: 'POST',
    path: `${ofCase}/rounds`,
    summary: 'Ask people to judge a case blind until a day',
    audience: leaders,
    body: CalibrationRoundInput,
    answer: { kind: 'data', schema: CalibrationRound, status: 201 },
    errors: ['4008'],
  },
  getCalibrationRound: {
    method: 'GET',
    path: round,
    summary: 'A round: what is judged, what the caller gave, and the comparison once it is closed',
    audience: readers,
    answer: { kind: 'data', schema: CalibrationRound },
  },
  downloadCalibrationEvidence: {
    method: 'GET',
    path: `${round}/evidence/{evidenceId}`,
    summary: 'A file of a case, under a name that says nothing',
    audience: readers,
    answer: { kind: 'file', mediaTypes: ['application/octet-stream'] },
  },
  saveCalibrationJudgement: {
    method: 'PUT',
    path: `${round}/judgements/{outcomeId}`,
    summary:
      'Save what the caller gives on an outcome, as it is typed; nobody else sees it before the round is closed',
    audience: ['moderator', 'assessor'],
    body: CalibrationJudgementInput,
    answer: { kind: 'none' },
    errors: ['wrong_state'],
  },
  handInCalibration: {
    method: 'POST',
    path: `${round}/hand-in`,
    summary: 'Hand in one’s judgement; behind the last one the round is compared',
    audience: ['moderator', 'assessor'],
    answer: { kind: 'data', schema: CalibrationRound },
    errors: ['wrong_state', 'verdict_needed'],
  },
  closeCalibrationRound: {
    method: 'POST',
    path: `${round}/closing`,
    summary: 'Compare what was handed in without waiting for the others',
    audience: leaders,
    answer: { kind: 'data', schema: CalibrationRound },
    errors: ['wrong_state'],
  },
  saveCalibrationConclusion: {
    method: 'PUT',
    path: `${round}/conclusion`,
    summary: 'Write down what came of the discussion',
    audience: leaders,
    body: CalibrationConclusion,
    answer: { kind: 'data', schema: CalibrationRound },
    versioned: true,
    errors: ['wrong_state', 'stale_version'],
  },
});
