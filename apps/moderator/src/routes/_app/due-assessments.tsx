import { createFileRoute } from '@tanstack/react-router';
import { parseAttemptSearch } from '@/attempts/search.ts';
import { DueAssessmentsPage } from '@/features/due-assessments/DueAssessmentsPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';
import { fetchAhead } from '@/shell/fetch-ahead.ts';

const ahead = fetchAhead(() => import('@/attempts/queries.ts'));

export const Route = createFileRoute('/_app/due-assessments')({
  staticData: { ahead },
  loader: async ({ context, location }) => {
    const texts = loadTexts(import('@/attempts/texts.ts'));
    await ahead.ask(location.pathname, ({ prefetchAttempts }) =>
      prefetchAttempts(context.queryClient, 'due', parseAttemptSearch({ ...location.search })),
    );
    await texts;
  },
  validateSearch: parseAttemptSearch,
  component: function DueAssessmentsRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <DueAssessmentsPage
        search={search}
        onSearch={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
      />
    );
  },
});
