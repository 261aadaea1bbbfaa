// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, k: carries an idempotency key, s: only reads.
export const createScormSession = 'POST /scorm/sessions k';
export const renewScormToken = 'POST /scorm/sessions/{id}/token';
export const commitScormSession = 'POST /scorm/sessions/{id}/commit';
export const finishScormSession = 'POST /scorm/sessions/{id}/finish';
