// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getReport = 'GET /moderation/batches/{id}/report';
export const signReport = 'POST /moderation/batches/{id}/report';
export const listReportParts = 'GET /moderation/batches/{id}/report/parts';
export const saveReportPart = 'PUT /moderation/batches/{id}/report/parts';
export const downloadReport = 'GET /moderation/batches/{id}/report/pdf f';
export const downloadReportForWord = 'GET /moderation/batches/{id}/report/docx f';
