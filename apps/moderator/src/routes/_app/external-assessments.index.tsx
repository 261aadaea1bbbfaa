import { createFileRoute } from '@tanstack/react-router';
import { ExternalAssessmentsPage } from '@/features/external-assessments/ExternalAssessmentsPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';
import { parseExternalSearch } from '@/features/external-assessments/search.ts';

export const Route = createFileRoute('/_app/external-assessments/')({
  validateSearch: parseExternalSearch,
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/external-assessments/texts.ts')),
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
