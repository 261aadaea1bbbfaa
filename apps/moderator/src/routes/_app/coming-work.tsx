import { createFileRoute } from '@tanstack/react-router';
import { ComingWorkPage } from '@/features/coming-work/ComingWorkPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/coming-work')({
  loader: () => loadTexts(import('@/attempts/texts.ts')),
  validateSearch: ({ part }: Record<string, unknown>): { part?: 'moderate' } =>
    part === 'moderate' ? { part } : {},
  component: function ComingWorkRoute() {
    return <ComingWorkPage part={Route.useSearch().part} />;
  },
});
