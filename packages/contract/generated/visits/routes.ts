// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listVisits = 'GET /moderation/visits p';
export const getVisitChoices = 'GET /moderation/visits/choices';
export const requestVisit = 'POST /moderation/visits';
export const getVisit = 'GET /moderation/visits/{id}';
export const withdrawVisit = 'POST /moderation/visits/{id}/withdrawal';
