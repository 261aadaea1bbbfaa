import { lazy, Suspense } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { openReport } from '@/shell/report-issue/report-request.ts';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { MyReturnedWork } from './MyReturnedWork.tsx';
import { NewMessages } from './NewMessages.tsx';
import { RecentPages } from './RecentPages.tsx';
import { Section } from './Section.tsx';

/** Only those who learn look at it. */
const MyCourses = lazy(() => import('@/attempts/courses/MyCourses.tsx'));

/** Home of people without a part in moderation: their courses or what this is, where they were, and whom to tell. */
export const Welcome = ({ isLearner }: { isLearner: boolean }) => (
  <div className="flex max-w-[60rem] flex-col gap-8">
    {isLearner ? (
      <>
        <MyReturnedWork />
        <Section title={t`My courses`}>
          <Suspense fallback={<SkeletonText lines={6} />}>
            <MyCourses />
          </Suspense>
        </Section>
      </>
    ) : (
      <div className="rounded-lg border border-line bg-surface">
        <WhatThisIs />
      </div>
    )}
    <NewMessages />
    <RecentPages />
  </div>
);

const WhatThisIs = () => (
  <EmptyState
    icon="layers"
    title={t`This is where assessed work is checked`}
    action={
      <Button icon="flag" onClick={() => openReport()}>
        <Trans>Report an issue</Trans>
      </Button>
    }
  >
    <Trans>
      Moderators look at a sample of it, judge it themselves and sign a report. Nothing here waits for you; if
      you expected something, tell us.
    </Trans>
  </EmptyState>
);
