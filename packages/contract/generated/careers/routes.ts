// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listCareers = 'GET /careers p';
export const searchCareers = 'GET /careers/search p';
export const fetchCareers = 'POST /careers/fetch ps';
export const getCareer = 'GET /careers/{id}';
export const headCareer = 'HEAD /careers/{id}';
export const createCareer = 'POST /careers';
export const updateCareer = 'PATCH /careers/{id} m';
export const replaceCareer = 'PUT /careers/{id}';
export const deleteCareer = 'DELETE /careers/{id}';
export const exportCareers = 'POST /careers/export/{type} fs';
export const changeCareerState = 'POST /careers/{id}/state';
export const countCareers = 'GET /careers/count';
export const setCareerRoles = 'PUT /careers/{id}/roles';
export const setCareerContent = 'PUT /careers/{id}/content';
export const listCareerLearners = 'GET /careers/{id}/learners p';
