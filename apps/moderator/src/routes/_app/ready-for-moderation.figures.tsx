import { createFileRoute } from '@tanstack/react-router';
import { ModerationFiguresPage } from '@/features/moderation-figures/ModerationFiguresPage.tsx';
import { parseFigureSearch } from '@/features/moderation-figures/search.ts';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/figures')({
  loader: () => loadTexts(import('@/features/moderation-figures/texts.ts')),
  validateSearch: parseFigureSearch,
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
