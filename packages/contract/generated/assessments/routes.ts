// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listAssessments = 'GET /assessments p';
export const searchAssessments = 'GET /assessments/search p';
export const fetchAssessments = 'POST /assessments/fetch ps';
export const getAssessment = 'GET /assessments/{id}';
export const headAssessment = 'HEAD /assessments/{id}';
export const exportAssessments = 'POST /assessments/export/{type} fs';
