import { createFileRoute } from '@tanstack/react-router';
import { ComingWorkPage } from '@/features/coming-work/ComingWorkPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';
import { wordOf } from '@/ui/search-params.ts';

export const Route = createFileRoute('/_app/coming-work')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/coming-work/texts.ts')),
  validateSearch: (raw: Record<string, unknown>): { part?: 'assess' | 'moderate' } => ({
    part: wordOf(raw.part, ['assess', 'moderate'] as const),
  }),
  component: function ComingWorkRoute() {
    const navigate = Route.useNavigate();
    return (
      <ComingWorkPage
        part={Route.useSearch().part}
        onPart={(part) => void navigate({ search: { part }, replace: true })}
      />
    );
  },
});
