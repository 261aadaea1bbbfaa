// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listContacts = 'GET /contacts p';
export const searchContacts = 'GET /contacts/search p';
export const fetchContacts = 'POST /contacts/fetch ps';
export const getContact = 'GET /contacts/{id}';
export const headContact = 'HEAD /contacts/{id}';
export const createContact = 'POST /contacts';
export const updateContact = 'PATCH /contacts/{id} m';
export const replaceContact = 'PUT /contacts/{id}';
export const deleteContact = 'DELETE /contacts/{id}';
export const exportContacts = 'POST /contacts/export/{type} fs';
