import { lazy, Suspense } from 'react';
import { workAtStake } from './sign-out-request.ts';

const UnsentWorkDialog = lazy(() => import('./UnsentWorkDialog.tsx'));

/** Where the question before signing out appears. */
export function UnsentWorkHost() {
  const count = workAtStake.use();
  return count > 0 ? (
    <Suspense>
      <UnsentWorkDialog count={count} />
    </Suspense>
  ) : null;
}
