import { Suspense } from 'react';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { useSignal } from '@/ui/use-signal.ts';
import { workAtStake } from './sign-out-request.ts';

const UnsentWorkDialog = lazyWithTexts(
  () => import('./UnsentWorkDialog.tsx'),
  () => import('../texts.ts'),
);

/** Where the question before signing out appears. */
export function UnsentWorkHost() {
  const count = useSignal(workAtStake);
  return count > 0 ? (
    <Suspense>
      <UnsentWorkDialog count={count} />
    </Suspense>
  ) : null;
}
