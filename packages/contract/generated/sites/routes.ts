// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, k: carries an idempotency key, s: only reads.
export const listSites = 'GET /sites p';
export const searchSites = 'GET /sites/search p';
export const fetchSites = 'POST /sites/fetch ps';
export const getSite = 'GET /sites/{id}';
export const headSite = 'HEAD /sites/{id}';
export const createSite = 'POST /sites k';
export const updateSite = 'PATCH /sites/{id} m';
export const replaceSite = 'PUT /sites/{id}';
export const deleteSite = 'DELETE /sites/{id}';
export const exportSites = 'POST /sites/export/{type} fs';
export const activateSite = 'POST /sites/{id}/activate k';
export const deactivateSite = 'POST /sites/{id}/deactivate k';
export const getSiteFilters = 'GET /sites/filters';
