import { lazy, Suspense } from 'react';
import { useSignal } from '@/ui/use-signal.ts';
import { workAtStake } from './sign-out-request.ts';

const UnsentWorkDialog = lazy(() => import('./UnsentWorkDialog.tsx'));

/** Where the question before signing out appears. */
export function UnsentWorkHost() {
  const count = useSignal(workAtStake);
  return count > 0 ? (
    <Suspense>
      <UnsentWorkDialog count={count} />
    </Suspense>
  ) : null;
}
