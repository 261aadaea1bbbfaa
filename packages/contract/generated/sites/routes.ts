// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listSites = 'GET /sites p';
export const searchSites = 'GET /sites/search p';
export const fetchSites = 'POST /sites/fetch ps';
export const getSite = 'GET /sites/{id}';
export const headSite = 'HEAD /sites/{id}';
export const createSite = 'POST /sites';
export const updateSite = 'PATCH /sites/{id} m';
export const replaceSite = 'PUT /sites/{id}';
export const deleteSite = 'DELETE /sites/{id}';
export const exportSites = 'POST /sites/export/{type} fs';
export const activateSite = 'POST /sites/{id}/activate';
export const deactivateSite = 'POST /sites/{id}/deactivate';
export const getSiteFilters = 'GET /sites/filters';
