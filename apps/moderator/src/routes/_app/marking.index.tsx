import { createFileRoute } from '@tanstack/react-router';
import { MarkingQueuePage } from '@/features/marking/MarkingQueuePage.tsx';
import { parseMarkingSearch } from '@/features/marking/search.ts';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/marking/')({
  loader: () => loadTexts(import('@/features/marking/texts.ts')),
  validateSearch: parseMarkingSearch,
  component: function MarkingQueueRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <MarkingQueuePage
        search={search}
        onSearch={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
      />
    );
  },
});
