import { createFileRoute, Navigate } from '@tanstack/react-router';
import { guidePageFor } from '@/features/guide/pages.ts';
import { useMe } from '@/shell/Bootstrap.tsx';

/** The guide opens at the work of whoever asks. */
export const Route = createFileRoute('/_app/guide/')({
  component: function GuideStart() {
    return <Navigate to="/guide/$page" params={{ page: guidePageFor(useMe().user) }} replace />;
  },
});
