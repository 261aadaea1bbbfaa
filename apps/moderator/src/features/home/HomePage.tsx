import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModeratorHome, User } from '@moderator/contract/types';
import { ComingStrip } from '@/attempts/ComingStrip.tsx';
import { homeQuery } from '@/attempts/queries.ts';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { standingLabel } from '@/labels/refusal-labels.ts';
import { mayManage, mayModerate, mayReadModeration } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { Boundary } from '@/ui/Boundary.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Icon } from '@/ui/icons.tsx';
import { BatchProgress } from './components/BatchProgress.tsx';
import { CasesToJudge } from './components/CasesToJudge.tsx';
import { DueLooks } from './components/DueLooks.tsx';
import { DueList } from './components/DueList.tsx';
import { ExternalWork } from './components/ExternalWork.tsx';
import { Figures } from './components/Figures.tsx';
import { HandedInAgain } from './components/HandedInAgain.tsx';
import { HandOvers } from './components/HandOvers.tsx';
import { HomeSkeleton } from './components/HomeSkeleton.tsx';
import { LearnersWork } from './components/LearnersWork.tsx';
import { MyReturnedWork } from './components/MyReturnedWork.tsx';
import { NextCard } from './components/NextCard.tsx';
import { OwnRegistrations, StaffRegistrations } from './components/Registrations.tsx';
import { NewMessages } from './components/NewMessages.tsx';
import { ReadyToCertify } from './components/ReadyToCertify.tsx';
import { RecentPages } from './components/RecentPages.tsx';
import { Reports } from './components/Reports.tsx';
import { ReturnedActions } from './components/ReturnedActions.tsx';
import { SitesWork } from './components/SitesWork.tsx';
import { ToMark } from './components/ToMark.tsx';
import { WaitingAppeals } from './components/WaitingAppeals.tsx';
import { WaitingReopenings } from './components/WaitingReopenings.tsx';
import { Visits } from './components/Visits.tsx';
import { Welcome } from './components/Welcome.tsx';

/** Fetched where somebody assesses, with its texts, which few pages need. */
const FromModerators = lazyWithTexts(
  () => import('@/attempts/feedback/FromModerators.tsx'),
  () => import('@/attempts/agreement/texts.ts'),
);

const greeting = (hour: number) =>
  hour < 12 ? t`Good morning` : hour < 18 ? t`Good afternoon` : t`Good evening`;

/** What needs me now; for people who have nothing to do with moderation, what this is. */
export function HomePage() {
  const { user } = useMe();
  const [hello] = useState(() => greeting(new Date().getHours()));
  if (mayReadModeration(user)) return <Overview hello={hello} />;
  return (
    <>
      <PageHeader title={t`Home`}>
        <Trans>
          {hello}, {user.name}.
        </Trans>
      </PageHeader>
      <Welcome isLearner={user.roles.includes('learner')} />
    </>
  );
}

function Overview({ hello }: { hello: string }) {
  const { user } = useMe();
  const { data, error, isFetching, refetch } = useQuery(homeQuery());
  return (
    <>
      <PageHeader title={t`Home`}>
        <Trans>
          {hello}, {user.name}. This is what needs you now.
        </Trans>
      </PageHeader>
      {data ? (
        <Work home={data} user={user} />
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load your overview`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <HomeSkeleton />
      )}
    </>
  );
}

/** As many as leave room for what is next. */
const mostReturned = 3;

/** Each role sees its own work; somebody with two roles sees both. */
function Work({ home, user }: { home: ModeratorHome; user: User }) {
  const moderates = mayModerate(user);
  const assesses = user.roles.includes('assessor');
  const manages = home.sites.length > 0;
  const watches = home.reports.length > 0 || user.roles.includes('verifier');
  const returned = {
    title: assesses ? t`Referred back to you` : t`Referred back to your learners`,
    actions: home.returnedToMe,
    from: 'due' as const,
  };
  return (
    <div className="flex flex-col gap-6">
      {home.refusal ? (
        <p className="flex gap-2 rounded-lg bg-warn-tint px-5 py-3 text-warn">
          <Icon name="lock" className="mt-0.5 size-4!" />
          {standingLabel(home.refusal, user)}
        </p>
      ) : null}
      {/* Somebody waits for it already, and it has a day of its own. */}
      {user.roles.includes('learner') ? <MyReturnedWork /> : null}
      <ReturnedActions {...returned} most={mostReturned} />
      <HandedInAgain attempts={home.handedInAgain} />
      <NextCard home={home} />
      <Figures home={home} user={user} />
      {home.coming.assess ? <ComingStrip part="assess" weeks={home.coming.assess} /> : null}
      {home.coming.moderate ? <ComingStrip part="moderate" weeks={home.coming.moderate} /> : null}
      {/* With nothing beside it, what there is takes the whole width. */}
      <div className="grid items-start gap-8 min-[80rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] min-[80rem]:has-[>:last-child:empty]:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-8">
          {watches && !manages ? <Visits /> : null}
          {moderates || (!assesses && (manages || !watches)) ? (
            <BatchProgress batches={home.batches} readyToBatch={home.readyToBatch} />
          ) : null}
          <ExternalWork work={home.external} />
          {moderates ? <DueLooks looks={home.dueLooks} /> : null}
          {moderates ? (
            <ReturnedActions
              title={t`Referred back by you`}
              none={t`Nothing you referred back is outstanding.`}
              actions={home.returnedActions}
              from="ready"
            />
          ) : null}
          {assesses && !moderates ? <DueList attempts={home.due} /> : null}
          {assesses ? <ToMark /> : null}
          {/* Where the line breaks before its code is here, the rest of Home stays. */}
          <Boundary fallback={null}>
            <Suspense>{assesses ? <FromModerators userId={user.id} /> : null}</Suspense>
          </Boundary>
          <SitesWork sites={home.sites} />
          {watches && !manages ? <Reports reports={home.reports} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <NewMessages />
          {moderates ? <HandOvers /> : null}
          {mayManage(user) ? <WaitingReopenings /> : null}
          {moderates || mayManage(user) ? <WaitingAppeals /> : null}
          {mayManage(user) ? <ReadyToCertify /> : null}
          {(moderates || manages) && (!watches || manages) ? <Visits /> : null}
          <CasesToJudge cases={home.calibration} />
          <OwnRegistrations registrations={home.registrations} />
          {assesses && moderates ? <DueList attempts={home.due} /> : null}
          {((assesses && !moderates) || home.learners) && home.returnedToMe.length === 0 ? (
            <ReturnedActions {...returned} none={t`Nothing was referred back.`} />
          ) : null}
          {home.learners ? <LearnersWork work={home.learners} /> : null}
          <StaffRegistrations staff={home.staff} />
          {manages ? <Reports reports={home.reports} /> : null}
          <RecentPages />
        </div>
      </div>
    </div>
  );
}
