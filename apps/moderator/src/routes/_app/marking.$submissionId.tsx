import { createFileRoute } from '@tanstack/react-router';
import { MarkingPage } from '@/features/marking/MarkingPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/marking/$submissionId')({
  loader: () => loadTexts(import('@/features/marking/texts.ts')),
  component: function MarkingRoute() {
    const { submissionId } = Route.useParams();
    const navigate = Route.useNavigate();
    return (
      <MarkingPage
        key={submissionId}
        submissionId={submissionId}
        onOpen={(id) => void navigate({ to: '/marking/$submissionId', params: { submissionId: id } })}
        onLeave={() => void navigate({ to: '/marking' })}
      />
    );
  },
});
