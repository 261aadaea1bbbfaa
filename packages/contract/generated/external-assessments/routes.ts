// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getCaptureChoices = 'GET /moderation/external-assessments/choices';
export const listCaptureLearners = 'GET /moderation/external-assessments/learners p';
export const captureExternalAssessment = 'POST /moderation/external-assessments';
export const listExternalAssessments = 'GET /moderation/external-assessments p';
export const getExternalAssessment = 'GET /moderation/external-assessments/{id}';
