import { createFileRoute } from '@tanstack/react-router';
import { ExaminationPage } from '@/features/learning/ExaminationPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/courses/$courseId/assessments/$itemId')({
  loader: () => loadTexts(import('@/features/learning/texts.ts')),
  component: function WrittenRoute() {
    const { courseId, itemId } = Route.useParams();
    return <ExaminationPage key={itemId} courseId={courseId} id={itemId} written="assessments" />;
  },
});
