import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '@/i18n/i18n.ts';

/** What all pages of batches have in common: their texts, which are there before any of them is drawn. */
export const Route = createFileRoute('/_app/ready-for-moderation')({
  loader: () => loadTexts(import('@/attempts/texts.ts'), import('@/features/ready-for-moderation/texts.ts')),
});
