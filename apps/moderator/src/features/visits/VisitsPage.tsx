import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AskForVisit } from '@/attempts/visits/AskForVisit.tsx';
import { visitsQuery } from '@/attempts/visits/visit-requests.ts';
import { mayManage, mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { MoreButton } from '@/ui/table/MoreButton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { VisitList } from './components/VisitList.tsx';

/** Visits of verifiers: prepared, hosted and followed up by the provider, and worked in by verifiers. */
export function VisitsPage() {
  const { user } = useMe();
  const list = useInfiniteQuery(visitsQuery());
  const pages = usePages(list);
  const [requesting, setRequesting] = useState(false);
  const mayAsk = mayManage(user) || mayModerate(user);
  return (
    <>
      <PageHeader
        title={t`Verification visits`}
        parent={{ title: t`External assessments`, to: '/external-assessments' }}
        actions={
          mayAsk ? (
            <Button variant="primary" icon="plus" onClick={() => setRequesting(true)}>
              <Trans>Ask for a visit</Trans>
            </Button>
          ) : null
        }
      >
        <Trans>
          Quality bodies check what was moderated and endorse it, each visit in a room of its own.
        </Trans>
      </PageHeader>
      {list.data ? (
        pages.rows.length > 0 ? (
          <VisitList visits={pages.rows} />
        ) : (
          <EmptyState icon="calendar" title={t`No visits yet`}>
            <Trans>A visit is asked for once the report of a batch is signed.</Trans>
          </EmptyState>
        )
      ) : list.error ? (
        <ErrorState
          error={list.error}
          title={t`We could not load the visits`}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
      <MoreButton pages={pages}>
        <Trans>Show more</Trans>
      </MoreButton>
      {requesting ? <AskForVisit userId={user.id} onClose={() => setRequesting(false)} /> : null}
    </>
  );
}
