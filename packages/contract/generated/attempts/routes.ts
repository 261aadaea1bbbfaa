// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listAttempts = 'GET /moderation/attempts p';
export const getAttemptFacets = 'GET /moderation/attempts/facets';
export const getWorkspace = 'GET /moderation/attempts/{id}';
export const markAppealed = 'PUT /moderation/attempts/{id}/appeal';
export const withdrawAppeal = 'DELETE /moderation/attempts/{id}/appeal';
export const claimAttempt = 'POST /moderation/attempts/{id}/claim';
export const releaseAttempt = 'POST /moderation/attempts/{id}/release';
export const saveDraft = 'PUT /moderation/attempts/{id}/draft';
export const recordLooks = 'PUT /moderation/attempts/{id}/looks';
export const getNextWork = 'GET /moderation/attempts/{id}/next';
export const listColleagues = 'GET /moderation/attempts/{id}/colleagues';
export const handOverAttempt = 'POST /moderation/attempts/{id}/hand-over';
export const listHandOvers = 'GET /moderation/hand-overs';
export const recordVerdict = 'PUT /moderation/attempts/{id}/verdicts/{outcomeId}';
export const decideAttempt = 'POST /moderation/attempts/{id}/decision';
