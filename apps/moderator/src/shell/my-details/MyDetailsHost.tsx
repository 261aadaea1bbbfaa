import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { useSignal } from '@/ui/use-signal.ts';
import { myDetails } from './my-details-request.ts';

const MyDetailsDialog = lazyWithTexts(
  () => import('./MyDetailsDialog.tsx'),
  () => import('../texts.ts'),
);

/** Where the dialog opens. */
export const MyDetailsHost = () => (useSignal(myDetails) ? <MyDetailsDialog /> : null);
