import { createFileRoute } from '@tanstack/react-router';
import { ReadyForModerationPage } from '@/features/ready-for-moderation/ReadyForModerationPage.tsx';
import { isLetIn } from '@/shell/fetch-ahead.ts';
import { parseReadySearch } from '@/features/ready-for-moderation/search.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/')({
  // Asked for together with the person, not after them.
  loader: async ({ context, location }) => {
    if (!isLetIn(location.pathname)) return;
    const { prefetchReady } = await import('@/features/ready-for-moderation/queries.ts');
    void prefetchReady(context.queryClient, parseReadySearch({ ...location.search }));
  },
  validateSearch: parseReadySearch,
  component: function ReadyForModerationRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <ReadyForModerationPage
        search={search}
        onSearch={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
      />
    );
  },
});
