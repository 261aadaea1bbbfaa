import { createFileRoute } from '@tanstack/react-router';
import { InboxSettingsPage } from '@/features/inbox/InboxSettingsPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/inbox/settings')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/inbox/texts.ts')),
  component: InboxSettingsPage,
});
