// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getDueDays = 'GET /moderation/due-days';
export const saveDueDays = 'PUT /moderation/due-days';
