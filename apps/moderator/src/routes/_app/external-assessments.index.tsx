import { createFileRoute } from '@tanstack/react-router';
import { ExternalAssessmentsPage } from '@/features/external-assessments/ExternalAssessmentsPage.tsx';
import { parseExternalSearch } from '@/features/external-assessments/search.ts';

export const Route = createFileRoute('/_app/external-assessments/')({
  validateSearch: parseExternalSearch,
  component: function ExternalAssessmentsRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <ExternalAssessmentsPage
        search={search}
        onSearch={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
      />
    );
  },
});
