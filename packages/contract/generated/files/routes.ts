// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const uploadFile = 'POST /files u';
export const getFile = 'GET /files/{id}';
export const downloadFile = 'GET /files/{id}/download f';
export const deleteFile = 'DELETE /files/{id}';
export const listProductions = 'GET /files/productions p';
export const createProductions = 'POST /files/productions';
export const getProduction = 'GET /files/productions/{id}';
export const startUpload = 'POST /files/uploads';
export const getUpload = 'GET /files/uploads/{id}';
export const sendUploadPart = 'POST /files/uploads/{id}/parts u';
export const cancelUpload = 'DELETE /files/uploads/{id}';
