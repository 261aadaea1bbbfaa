// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getBatchMatrix = 'GET /moderation/batches/{id}/matrix';
export const exportBatchMatrix = 'GET /moderation/batches/{id}/matrix/export/{type} f';
export const getSamplingPlan = 'GET /moderation/sampling-plans/{id}';
export const exportSamplingPlan = 'GET /moderation/sampling-plans/{id}/export/{type} f';
export const getSamplingCell = 'GET /moderation/sampling-plans/{id}/assessors/{assessorId}/outcomes/{outcomeId}';
export const planLook = 'POST /moderation/sampling-plans/{id}/assessors/{assessorId}/outcomes/{outcomeId}';
export const changePlannedLook = 'PUT /moderation/planned-looks/{id}';
export const withdrawPlannedLook = 'DELETE /moderation/planned-looks/{id}';
export const recordInterimLook = 'POST /moderation/attempts/{id}/interim-looks/{outcomeId}';
