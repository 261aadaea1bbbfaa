import { createFileRoute } from '@tanstack/react-router';
import { InboxPage } from '@/features/inbox/InboxPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/inbox/')({
  loader: () => loadTexts(import('@/features/inbox/texts.ts')),
  component: InboxPage,
});
