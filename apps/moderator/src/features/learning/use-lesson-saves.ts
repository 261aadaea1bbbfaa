import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LessonSubmissionInput } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { myLessonQuery, refreshLearning } from './queries.ts';

/** What was seen since it was told last. */
type Seen = Pick<LessonSubmissionInput, 'pages' | 'watched' | 'position'>;

const everySeconds = 10;

/**
 * Tells the platform what is seen of a lesson: every ten seconds, when the page is left, and at the end. What could not
 * be told stays and goes with the next message, so that a lost network loses nothing while the page is open.
 */
export function useLessonSaves(lessonId: string, courseId: string) {
  const queryClient = useQueryClient();
  const waiting = useRef<Seen & { final?: boolean }>({});
  const [begun] = useState(() => Date.now());
  const told = useRef({ at: begun, sequence: begun });
  const [failed, setFailed] = useState(false);

  const tell = useCallback(async () => {
    const { final = false, ...seen } = waiting.current;
    if (!final && Object.keys(seen).length === 0) return;
    waiting.current = {};
    const now = Date.now();
    const activeSeconds = Math.min(everySeconds * 6, Math.round((now - told.current.at) / 1000));
    told.current = { at: now, sequence: told.current.sequence + 1 };
    try {
      const body = { ...seen, final, activeSeconds, sequence: told.current.sequence };
      const { registration } = await api.submitLesson({ kind: 'formal', id: lessonId, query: {}, body });
      setFailed(false);
      queryClient.setQueryData(
        myLessonQuery(lessonId).queryKey,
        (before) => before && { ...before, status: registration.status, progress: registration.progress },
      );
      if (['Completed', 'Passed'].includes(registration.status)) await refreshLearning(queryClient, courseId);
    } catch {
      waiting.current = together({ ...seen, final }, waiting.current);
      setFailed(true);
    }
  }, [courseId, lessonId, queryClient]);

  useEffect(() => {
    const timer = setInterval(() => void tell(), everySeconds * 1000);
    const leave = () => document.visibilityState === 'hidden' && void tell();
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leave);
      void tell();
    };
  }, [tell]);

  const saw = useCallback(
    (seen: Seen, final = false) => {
      waiting.current = together(waiting.current, { ...seen, ...(final && { final }) });
      if (final) void tell();
    },
    [tell],
  );
  return { saw, failed };
}

function together(before: Seen & { final?: boolean }, now: Seen & { final?: boolean }) {
  const pages = [...(before.pages ?? []), ...(now.pages ?? [])];
  const watched = [...(before.watched ?? []), ...(now.watched ?? [])];
  return {
    ...before,
    ...now,
    ...(pages.length > 0 && { pages: [...new Set(pages)] }),
    ...(watched.length > 0 && { watched }),
  };
}
