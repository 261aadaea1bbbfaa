// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const createScormSession = 'POST /scorm/sessions';
export const renewScormToken = 'POST /scorm/sessions/{id}/token s';
export const commitScormSession = 'POST /scorm/sessions/{id}/commit s';
export const finishScormSession = 'POST /scorm/sessions/{id}/finish s';
