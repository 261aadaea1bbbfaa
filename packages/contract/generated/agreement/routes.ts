// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getAgreement = 'GET /moderation/agreement';
export const getModerationFigures = 'GET /moderation/figures';
export const listJudgementPairs = 'GET /moderation/agreement/pairs p';
