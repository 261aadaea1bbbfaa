import { createFileRoute } from '@tanstack/react-router';
import { ReadyForModerationPage } from '@/features/ready-for-moderation/ReadyForModerationPage.tsx';
import { parseReadySearch } from '@/features/ready-for-moderation/search.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/')({
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
