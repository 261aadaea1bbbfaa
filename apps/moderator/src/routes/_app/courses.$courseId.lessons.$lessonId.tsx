import { createFileRoute } from '@tanstack/react-router';
import { LessonPage } from '@/features/learning/LessonPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/courses/$courseId/lessons/$lessonId')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/learning/texts.ts')),
  component: function LessonRoute() {
    const { courseId, lessonId } = Route.useParams();
    return <LessonPage courseId={courseId} lessonId={lessonId} />;
  },
});
