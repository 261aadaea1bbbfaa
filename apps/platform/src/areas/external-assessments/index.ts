import type { Handlers } from '../../kernel/call.ts';
import { getExternalAssessment, listExternalAssessments } from './external-assessments.ts';

export const externalAssessmentHandlers = {
  getExternalAssessment,
  listExternalAssessments,
} satisfies Partial<Handlers>;
