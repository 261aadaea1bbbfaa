import { createRouter } from '@tanstack/react-router';
import { routeTree } from '@/routeTree.gen.ts';
import { focusHeading } from '@/ui/focus-heading.ts';
import { PageError } from './shell/PageError.tsx';
import { PageNotFound } from './shell/PageNotFound.tsx';
import { queryClient } from './api/query-client.ts';
import { parseSearch, stringifySearch } from './ui/search-params.ts';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  // The query cache decides how old an answer may be.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  // Panes of an attempt begin at their top: the router would put them where those of the attempt before were left.
  scrollRestoration: ({ location }) => !location.pathname.startsWith('/workspace/'),
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: PageNotFound,
});

// A new page begins at its title for those who do not see that the screen changed.
let shown = false;
router.subscribe('onRendered', ({ pathChanged }) => {
  if (shown && pathChanged) focusHeading();
  shown = true;
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
