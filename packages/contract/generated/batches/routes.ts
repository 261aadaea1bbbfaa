// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, k: carries an idempotency key, s: only reads.
export const listBatches = 'GET /moderation/batches p';
export const previewBatch = 'POST /moderation/batches/preview s';
export const createBatch = 'POST /moderation/batches k';
export const getBatch = 'GET /moderation/batches/{id}';
export const listBatchAttempts = 'GET /moderation/batches/{id}/attempts p';
export const dissolveBatch = 'DELETE /moderation/batches/{id}';
export const drawSample = 'POST /moderation/batches/{id}/sample k';
export const addToSample = 'POST /moderation/batches/{id}/sample/{attemptId} k';
export const leaveBatch = 'POST /moderation/batches/{id}/departures k';
export const commitSeed = 'POST /moderation/seeds k';
export const listSeeds = 'GET /moderation/seeds p';
