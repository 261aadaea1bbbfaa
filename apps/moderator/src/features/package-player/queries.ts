import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@moderator/client';
import { api } from '@/api/api.ts';

/** Lessons of courses and of those who begin are at addresses of their own; this one is at one of them. */
const kinds = ['formal', 'onboarding'] as const;

/** A lesson of a package, with the registration of whoever opens it; it is made when there is none. */
export const packageLessonQuery = (lessonId: string, courseId: string) =>
  queryOptions({
    queryKey: ['package-lesson', lessonId, courseId],
    queryFn: async () => {
      const { kind, lesson } = await findLesson(lessonId);
      const registration =
        lesson.contentType === 'Scorm'
          ? await api.registerOnLesson({ kind, id: lessonId, body: courseOf(lesson.course, courseId) })
          : null;
      return { lesson, registrationId: registration?.id ?? null };
    },
    // Asked again it would be the same registration, and the player would begin anew.
    staleTime: Infinity,
  });

const courseOf = (course: { id: string } | null, courseId: string) =>
  course?.id === courseId ? { courseId } : {};

async function findLesson(id: string) {
  for (const kind of kinds) {
    try {
      return { kind, lesson: await api.getMyLesson({ kind, id }) };
    } catch (error) {
      const isLast = kind === kinds.at(-1);
      const isElsewhere = error instanceof ApiError && [403, 404].includes(error.status);
      if (isLast || !isElsewhere) throw error;
    }
  }
  throw new Error('there is no kind of lessons');
}
