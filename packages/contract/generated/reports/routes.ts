// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listReports = 'GET /reports';
export const readReport = 'POST /reports/{kind}/table s';
export const exportReport = 'POST /reports/{kind}/export/{type} fs';
export const listReportAutomations = 'GET /reports/{kind}/automate';
export const automateReport = 'POST /reports/{kind}/automate';
export const stopReportAutomation = 'DELETE /reports/{kind}/automate/{id}';
export const getReportDistribution = 'GET /reports/{kind}/distribution';
export const setReportDistribution = 'PUT /reports/{kind}/distribution';
export const sendReport = 'POST /reports/{kind}/distribution/send';
