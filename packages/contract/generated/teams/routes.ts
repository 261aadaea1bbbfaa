// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listTeams = 'GET /teams p';
export const searchTeams = 'GET /teams/search p';
export const fetchTeams = 'POST /teams/fetch ps';
export const getTeam = 'GET /teams/{id}';
export const headTeam = 'HEAD /teams/{id}';
export const createTeam = 'POST /teams';
export const updateTeam = 'PATCH /teams/{id} m';
export const replaceTeam = 'PUT /teams/{id}';
export const deleteTeam = 'DELETE /teams/{id}';
export const exportTeams = 'POST /teams/export/{type} fs';
