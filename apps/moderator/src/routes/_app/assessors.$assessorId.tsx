import { createFileRoute } from '@tanstack/react-router';
import { AssessorPage } from '@/features/assessors/AssessorPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';
import { dayOf } from '@/ui/search-params.ts';

export const Route = createFileRoute('/_app/assessors/$assessorId')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/attempts/agreement/texts.ts')),
  validateSearch: (raw: Record<string, unknown>): { from?: string; to?: string } => ({
    from: dayOf(raw['from']),
    to: dayOf(raw['to']),
  }),
  component: function AssessorRoute() {
    const { assessorId } = Route.useParams();
    const navigate = Route.useNavigate();
    return (
      <AssessorPage
        key={assessorId}
        assessorId={assessorId}
        period={Route.useSearch()}
        onPeriod={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
      />
    );
  },
});
