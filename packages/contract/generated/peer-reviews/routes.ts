// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listSoftSkills = 'GET /content/peerreviews/softskills p';
export const searchSoftSkills = 'GET /content/peerreviews/softskills/search p';
export const getSoftSkill = 'GET /content/peerreviews/softskills/{id}';
export const createSoftSkill = 'POST /content/peerreviews/softskills';
export const updateSoftSkill = 'PATCH /content/peerreviews/softskills/{id} m';
export const replaceSoftSkill = 'PUT /content/peerreviews/softskills/{id}';
export const deleteSoftSkill = 'DELETE /content/peerreviews/softskills/{id}';
export const listPeerReviews = 'GET /admin/content/peerreviews p';
export const searchPeerReviews = 'GET /admin/content/peerreviews/search p';
export const fetchPeerReviews = 'POST /admin/content/peerreviews/fetch ps';
export const getPeerReview = 'GET /admin/content/peerreviews/{id}';
export const headPeerReview = 'HEAD /admin/content/peerreviews/{id}';
export const createPeerReview = 'POST /admin/content/peerreviews';
export const updatePeerReview = 'PATCH /admin/content/peerreviews/{id} m';
export const replacePeerReview = 'PUT /admin/content/peerreviews/{id}';
export const deletePeerReview = 'DELETE /admin/content/peerreviews/{id}';
export const exportPeerReviews = 'POST /admin/content/peerreviews/export/{type} fs';
export const changePeerReviewState = 'POST /admin/content/peerreviews/{id}/state';
export const listPeerReviewStateHistory = 'GET /admin/content/peerreviews/{id}/state/history p';
export const removePeerReviewExpiry = 'DELETE /admin/content/peerreviews/{id}/expiry';
export const listMyReviews = 'GET /content/peerreviews p';
export const getMyReview = 'GET /content/peerreviews/{id}';
export const submitReview = 'POST /content/peerreviews/{id}/submit s';
export const completeReview = 'POST /content/peerreviews/{id}/complete';
export const listReviewees = 'GET /admin/content/peerreviews/{id}/reviewees p';
export const addReviewees = 'POST /admin/content/peerreviews/{id}/reviewees';
export const removeReviewees = 'DELETE /admin/content/peerreviews/{id}/reviewees';
export const listReviewers = 'GET /admin/content/peerreviews/{id}/reviewers p';
export const addReviewers = 'POST /admin/content/peerreviews/{id}/reviewers';
export const removeReviewers = 'DELETE /admin/content/peerreviews/{id}/reviewers';
export const downloadReviewResults = 'GET /admin/content/peerreviews/{id}/results/download f';
export const listBadges = 'GET /content/peerreviews/badges p';
export const giveBadge = 'POST /content/peerreviews/badges';
export const listBadgesOf = 'GET /content/peerreviews/badges/{userId}';
