import { attemptReaders } from '../../kit/attempts.ts';
import { z } from 'zod';
import { SearchText } from '../../kit/fields.ts';
import { Id, pageQuery } from '../../kit/schemas.ts';
import {
  ExternalAssessment,
  ExternalAssessmentDetail,
  ExternalAssessmentKind,
  ExternalAssessmentOrder,
  externalAssessmentArea,
} from './schemas.ts';
import { area } from '../../kit/operation.ts';

export const externalAssessmentCalls = area(externalAssessmentArea, {
  listExternalAssessments: {
    method: 'GET',
    path: '/moderation/external-assessments',
    summary: 'Assessments done outside the platform, newest first unless told',
    audience: attemptReaders,
    query: z.object({
      ...pageQuery,
      courseId: z.array(Id).max(200).optional().describe('Only assessments of one of these courses'),
      kind: z.array(ExternalAssessmentKind).optional().describe('Only assessments of one of these kinds'),
      sort: ExternalAssessmentOrder.optional(),
      query: SearchText('Text in the name of the learner or in the reference', 'Ndlovu').optional(),
    }),
    answer: { kind: 'page', schema: ExternalAssessment },
  },
  getExternalAssessment: {
    method: 'GET',
    path: '/moderation/external-assessments/{id}',
    summary: 'One external assessment with its evidence',
    audience: attemptReaders,
    answer: { kind: 'data', schema: ExternalAssessmentDetail },
  },
});
