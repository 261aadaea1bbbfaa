// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const reportIssue = 'POST /report/issues u';
export const listReports = 'GET /reports';
export const readReport = 'POST /reports/{kind}/table s';
export const exportReport = 'POST /reports/{kind}/export/{type} fs';
