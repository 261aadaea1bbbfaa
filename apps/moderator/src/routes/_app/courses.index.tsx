import { createFileRoute } from '@tanstack/react-router';
import { MyCoursesPage } from '@/features/learning/MyCoursesPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/courses/')({
  loader: () => loadTexts(import('@/features/learning/texts.ts')),
  component: MyCoursesPage,
});
