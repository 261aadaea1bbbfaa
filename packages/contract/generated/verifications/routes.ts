// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, k: carries an idempotency key, s: only reads.
export const getVerification = 'GET /moderation/batches/{id}/verification';
export const requestVerification = 'POST /moderation/batches/{id}/verification k';
export const signVerification = 'POST /moderation/batches/{id}/verification/signature k';
