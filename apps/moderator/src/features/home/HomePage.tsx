import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mayReadModeration } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { BatchProgress } from './components/BatchProgress.tsx';
import { ContinueCard } from './components/ContinueCard.tsx';
import { Figures } from './components/Figures.tsx';
import { HomeSkeleton } from './components/HomeSkeleton.tsx';
import { RecentPages } from './components/RecentPages.tsx';
import { ReturnedActions } from './components/ReturnedActions.tsx';
import { Welcome } from './components/Welcome.tsx';
import { homeQuery } from './queries.ts';

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
      <Welcome />
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
        <>
          <Figures home={data} />
          <div className="mt-8 grid items-start gap-x-8 gap-y-8 min-[80rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="flex min-w-0 flex-col gap-8">
              <ContinueCard attempt={data.continueWith} />
              <BatchProgress batches={data.batches} readyToBatch={data.readyToBatch} />
            </div>
            <div className="flex min-w-0 flex-col gap-8">
              <ReturnedActions actions={data.returnedActions} />
              <RecentPages />
            </div>
          </div>
        </>
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
