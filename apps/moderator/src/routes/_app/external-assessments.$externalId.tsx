import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '@/i18n/i18n.ts';
import { ExternalAssessmentPage } from '@/features/external-assessments/ExternalAssessmentPage.tsx';

export const Route = createFileRoute('/_app/external-assessments/$externalId')({
  loader: async () => loadTexts((await import('@/features/external-assessments/texts.ts')).externalTexts),
  component: function ExternalAssessmentRoute() {
    const { externalId } = Route.useParams();
    return <ExternalAssessmentPage externalId={externalId} />;
  },
});
