// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listLicences = 'GET /licences p';
export const searchLicences = 'GET /licences/search p';
export const fetchLicences = 'POST /licences/fetch ps';
export const getLicence = 'GET /licences/{id}';
export const headLicence = 'HEAD /licences/{id}';
export const createLicence = 'POST /licences';
export const updateLicence = 'PATCH /licences/{id} m';
export const replaceLicence = 'PUT /licences/{id}';
export const deleteLicence = 'DELETE /licences/{id}';
export const exportLicences = 'POST /licences/export/{type} fs';
export const listLicenceEngagements = 'GET /licences/engagements p';
export const createLicenceEngagement = 'POST /licences/engagements';
export const listLicenceSubscriptions = 'GET /licences/subscriptions p';
export const createLicenceSubscription = 'POST /licences/subscriptions';
export const updateLicenceSubscription = 'PATCH /licences/subscriptions/{id} m';
export const deleteLicenceSubscription = 'DELETE /licences/subscriptions/{id}';
export const listLicenceGroups = 'GET /licences/groups p';
export const createLicenceGroup = 'POST /licences/groups';
export const deleteLicenceGroup = 'DELETE /licences/groups/{id}';
export const getLicenceContent = 'GET /licences/{id}/content';
export const setLicenceContent = 'PUT /licences/{id}/content';
export const addToLicenceEngagement = 'PATCH /licences/engagements/{id} m';
export const listLicenceEngagementLogs = 'GET /licences/engagements/{id}/logs p';
export const countLicensedLearners = 'GET /licences/learners/count';
export const countLicensedHardware = 'GET /licences/hardware/count';
export const listExpiringLicences = 'GET /licences/getExpiring p';
