// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getCaptureChoices = 'GET /moderation/external-assessments/choices';
export const listCaptureLearners = 'GET /moderation/external-assessments/learners p';
export const captureExternalAssessment = 'POST /moderation/external-assessments';
export const startExternalImport = 'POST /moderation/external-imports';
export const listExternalImports = 'GET /moderation/external-imports p';
export const getExternalImport = 'GET /moderation/external-imports/{id}';
export const listImportPeople = 'GET /moderation/external-imports/{id}/people p';
export const mapExternalImport = 'POST /moderation/external-imports/{id}/mapping';
export const chooseImportPeople = 'POST /moderation/external-imports/{id}/people';
export const storeExternalImport = 'POST /moderation/external-imports/{id}/store';
export const downloadImportReport = 'GET /moderation/external-imports/{id}/report f';
export const downloadImportResults = 'GET /moderation/external-imports/{id}/results f';
export const listExternalAssessments = 'GET /moderation/external-assessments p';
export const getExternalAssessment = 'GET /moderation/external-assessments/{id}';
