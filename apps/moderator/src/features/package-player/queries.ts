import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@moderator/client';
import { api } from '@/api/api.ts';

/** Lessons of courses and of those who begin are at addresses of their own; this one is at one of them. */
const kinds = ['formal', 'onboarding'] as const;

/** A lesson, with the registration of whoever opens it; it is made when there is none. */
export const packageLessonQuery = (lessonId: string, courseId: string) =>
  queryOptions({
    queryKey: ['package-lesson', lessonId, courseId],
    queryFn: async () => {
      const { kind, registration } = await register(lessonId, courseId);
      const lesson = await api.getMyLesson({ kind, id: lessonId });
      return { lesson, registrationId: lesson.contentType === 'Scorm' ? registration.id : null };
    },
    // Asked again it would be the same registration, and the player would begin anew.
    staleTime: Infinity,
  });

/** What people may begin by themselves is theirs only once they are registered on it. */
async function register(id: string, courseId: string) {
  for (const kind of kinds) {
    try {
      return { kind, registration: await api.registerOnLesson({ kind, id, body: { courseId } }) };
    } catch (error) {
      const isElsewhere = error instanceof ApiError && error.code === 'not_found';
      if (kind === kinds.at(-1) || !isElsewhere) throw error;
    }
  }
  throw new Error('there is no kind of lessons');
}
