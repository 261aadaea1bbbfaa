import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '@/features/guide/GuidePage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/guide/$page')({
  loader: () => loadTexts(import('@/shell/texts.ts')),
  component: function GuideRoute() {
    const { page } = Route.useParams();
    return <GuidePage page={page} />;
  },
});
