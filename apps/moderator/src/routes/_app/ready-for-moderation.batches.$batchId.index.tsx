import { createFileRoute } from '@tanstack/react-router';
import { BatchPage } from '@/features/ready-for-moderation/BatchPage.tsx';
import { parseBatchSearch } from '@/features/ready-for-moderation/search.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/batches/$batchId/')({
  validateSearch: parseBatchSearch,
  component: function BatchRoute() {
    const { batchId } = Route.useParams();
    const navigate = Route.useNavigate();
    return (
      <BatchPage
        batchId={batchId}
        search={Route.useSearch()}
        onSearch={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
      />
    );
  },
});
