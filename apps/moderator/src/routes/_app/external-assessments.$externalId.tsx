import { createFileRoute } from '@tanstack/react-router';
import { ExternalAssessmentPage } from '@/features/external-assessments/ExternalAssessmentPage.tsx';

export const Route = createFileRoute('/_app/external-assessments/$externalId')({
  component: function ExternalAssessmentRoute() {
    const { externalId } = Route.useParams();
    return <ExternalAssessmentPage externalId={externalId} />;
  },
});
