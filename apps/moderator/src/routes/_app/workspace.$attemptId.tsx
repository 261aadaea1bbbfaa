import { createFileRoute } from '@tanstack/react-router';
import { parseWorkspaceSearch } from '@/app/workspace-link.ts';
import { WorkspacePage } from '@/features/workspace/WorkspacePage.tsx';
import { prefetchWorkspace } from '@/features/workspace/queries.ts';

export const Route = createFileRoute('/_app/workspace/$attemptId')({
  validateSearch: parseWorkspaceSearch,
  // Also runs when a row is only pointed at, so that the workspace is there when it is opened.
  loader: ({ context, params }) => void prefetchWorkspace(context.queryClient, params.attemptId),
  component: function WorkspaceRoute() {
    const { attemptId } = Route.useParams();
    const { from, batchId } = Route.useSearch();
    return <WorkspacePage key={attemptId} attemptId={attemptId} from={from} batchId={batchId} />;
  },
});
