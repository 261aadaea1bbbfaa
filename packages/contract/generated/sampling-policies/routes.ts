// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getSamplingPolicies = 'GET /moderation/policies';
export const listSamplingPolicyVersions = 'GET /moderation/policies/versions p';
export const previewSamplingPolicy = 'POST /moderation/policies/preview s';
export const saveSamplingPolicy = 'PUT /moderation/policies';
