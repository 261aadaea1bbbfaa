import { createFileRoute } from '@tanstack/react-router';
import { VisitPage } from '@/features/visits/VisitPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/external-assessments/visits/$visitId')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/visits/texts.ts')),
  component: function VisitRoute() {
    const { visitId } = Route.useParams();
    return <VisitPage visitId={visitId} />;
  },
});
