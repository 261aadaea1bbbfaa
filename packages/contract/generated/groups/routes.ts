// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listGroups = 'GET /groups p';
export const searchGroups = 'GET /groups/search p';
export const fetchGroups = 'POST /groups/fetch ps';
export const getGroup = 'GET /groups/{id}';
export const headGroup = 'HEAD /groups/{id}';
export const createGroup = 'POST /groups';
export const updateGroup = 'PATCH /groups/{id} m';
export const replaceGroup = 'PUT /groups/{id}';
export const deleteGroup = 'DELETE /groups/{id}';
export const exportGroups = 'POST /groups/export/{type} fs';
export const listGroupUsers = 'GET /groups/{id}/users p';
export const addGroupUsers = 'POST /groups/{id}/users';
export const removeGroupUsers = 'DELETE /groups/{id}/users';
export const listGroupRoles = 'GET /groups/{id}/roles p';
export const addGroupRoles = 'POST /groups/{id}/roles';
export const removeGroupRoles = 'DELETE /groups/{id}/roles';
