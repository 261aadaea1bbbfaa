import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/features/home/HomePage.tsx';
import { isLetIn } from '@/shell/fetch-ahead.ts';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/')({
  // The loaders of all routes are in the first load, so this one fetches where the texts are when it needs them.
  loader: async ({ context, location }) => {
    const texts = loadTexts(import('@/attempts/texts.ts'), import('@/features/home/texts.ts'));
    if (isLetIn(location.pathname)) {
      const { homeQuery } = await import('@/attempts/queries.ts');
      void context.queryClient.prefetchQuery(homeQuery());
    }
    await texts;
  },
  component: HomePage,
});
