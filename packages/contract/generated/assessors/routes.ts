// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getAssessor = 'GET /moderation/assessors/{id}';
export const writeFeedback = 'POST /moderation/attempts/{id}/feedback';
export const listFeedback = 'GET /moderation/feedback p';
export const answerFeedback = 'PUT /moderation/feedback/{id}/answer';
export const setAssessorAction = 'POST /moderation/assessors/{id}/actions';
export const listAssessorActions = 'GET /moderation/assessor-actions p';
export const completeAssessorAction = 'PUT /moderation/assessor-actions/{id}/done';
