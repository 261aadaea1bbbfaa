import { createFileRoute } from '@tanstack/react-router';
import { Bootstrap } from '@/shell/Bootstrap.tsx';
import { Shell } from '@/shell/Shell.tsx';

/** The wrapper of every page: nothing shows before the user, the licence and the account are known. */
export const Route = createFileRoute('/_app')({
  component: () => (
    <Bootstrap>
      <Shell />
    </Bootstrap>
  ),
});
