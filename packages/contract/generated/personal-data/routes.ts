// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const exportPersonalData = 'POST /admin/users/{id}/data/export';
export const getPersonalDataExport = 'GET /admin/users/{id}/data/export';
export const downloadPersonalData = 'GET /admin/users/{id}/data/export/file f';
export const previewErasure = 'GET /admin/users/{id}/data/erasure/preview';
export const erasePersonalData = 'POST /admin/users/{id}/data/erase';
export const getErasure = 'GET /admin/users/{id}/data/erasure';
