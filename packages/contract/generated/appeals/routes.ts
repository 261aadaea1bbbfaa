// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getAppeals = 'GET /moderation/attempts/{id}/appeals';
export const makeAppeal = 'POST /moderation/attempts/{id}/appeals';
export const listAppeals = 'GET /moderation/appeals';
export const listAppealModerators = 'GET /moderation/appeals/{id}/moderators';
export const assignAppeal = 'POST /moderation/appeals/{id}/assignment';
export const recordAppealVerdict = 'PUT /moderation/appeals/{id}/verdicts/{outcomeId}';
export const decideAppeal = 'POST /moderation/appeals/{id}/decision';
