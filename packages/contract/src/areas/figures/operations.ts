import { area } from '../../kit/operation.ts';
import {
  CountAnswer,
  FigureQuestion,
  OverviewAnswer,
  ParticipationAnswer,
  ProgressAnswer,
  figureArea,
} from './schemas.ts';

/** They ask and change nothing: the question is too long for an address. */
const question = {
  method: 'POST',
  safe: true,
  audience: ['admin', 'manager', 'moderator'],
  body: FigureQuestion,
} as const;

export const figureCalls = area(figureArea, {
  getLiveCounts: {
    ...question,
    path: '/aggregation/counts',
    summary: 'How many registrations stand where, now',
    answer: { kind: 'data', schema: CountAnswer },
  },
  getLiveProgress: {
    ...question,
    path: '/aggregation/progress',
    summary: 'How far people are, now',
    answer: { kind: 'data', schema: ProgressAnswer },
  },
  getLiveOverview: {
    ...question,
    path: '/aggregation/overview',
    summary: 'What one page about learning shows, now',
    answer: { kind: 'data', schema: OverviewAnswer },
  },
  getLiveParticipation: {
    ...question,
    path: '/aggregation/participation',
    summary: 'Who was at work, and how long, now',
    answer: { kind: 'data', schema: ParticipationAnswer },
  },
  getInsightCounts: {
    ...question,
    path: '/insights/counts',
    summary: 'How many registrations stand where, of days up to today',
    answer: { kind: 'data', schema: CountAnswer },
  },
  getInsightProgress: {
    ...question,
    path: '/insights/progress',
    summary: 'How far people are, of days up to today',
    answer: { kind: 'data', schema: ProgressAnswer },
  },
  getInsightOverview: {
    ...question,
    path: '/insights/overview',
    summary: 'What one page about learning shows, of days up to today',
    answer: { kind: 'data', schema: OverviewAnswer },
  },
  getInsightParticipation: {
    ...question,
    path: '/insights/participation',
    summary: 'Who was at work, and how long, of days up to today',
    answer: { kind: 'data', schema: ParticipationAnswer },
  },
  getWarehouseCounts: {
    ...question,
    path: '/warehouse/aggregation/counts',
    summary: 'How many registrations stand where, of days that are over',
    answer: { kind: 'data', schema: CountAnswer },
  },
  getWarehouseProgress: {
    ...question,
    path: '/warehouse/aggregation/progress',
    summary: 'How far people are, of days that are over',
    answer: { kind: 'data', schema: ProgressAnswer },
  },
  getWarehouseOverview: {
    ...question,
    path: '/warehouse/aggregation/overview',
    summary: 'What one page about learning shows, of days that are over',
    answer: { kind: 'data', schema: OverviewAnswer },
  },
  getWarehouseParticipation: {
    ...question,
    path: '/warehouse/aggregation/participation',
    summary: 'Who was at work, and how long, of days that are over',
    answer: { kind: 'data', schema: ParticipationAnswer },
  },
});
