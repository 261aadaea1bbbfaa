// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, k: carries an idempotency key, s: only reads.
export const uploadFile = 'POST /files uk';
export const getFile = 'GET /files/{id}';
export const downloadFile = 'GET /files/{id}/download f';
export const deleteFile = 'DELETE /files/{id}';
export const listProductions = 'GET /files/productions p';
export const createProductions = 'POST /files/productions k';
export const getProduction = 'GET /files/productions/{id}';
