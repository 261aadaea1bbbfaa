import type { Handlers } from '../../kernel/call.ts';
import { captureExternalAssessment } from './capture.ts';
import { getCaptureChoices, listCaptureLearners } from './choices.ts';
import { getExternalAssessment, listExternalAssessments } from './external-assessments.ts';
import { externalImportHandlers } from './imports/import-calls.ts';

export const externalAssessmentHandlers = {
  ...externalImportHandlers,
  captureExternalAssessment,
  getCaptureChoices,
  getExternalAssessment,
  listCaptureLearners,
  listExternalAssessments,
} satisfies Partial<Handlers>;
