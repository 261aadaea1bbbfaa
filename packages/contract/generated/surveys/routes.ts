// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listSurveys = 'GET /admin/surveys p';
export const searchSurveys = 'GET /admin/surveys/search p';
export const fetchSurveys = 'POST /admin/surveys/fetch ps';
export const getSurvey = 'GET /admin/surveys/{id}';
export const headSurvey = 'HEAD /admin/surveys/{id}';
export const createSurvey = 'POST /admin/surveys';
export const updateSurvey = 'PATCH /admin/surveys/{id} m';
export const replaceSurvey = 'PUT /admin/surveys/{id}';
export const deleteSurvey = 'DELETE /admin/surveys/{id}';
export const exportSurveys = 'POST /admin/surveys/export/{type} fs';
export const changeSurveyState = 'POST /admin/surveys/{id}/state';
export const countSurveys = 'GET /admin/surveys/count';
export const listSurveyStateHistory = 'GET /admin/surveys/{id}/state/history p';
export const setSurveyQuestions = 'PUT /admin/surveys/{id}/questions';
export const getSurveyProgress = 'GET /admin/surveys/{id}/progress';
export const listQuestionnaires = 'GET /surveys/questionnaires p';
export const getAskedSurvey = 'GET /surveys/{id}';
export const submitSurvey = 'POST /surveys/{id}/submit s';
export const submitSurveys = 'POST /surveys/submit s';
