// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listVisits = 'GET /moderation/visits p';
export const getVisitChoices = 'GET /moderation/visits/choices';
export const requestVisit = 'POST /moderation/visits';
export const getVisit = 'GET /moderation/visits/{id}';
export const withdrawVisit = 'POST /moderation/visits/{id}/withdrawal';
export const drawVisitSample = 'POST /moderation/visits/{id}/sample';
export const addToVisitSample = 'POST /moderation/visits/{id}/sample/attempts';
export const judgeVisitAttempt = 'PUT /moderation/visits/{id}/sample/{attemptId}';
export const saveVisitChecklist = 'PUT /moderation/visits/{id}/checklist';
export const addVisitPoint = 'POST /moderation/visits/{id}/points';
export const changeVisitPoint = 'PUT /moderation/visits/{id}/points/{pointId}';
export const removeVisitPoint = 'DELETE /moderation/visits/{id}/points/{pointId}';
export const answerVisitPoint = 'POST /moderation/visits/{id}/points/{pointId}/answer';
export const closeVisitPoint = 'POST /moderation/visits/{id}/points/{pointId}/closing';
export const recordVisitLook = 'POST /moderation/visits/{id}/looks';
export const signVisit = 'POST /moderation/visits/{id}/signature';
export const downloadVisitReport = 'GET /moderation/visits/{id}/report/{type} f';
