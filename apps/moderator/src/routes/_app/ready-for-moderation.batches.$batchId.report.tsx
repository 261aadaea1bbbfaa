import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '@/features/ready-for-moderation/ReportPage.tsx';

export const Route = createFileRoute('/_app/ready-for-moderation/batches/$batchId/report')({
  component: function ReportRoute() {
    const { batchId } = Route.useParams();
    return <ReportPage batchId={batchId} />;
  },
});
