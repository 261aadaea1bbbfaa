import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';
import { myCoursesQuery } from '@/attempts/courses/my-courses.ts';

const kind = 'formal' as const;

export const myCourseQuery = (id: string) => queryOptions(queries.one((api) => api.getMyCourse({ id })));

export const myLessonQuery = (id: string) =>
  queryOptions(queries.one((api) => api.getMyLesson({ kind, id })));

export const lessonVideoQuery = (id: string) =>
  queryOptions(queries.one((api) => api.getLessonVideo({ kind, id })));

/** The document of a lesson does not change while it is open. */
export const lessonPdfQuery = (id: string) =>
  queryOptions({ ...queries.one((api) => api.getLessonPdf({ kind, id })), staleTime: Infinity });

/** How far the evidence of the person is on a course. */
export const evidenceQuery = (courseId: string) =>
  queryOptions(queries.one((api) => api.listUploadProgress({ query: { courseId } })));

/** After something was done: lists and figures are asked for anew, what is on the screen stays until then. */
export const refreshLearning = (client: QueryClient, courseId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: myCourseQuery(courseId).queryKey }),
    client.invalidateQueries({ queryKey: myCoursesQuery().queryKey }),
    client.invalidateQueries({ queryKey: evidenceQuery(courseId).queryKey }),
  ]);
