// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getReopenings = 'GET /moderation/attempts/{id}/reopenings';
export const reopenAttempt = 'POST /moderation/attempts/{id}/reopenings';
export const listWaitingReopenings = 'GET /moderation/reopenings';
export const answerReopening = 'POST /moderation/reopenings/{id}/answer';
