// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listClasses = 'GET /classes p';
export const searchClasses = 'GET /classes/search p';
export const fetchClasses = 'POST /classes/fetch ps';
export const getClass = 'GET /classes/{id}';
export const headClass = 'HEAD /classes/{id}';
export const createClass = 'POST /classes';
export const updateClass = 'PATCH /classes/{id} m';
export const replaceClass = 'PUT /classes/{id}';
export const deleteClass = 'DELETE /classes/{id}';
export const exportClasses = 'POST /classes/export/{type} fs';
export const listCompletedClasses = 'GET /classes/completed p';
