import { createFileRoute } from '@tanstack/react-router';
import { ImportStartPage } from '@/features/external-assessments/imports/ImportStartPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/external-assessments/import')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/external-assessments/texts.ts')),
  component: ImportStartPage,
});
