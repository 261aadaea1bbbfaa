import { z } from 'zod';
import { pageQuery } from '../../kit/schemas.ts';
import { area } from '../../kit/operation.ts';
import { ModerationFigures, moderationFilter } from './moderation-figures.ts';
import {
  AgreementTable,
  JudgementPair,
  agreementArea,
  agreementReaders,
  agreementSubjects,
  pairFilter,
} from './schemas.ts';

export const agreementCalls = area(agreementArea, {
  getAgreement: {
    method: 'GET',
    path: '/moderation/agreement',
    summary: 'How far assessors and moderators judged alike, by one of them, course, site or outcome',
    audience: agreementReaders,
    query: z.object({
      by: z.enum(agreementSubjects).default('assessor').describe('Whom or what each row is of'),
      ...pairFilter,
    }),
    answer: { kind: 'data', schema: AgreementTable },
  },
  getModerationFigures: {
    method: 'GET',
    path: '/moderation/figures',
    summary: 'How long assessing and moderating took, and what came of it, month by month',
    audience: ['moderator', 'manager', 'admin'],
    query: z.object(moderationFilter),
    answer: { kind: 'data', schema: ModerationFigures },
  },
  listJudgementPairs: {
    method: 'GET',
    path: '/moderation/agreement/pairs',
    summary: 'The pairs that agreement is computed from, newest first',
    audience: agreementReaders,
    query: z.object({
      ...pageQuery,
      ...pairFilter,
      differing: z
        .enum(['true', 'false'])
        .optional()
        .describe('Only those that differ, or only those that agree'),
    }),
    answer: { kind: 'page', schema: JudgementPair },
  },
});
