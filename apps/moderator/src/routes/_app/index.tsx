import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/features/home/HomePage.tsx';
import { fetchAhead } from '@/shell/fetch-ahead.ts';
import { loadTexts } from '@/i18n/i18n.ts';

const ahead = fetchAhead(() => import('@/attempts/queries.ts'));

export const Route = createFileRoute('/_app/')({
  staticData: { ahead },
  // The loaders of all routes are in the first load, so this one fetches where the texts are when it needs them.
  loader: async ({ context, location }) => {
    const texts = loadTexts(import('@/attempts/texts.ts'), import('@/features/home/texts.ts'));
    await ahead.ask(location.pathname, ({ homeQuery }) => context.queryClient.prefetchQuery(homeQuery()));
    await texts;
  },
  component: HomePage,
});
