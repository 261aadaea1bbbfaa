import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '@/features/external-assessments/imports/ImportPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/external-assessments/imports/$importId')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/external-assessments/texts.ts')),
  component: function ImportRoute() {
    const { importId } = Route.useParams();
    return <ImportPage importId={importId} />;
  },
});
