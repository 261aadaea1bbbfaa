// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getVerification = 'GET /moderation/batches/{id}/verification';
export const requestVerification = 'POST /moderation/batches/{id}/verification';
export const signVerification = 'POST /moderation/batches/{id}/verification/signature';
