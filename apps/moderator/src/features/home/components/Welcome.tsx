import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { openReport } from '@/shell/report-issue/report-request.ts';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { MyReturnedWork } from './MyReturnedWork.tsx';
import { NewMessages } from './NewMessages.tsx';
import { RecentPages } from './RecentPages.tsx';

/** Home of people without a part in moderation: their courses or what this is, where they were, and whom to tell. */
export const Welcome = ({ isLearner }: { isLearner: boolean }) => (
  <div className="flex max-w-[60rem] flex-col gap-8">
    {isLearner ? <MyReturnedWork /> : null}
    <div className="rounded-lg border border-line bg-surface">
      {isLearner ? <ToCourses /> : <WhatThisIs />}
    </div>
    <NewMessages />
    <RecentPages />
  </div>
);

const ToCourses = () => (
  <EmptyState
    icon="layers"
    title={t`Your courses are here`}
    action={
      <Link to="/courses" className={buttonLook('primary')}>
        <Trans>Go to my courses</Trans>
      </Link>
    }
  >
    <Trans>
      Learn, write your examinations and hand in your work; you see how far you are in each course.
    </Trans>
  </EmptyState>
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
