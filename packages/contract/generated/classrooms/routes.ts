// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const listClassrooms = 'GET /classrooms p';
export const searchClassrooms = 'GET /classrooms/search p';
export const getClassroom = 'GET /classrooms/{id}';
export const createClassroom = 'POST /classrooms';
export const updateClassroom = 'PATCH /classrooms/{id} m';
export const replaceClassroom = 'PUT /classrooms/{id}';
export const deleteClassroom = 'DELETE /classrooms/{id}';
export const listClassroomSessions = 'GET /classrooms/sessions p';
export const searchClassroomSessions = 'GET /classrooms/sessions/search p';
export const fetchClassroomSessions = 'POST /classrooms/sessions/fetch ps';
export const getClassroomSession = 'GET /classrooms/sessions/{id}';
export const headClassroomSession = 'HEAD /classrooms/sessions/{id}';
export const createClassroomSession = 'POST /classrooms/sessions';
export const updateClassroomSession = 'PATCH /classrooms/sessions/{id} m';
export const replaceClassroomSession = 'PUT /classrooms/sessions/{id}';
export const deleteClassroomSession = 'DELETE /classrooms/sessions/{id}';
export const listSessionUsers = 'GET /classrooms/sessions/{id}/users p';
export const setSessionUsers = 'PUT /classrooms/sessions/{id}/users';
export const changeSessionStatus = 'POST /classrooms/sessions/{id}/status';
export const getSessionDetails = 'GET /classrooms/sessions/{id}/details';
export const listSessionContent = 'GET /classrooms/sessions/{id}/content p';
export const setSessionContent = 'PUT /classrooms/sessions/{id}/content';
export const listSessionPosts = 'GET /classrooms/sessions/{id}/posts p';
export const addSessionPost = 'POST /classrooms/sessions/{id}/posts';
export const addSessionPosts = 'POST /classrooms/sessions/{id}/posts/bulk';
export const removeSessionPosts = 'DELETE /classrooms/sessions/{id}/posts/bulk';
export const changeSessionPost = 'PATCH /classrooms/sessions/{id}/posts/{postId} m';
export const removeSessionPost = 'DELETE /classrooms/sessions/{id}/posts/{postId}';
export const listPostComments = 'GET /classrooms/sessions/{id}/posts/{postId}/comments p';
export const addPostComment = 'POST /classrooms/sessions/{id}/posts/{postId}/comments';
export const changePostComment = 'PATCH /classrooms/sessions/{id}/posts/{postId}/comments/{commentId} m';
export const removePostComment = 'DELETE /classrooms/sessions/{id}/posts/{postId}/comments/{commentId}';
export const addPostComments = 'POST /classrooms/sessions/{id}/comments/bulk';
export const removePostComments = 'DELETE /classrooms/sessions/{id}/comments/bulk';
