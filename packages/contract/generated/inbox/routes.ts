// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listInboxDocuments = 'GET /inbox/documents p';
export const getInboxDocument = 'GET /inbox/documents/{id}';
export const viewInboxDocument = 'POST /inbox/documents/{id}/view';
export const listInboxNewsflashes = 'GET /inbox/newsflashes p';
export const getInboxNewsflash = 'GET /inbox/newsflashes/{id}';
export const viewInboxNewsflash = 'POST /inbox/newsflashes/{id}/view';
export const listInboxMessages = 'GET /inbox/messages p';
export const readInboxMessages = 'POST /inbox/messages/read';
export const countInbox = 'GET /inbox/messages/count';
export const getInboxMessage = 'GET /inbox/messages/{id}';
export const viewInboxMessage = 'POST /inbox/messages/{id}/view';
export const deleteInboxMessage = 'DELETE /inbox/messages/{id}';
export const getInboxSettings = 'GET /inbox/settings';
export const setInboxSettings = 'PUT /inbox/settings';
export const getInboxCalendar = 'GET /inbox/calendar';
export const createInboxCalendar = 'POST /inbox/calendar s';
export const deleteInboxCalendar = 'DELETE /inbox/calendar';
