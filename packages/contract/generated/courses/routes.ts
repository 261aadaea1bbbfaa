// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listCourses = 'GET /admin/courses p';
export const searchCourses = 'GET /admin/courses/search p';
export const fetchCourses = 'POST /admin/courses/fetch ps';
export const getCourse = 'GET /admin/courses/{id}';
export const headCourse = 'HEAD /admin/courses/{id}';
export const createCourse = 'POST /admin/courses';
export const updateCourse = 'PATCH /admin/courses/{id} m';
export const replaceCourse = 'PUT /admin/courses/{id}';
export const deleteCourse = 'DELETE /admin/courses/{id}';
export const exportCourses = 'POST /admin/courses/export/{type} fs';
export const changeCourseState = 'POST /admin/courses/{id}/state';
export const countCourses = 'GET /admin/courses/count';
export const listCourseStateHistory = 'GET /admin/courses/{id}/state/history p';
export const getCourseOutcomes = 'GET /admin/courses/{id}/outcomes';
export const setCourseOutcomes = 'PUT /admin/courses/{id}/outcomes';
export const getSummativeOutcomes = 'GET /admin/courses/{id}/summative/outcomes';
export const listSummativeLearners = 'GET /admin/courses/{id}/summative/learners p';
export const getSummativeJudgements = 'GET /admin/courses/{id}/summative/learners/{learnerId}/outcomes';
export const recordSummativeJudgements = 'PUT /admin/courses/{id}/summative/learners/{learnerId}/outcomes';
export const moderateSummative = 'POST /admin/courses/{id}/summative/learners/{learnerId}/moderate';
export const getSummativePortfolio = 'GET /admin/courses/{id}/summative/learners/{learnerId}/portfolio';
export const resetSummative = 'POST /admin/courses/{id}/summative/learners/{learnerId}/reset';
export const getCourseLessons = 'GET /admin/courses/{id}/lessons';
export const setCourseLessons = 'PUT /admin/courses/{id}/lessons';
export const getCourseTags = 'GET /admin/courses/{id}/tags';
export const setCourseTags = 'PUT /admin/courses/{id}/tags';
export const listMyCourses = 'GET /courses p';
export const getMyCourse = 'GET /courses/{id}';
