import { createFileRoute } from '@tanstack/react-router';
import { CapturePage } from '@/features/external-assessments/capture/CapturePage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/external-assessments/new')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/external-assessments/texts.ts')),
  component: CapturePage,
});
