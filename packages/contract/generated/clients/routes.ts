// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listClients = 'GET /clients p';
export const searchClients = 'GET /clients/search p';
export const fetchClients = 'POST /clients/fetch ps';
export const getClient = 'GET /clients/{id}';
export const headClient = 'HEAD /clients/{id}';
export const createClient = 'POST /clients';
export const updateClient = 'PATCH /clients/{id} m';
export const replaceClient = 'PUT /clients/{id}';
export const deleteClient = 'DELETE /clients/{id}';
export const exportClients = 'POST /clients/export/{type} fs';
export const activateClient = 'POST /clients/{id}/activate';
export const deactivateClient = 'POST /clients/{id}/deactivate';
export const getClientFilters = 'GET /clients/filters';
export const listClientLanguages = 'GET /clients/languages';
export const listClientAccounts = 'GET /clients/{id}/accounts p';
export const listClientAccountSites = 'GET /clients/{id}/accounts/{accountId}/sites p';
