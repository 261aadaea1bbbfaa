// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listTagKeys = 'GET /tags/keys p';
export const searchTagKeys = 'GET /tags/keys/search p';
export const getTagKey = 'GET /tags/keys/{id}';
export const createTagKey = 'POST /tags/keys';
export const updateTagKey = 'PATCH /tags/keys/{id} m';
export const replaceTagKey = 'PUT /tags/keys/{id}';
export const deleteTagKey = 'DELETE /tags/keys/{id}';
export const listTagValues = 'GET /tags/values p';
export const searchTagValues = 'GET /tags/values/search p';
export const getTagValue = 'GET /tags/values/{id}';
export const createTagValue = 'POST /tags/values';
export const updateTagValue = 'PATCH /tags/values/{id} m';
export const replaceTagValue = 'PUT /tags/values/{id}';
export const deleteTagValue = 'DELETE /tags/values/{id}';
export const setTags = 'PUT /tags/bulk';
