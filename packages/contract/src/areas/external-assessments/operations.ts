import { attemptReaders } from '../../kit/attempts.ts';
import { z } from 'zod';
import { Id, pageQuery } from '../../kit/schemas.ts';
import { ExternalAssessment, ExternalAssessmentDetail, externalAssessmentArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';

export const externalAssessmentCalls = area(externalAssessmentArea, {
  listExternalAssessments: {
    method: 'GET',
    path: '/moderation/external-assessments',
    summary: 'Assessments done outside the platform, newest first',
    audience: attemptReaders,
    query: z.object({
      ...pageQuery,
      courseId: z.array(Id).max(200).optional(),
      kind: z.array(z.enum(['integrated_summative', 'workplace', 'prior_learning'])).optional(),
      query: z.string().max(255).optional(),
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
