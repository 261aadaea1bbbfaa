// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listSubmissions = 'GET /moderation/submissions p';
export const claimSubmission = 'POST /moderation/submissions/{id}/claim';
export const setMarks = 'PUT /moderation/submissions/{id}/marks';
