// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, k: carries an idempotency key, s: only reads.
export const listSubmissions = 'GET /moderation/submissions p';
export const claimSubmission = 'POST /moderation/submissions/{id}/claim k';
export const setMarks = 'PUT /moderation/submissions/{id}/marks';
