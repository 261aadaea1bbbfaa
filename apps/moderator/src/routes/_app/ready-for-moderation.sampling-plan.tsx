import { createFileRoute } from '@tanstack/react-router';
import { SamplingPlanPage } from '@/features/ready-for-moderation/sampling-plan/SamplingPlanPage.tsx';
import { parsePlanSearch } from '@/features/ready-for-moderation/sampling-plan/search.ts';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/sampling-plan')({
  // The loaders of all routes are in the first load, so this one fetches where the texts are when it needs them.
  loader: () => loadTexts(import('@/features/ready-for-moderation/sampling-plan/texts.ts')),
  validateSearch: parsePlanSearch,
  component: function SamplingPlanRoute() {
    const navigate = Route.useNavigate();
    return (
      <SamplingPlanPage
        search={Route.useSearch()}
        onSearch={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
        }
      />
    );
  },
});
