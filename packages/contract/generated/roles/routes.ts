// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listJobRoles = 'GET /roles p';
export const searchJobRoles = 'GET /roles/search p';
export const fetchJobRoles = 'POST /roles/fetch ps';
export const getJobRole = 'GET /roles/{id}';
export const headJobRole = 'HEAD /roles/{id}';
export const createJobRole = 'POST /roles';
export const updateJobRole = 'PATCH /roles/{id} m';
export const replaceJobRole = 'PUT /roles/{id}';
export const deleteJobRole = 'DELETE /roles/{id}';
export const exportJobRoles = 'POST /roles/export/{type} fs';
export const changeJobRoleState = 'POST /roles/{id}/state';
export const countJobRoles = 'GET /roles/count';
export const setJobRoleContent = 'PUT /roles/{id}/content';
export const setJobRoleCareers = 'PUT /roles/{id}/careers';
