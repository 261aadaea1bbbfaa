import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '@/i18n/i18n.ts';
import { ExternalAssessmentPage } from '@/features/external-assessments/ExternalAssessmentPage.tsx';

export const Route = createFileRoute('/_app/external-assessments/$externalId')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/external-assessments/texts.ts')),
  component: function ExternalAssessmentRoute() {
    const { externalId } = Route.useParams();
    return <ExternalAssessmentPage externalId={externalId} />;
  },
});
