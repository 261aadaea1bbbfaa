// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listDistributionDocuments = 'GET /distributions/documents p';
export const searchDistributionDocuments = 'GET /distributions/documents/search p';
export const fetchDistributionDocuments = 'POST /distributions/documents/fetch ps';
export const getDistributionDocument = 'GET /distributions/documents/{id}';
export const headDistributionDocument = 'HEAD /distributions/documents/{id}';
export const createDistributionDocument = 'POST /distributions/documents';
export const updateDistributionDocument = 'PATCH /distributions/documents/{id} m';
export const replaceDistributionDocument = 'PUT /distributions/documents/{id}';
export const deleteDistributionDocument = 'DELETE /distributions/documents/{id}';
export const exportDistributionDocuments = 'POST /distributions/documents/export/{type} fs';
export const listNewsflashes = 'GET /distributions/newsflashes p';
export const searchNewsflashes = 'GET /distributions/newsflashes/search p';
export const fetchNewsflashes = 'POST /distributions/newsflashes/fetch ps';
export const getNewsflash = 'GET /distributions/newsflashes/{id}';
export const headNewsflash = 'HEAD /distributions/newsflashes/{id}';
export const createNewsflash = 'POST /distributions/newsflashes';
export const updateNewsflash = 'PATCH /distributions/newsflashes/{id} m';
export const replaceNewsflash = 'PUT /distributions/newsflashes/{id}';
export const deleteNewsflash = 'DELETE /distributions/newsflashes/{id}';
export const exportNewsflashes = 'POST /distributions/newsflashes/export/{type} fs';
export const listNewsflashCategories = 'GET /distributions/newsflashes/categories p';
export const getNewsflashCategory = 'GET /distributions/newsflashes/categories/{id}';
export const createNewsflashCategory = 'POST /distributions/newsflashes/categories';
export const updateNewsflashCategory = 'PATCH /distributions/newsflashes/categories/{id} m';
export const replaceNewsflashCategory = 'PUT /distributions/newsflashes/categories/{id}';
export const deleteNewsflashCategory = 'DELETE /distributions/newsflashes/categories/{id}';
export const sendDistributionDocument = 'POST /distributions/documents/{id}/send';
export const sendNewsflash = 'POST /distributions/newsflashes/{id}/send';
