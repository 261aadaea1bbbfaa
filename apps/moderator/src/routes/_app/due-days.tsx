import { createFileRoute } from '@tanstack/react-router';
import { DueDaysPage } from '@/features/due-days/DueDaysPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/due-days')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/due-days/texts.ts')),
  component: DueDaysPage,
});
