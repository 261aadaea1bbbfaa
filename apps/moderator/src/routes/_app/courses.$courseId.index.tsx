import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '@/features/learning/CoursePage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/courses/$courseId/')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/learning/texts.ts')),
  component: function CourseRoute() {
    const { courseId } = Route.useParams();
    return <CoursePage courseId={courseId} />;
  },
});
