import { createFileRoute } from '@tanstack/react-router';
import { parsePeriodSearch } from '@/attempts/agreement/period-search.ts';
import { ModerationFiguresPage } from '@/features/moderation-figures/ModerationFiguresPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/figures')({
  loader: () => loadTexts(import('@/attempts/agreement/texts.ts')),
  validateSearch: parsePeriodSearch,
  component: function FiguresRoute() {
    const navigate = Route.useNavigate();
    return (
      <ModerationFiguresPage
        search={Route.useSearch()}
        onSearch={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
      />
    );
  },
});
