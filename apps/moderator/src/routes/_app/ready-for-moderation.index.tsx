import { createFileRoute } from '@tanstack/react-router';
import { ReadyForModerationPage } from '@/features/ready-for-moderation/ReadyForModerationPage.tsx';
import { fetchAhead } from '@/shell/fetch-ahead.ts';
import { parseReadySearch } from '@/features/ready-for-moderation/search.ts';

const ahead = fetchAhead(() => import('@/features/ready-for-moderation/queries.ts'));

export const Route = createFileRoute('/_app/ready-for-moderation/')({
  staticData: { ahead },
  loader: ({ context, location }) =>
    ahead.ask(location.pathname, ({ prefetchReady }) =>
      prefetchReady(context.queryClient, parseReadySearch({ ...location.search })),
    ),
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
