// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listAccounts = 'GET /accounts p';
export const searchAccounts = 'GET /accounts/search p';
export const fetchAccounts = 'POST /accounts/fetch ps';
export const getAccount = 'GET /accounts/{id}';
export const headAccount = 'HEAD /accounts/{id}';
export const createAccount = 'POST /accounts';
export const updateAccount = 'PATCH /accounts/{id} m';
export const replaceAccount = 'PUT /accounts/{id}';
export const deleteAccount = 'DELETE /accounts/{id}';
export const exportAccounts = 'POST /accounts/export/{type} fs';
export const activateAccount = 'POST /accounts/{id}/activate';
export const deactivateAccount = 'POST /accounts/{id}/deactivate';
export const changeAccountState = 'POST /accounts/{id}/state';
export const countAccounts = 'GET /accounts/count';
export const getThemeByPrefix = 'GET /accounts/themes';
export const getAccountTheme = 'GET /accounts/{id}/theme';
export const setAccountTheme = 'PUT /accounts/{id}/theme';
export const countPendingContent = 'GET /accounts/{id}/content/pending/count';
export const listLearnerDeficits = 'GET /sites/learner/deficits';
