import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '@/features/ready-for-moderation/report/ReportPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/batches/$batchId/report')({
  // The loaders of all routes are in the first load, so this one fetches where the texts are when it needs them.
  loader: () =>
    loadTexts(
      import('@/features/ready-for-moderation/report/texts.ts'),
      import('@/attempts/agreement/texts.ts'),
    ),
  validateSearch: (search): { reportId?: string } =>
    typeof search['reportId'] === 'string' ? { reportId: search['reportId'] } : {},
  component: function ReportRoute() {
    const { batchId } = Route.useParams();
    const { reportId } = Route.useSearch();
    return <ReportPage batchId={batchId} reportId={reportId} />;
  },
});
