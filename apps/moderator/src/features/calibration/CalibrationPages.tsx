import { Suspense } from 'react';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { SkeletonText } from '@/ui/Skeleton.tsx';

const texts = () => import('./texts.ts');
const figures = () => import('@/attempts/agreement/texts.ts');

/** Each with its texts; the evidence comes with those who look at it alone. */
const List = lazyWithTexts(() => import('./CalibrationPage.tsx'), texts);
const NewCase = lazyWithTexts(() => import('./NewCasePage.tsx'), texts);
const Round = lazyWithTexts(() => import('./RoundPage.tsx'), texts, figures);

interface CalibrationPagesProps {
  /** The round that is opened. */
  round?: string | undefined;
  /** The attempt of which a case is made. */
  attempt?: string | undefined;
}

/** Cases and rounds; one of these rounds, or a new case. */
export const CalibrationPages = ({ round, attempt }: CalibrationPagesProps) => (
  <Suspense fallback={<SkeletonText lines={10} />}>
    {round ? (
      <Round key={round} roundId={round} />
    ) : attempt ? (
      <NewCase key={attempt} attemptId={attempt} />
    ) : (
      <List />
    )}
  </Suspense>
);
