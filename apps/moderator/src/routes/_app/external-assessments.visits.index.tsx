import { createFileRoute } from '@tanstack/react-router';
import { VisitsPage } from '@/features/visits/VisitsPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/external-assessments/visits/')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/visits/texts.ts')),
  component: VisitsPage,
});
