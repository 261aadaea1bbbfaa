import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { OnlySiteNotice } from '@/attempts/OnlySiteNotice.tsx';
import { mayManage } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { HostRoom } from './components/HostRoom.tsx';
import { ReportButtons } from './components/ReportButtons.tsx';
import { VerifierRoom } from './components/VerifierRoom.tsx';
import { VisitFacts } from './components/VisitFacts.tsx';
import { WithdrawVisit } from './components/WithdrawVisit.tsx';
import { visitQuery } from '@/api/visit-query.ts';

/** A visit: the room of its verifier, and what the provider prepares, sees and answers of it. */
export function VisitPage({ visitId }: { visitId: string }) {
  const { user } = useMe();
  const { data: visit, error, isFetching, refetch } = useQuery(visitQuery(visitId));
  const isVerifiers = user.roles.includes('verifier') && (visit?.verifier?.id ?? user.id) === user.id;
  const mayWithdraw =
    mayManage(user) && visit && !visit.onlySite && !visit.signedAt && visit.withdrawnReason === null;
  return (
    <>
      <PageHeader
        title={visit?.body}
        instead={error ? t`Verification visit` : undefined}
        parent={{ title: t`Verification visits`, to: '/external-assessments/visits' }}
        actions={
          visit?.signedAt ? (
            visit.onlySite ? null : (
              <ReportButtons visit={visit} />
            )
          ) : mayWithdraw ? (
            <WithdrawVisit visit={visit} />
          ) : null
        }
      >
        {visit?.batches.map(({ batch }) => batch.name).join('; ')}
      </PageHeader>
      {visit ? (
        <div className="flex flex-col gap-8">
          <OnlySiteNotice site={visit.onlySite} />
          <VisitFacts visit={visit} />
          {isVerifiers ? <VerifierRoom visit={visit} /> : <HostRoom visit={visit} />}
        </div>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load the visit`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </>
  );
}
