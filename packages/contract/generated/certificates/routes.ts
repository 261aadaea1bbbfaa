// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listCertificates = 'GET /admin/courses/{id}/certificates p';
export const issueCertificates = 'POST /admin/courses/{id}/certificates';
export const listCertificateCandidates = 'GET /admin/courses/{id}/certificates/candidates p';
export const listCertificateCourses = 'GET /admin/certificates';
export const exportCertificates = 'GET /admin/courses/{id}/certificates/export/{type} f';
export const getCertificateLayout = 'GET /admin/certificates/layout';
export const saveCertificateLayout = 'PUT /admin/certificates/layout';
export const previewCertificateLayout = 'POST /admin/certificates/layout/preview fs';
export const getCertificateIssue = 'GET /admin/certificates/issues/{id}';
export const downloadCertificate = 'GET /admin/courses/{id}/certificates/{learnerId} f';
export const revokeCertificate = 'POST /admin/certificates/{id}/revocation';
export const replaceCertificate = 'POST /admin/certificates/{id}/replacement';
