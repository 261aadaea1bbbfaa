import { createFileRoute } from '@tanstack/react-router';
import { parseWorkspaceSearch } from '@/attempts/workspace-link.ts';
import { loadTexts } from '@/i18n/i18n.ts';
import { WorkspacePage } from '@/features/workspace/WorkspacePage.tsx';
import { once } from '@/ui/once.ts';

// Asked for once: of a module that is there already a browser tells a task later, and the page is drawn once more meanwhile.
const loadQueries = once(() => import('@/features/workspace/queries.ts'));
const loadWorkspaceTexts = once(() =>
  loadTexts(import('@/attempts/texts.ts'), import('@/features/workspace/texts.ts')),
);

export const Route = createFileRoute('/_app/workspace/$attemptId')({
  validateSearch: parseWorkspaceSearch,
  // Also runs when a row is only pointed at, so that the workspace is there when it is opened.
  // The loaders of all routes are in the first load, so this one fetches its queries when it needs them.
  loader: async ({ context, params, cause }) => {
    const texts = loadWorkspaceTexts();
    const { openWorkspace } = await loadQueries();
    await openWorkspace(context.queryClient, params.attemptId, cause);
    await texts;
  },
  component: function WorkspaceRoute() {
    const { attemptId } = Route.useParams();
    const { from, batchId, point } = Route.useSearch();
    return (
      <WorkspacePage key={attemptId} attemptId={attemptId} from={from} batchId={batchId} point={point} />
    );
  },
});
