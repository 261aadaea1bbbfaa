// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listSchedules = 'GET /admin/schedules p';
export const searchSchedules = 'GET /admin/schedules/search p';
export const fetchSchedules = 'POST /admin/schedules/fetch ps';
export const getSchedule = 'GET /admin/schedules/{id}';
export const headSchedule = 'HEAD /admin/schedules/{id}';
export const createSchedule = 'POST /admin/schedules';
export const updateSchedule = 'PATCH /admin/schedules/{id} m';
export const replaceSchedule = 'PUT /admin/schedules/{id}';
export const deleteSchedule = 'DELETE /admin/schedules/{id}';
export const exportSchedules = 'POST /admin/schedules/export/{type} fs';
export const listMySchedules = 'GET /schedules p';
export const getMySchedule = 'GET /schedules/{id}';
export const listEngagements = 'GET /admin/schedules/engagements p';
export const listUnplannedLearners = 'GET /admin/schedules/unplanned p';
export const listScheduleGroups = 'GET /admin/schedules/grouping p';
export const getScheduleStatistics = 'GET /admin/schedules/statistics';
export const getScheduleAnalytics = 'GET /admin/schedules/analytics';
export const listChildSchedules = 'GET /admin/schedules/{id}/children p';
export const listScheduleLearners = 'GET /admin/schedules/{id}/learners p';
export const setScheduleLearners = 'PUT /admin/schedules/{id}/learners';
export const listCompletedLearners = 'GET /admin/schedules/{id}/learners/completed p';
export const getScheduleProgress = 'GET /admin/schedules/{id}/progress';
export const getSummativeModerator = 'GET /admin/schedules/{id}/summative/moderator';
export const setSummativeModerator = 'PUT /admin/schedules/{id}/summative/moderator';
