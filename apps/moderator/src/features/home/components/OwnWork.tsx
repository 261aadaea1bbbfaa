import { Suspense, lazy } from 'react';
import { Boundary } from '@/ui/Boundary.tsx';

// Fetched for those who have such work; Home of the others goes without.
const MyReturnedWork = lazy(() => import('./MyReturnedWork.tsx'));
const ToMark = lazy(() => import('./ToMark.tsx'));

interface OwnWorkProps {
  of: 'learner' | 'assessor';
}

/** What waits for a learner, or to be marked by an assessor. Where the line breaks before its code is here, the rest of Home stays. */
export const OwnWork = ({ of }: OwnWorkProps) => (
  <Boundary fallback={null}>
    <Suspense>{of === 'learner' ? <MyReturnedWork /> : <ToMark />}</Suspense>
  </Boundary>
);
