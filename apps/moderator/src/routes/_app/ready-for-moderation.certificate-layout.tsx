import { createFileRoute } from '@tanstack/react-router';
import { LayoutPage } from '@/features/certificates/layout/LayoutPage.tsx';
import { loadTexts } from '@/i18n/i18n.ts';

export const Route = createFileRoute('/_app/ready-for-moderation/certificate-layout')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/certificates/texts.ts')),
  component: LayoutPage,
});
