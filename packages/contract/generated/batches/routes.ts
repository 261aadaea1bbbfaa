// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listBatches = 'GET /moderation/batches p';
export const previewBatch = 'POST /moderation/batches/preview s';
export const createBatch = 'POST /moderation/batches';
export const getBatch = 'GET /moderation/batches/{id}';
export const listBatchAttempts = 'GET /moderation/batches/{id}/attempts p';
export const dissolveBatch = 'DELETE /moderation/batches/{id}';
export const drawSample = 'POST /moderation/batches/{id}/sample';
export const addToSample = 'POST /moderation/batches/{id}/sample/{attemptId}';
export const leaveBatch = 'POST /moderation/batches/{id}/departures';
export const commitSeed = 'POST /moderation/seeds';
export const listSeeds = 'GET /moderation/seeds p';
