// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, k: carries an idempotency key, s: only reads.
export const getReport = 'GET /moderation/batches/{id}/report';
export const signReport = 'POST /moderation/batches/{id}/report k';
export const downloadReport = 'GET /moderation/batches/{id}/report/pdf f';
