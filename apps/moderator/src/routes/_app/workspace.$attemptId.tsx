import { createFileRoute } from '@tanstack/react-router';
import { parseWorkspaceSearch } from '@/app/workspace-link.ts';

export const Route = createFileRoute('/_app/workspace/$attemptId')({
  validateSearch: parseWorkspaceSearch,
});
