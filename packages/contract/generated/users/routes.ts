// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listUsers = 'GET /users p';
export const searchUsers = 'GET /users/search p';
export const fetchUsers = 'POST /users/fetch ps';
export const getUser = 'GET /users/{id}';
export const headUser = 'HEAD /users/{id}';
export const createUser = 'POST /users';
export const updateUser = 'PATCH /users/{id} m';
export const replaceUser = 'PUT /users/{id}';
export const deleteUser = 'DELETE /users/{id}';
export const exportUsers = 'POST /users/export/{type} fs';
export const activateUser = 'POST /users/{id}/activate';
export const deactivateUser = 'POST /users/{id}/deactivate';
export const listDeletedUsers = 'GET /users/deleted p';
export const restoreUser = 'POST /users/{id}/restore';
export const countUsers = 'GET /users/count';
export const getMe = 'GET /users/me';
export const listUserGroups = 'GET /users/{id}/groups p';
export const listUserRoles = 'GET /users/{id}/roles p';
export const addUserRoles = 'POST /users/{id}/roles';
export const removeUserRoles = 'DELETE /users/{id}/roles';
export const removeRolesOfUsers = 'DELETE /users/roles';
export const listEnrolledUsers = 'GET /users/enrolled p';
export const listRoleEnrollments = 'GET /users/{id}/enrollments/roles p';
export const listCareerEnrollments = 'GET /users/{id}/enrollments/careers p';
export const inviteUser = 'POST /users/{id}/invitation';
export const assignJobRoles = 'POST /users/assign/roles';
export const unassignJobRoles = 'POST /users/unassign/roles';
export const assignCareers = 'POST /users/assign/careers';
export const unassignCareers = 'POST /users/unassign/careers';
export const assignSites = 'POST /users/assign/sites';
export const unassignSites = 'POST /users/unassign/sites';
export const uploadUsers = 'POST /users/bulk u';
export const getUserUpload = 'GET /users/bulk/{id}';
export const listUploadedRows = 'GET /users/bulk/{id}/rows p';
