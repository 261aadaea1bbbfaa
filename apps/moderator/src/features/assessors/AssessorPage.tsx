import { useState } from 'react';
import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssessorRecord } from '@moderator/contract/types';
import { isNoPage } from '@/api/is-no-page.ts';
import { AgreementTrends } from '@/attempts/agreement/AgreementTrends.tsx';
import { actionsQuery, feedbackQuery } from '@/attempts/feedback/queries.ts';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { PageNotFound } from '@/shell/PageNotFound.tsx';
import { Button } from '@/ui/Button.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { shortDate } from '@/ui/relative-time.ts';
import { ActionsOf, FeedbackOf } from './FeedbackAndActions.tsx';
import { Part } from './Part.tsx';
import { Registrations } from './Registrations.tsx';
import { Risk } from './Risk.tsx';
import { Topics } from './Topics.tsx';
import { Work } from './Work.tsx';
import { assessorQuery } from './queries.ts';
import type { Period } from './queries.ts';

interface AssessorPageProps {
  assessorId: string;
  period: Period;
  onPeriod: (change: Period) => void;
}

/** What is known of the work of an assessor, for whoever checks it and for themselves; to be printed as well. */
export function AssessorPage({ assessorId, period, onPeriod }: AssessorPageProps) {
  const { user } = useMe();
  const page = useQuery(assessorQuery(assessorId, period));
  // What stands below is on its way together with it.
  usePrefetchInfiniteQuery(feedbackQuery({ assessorId: [assessorId] }));
  usePrefetchInfiniteQuery(actionsQuery({ assessorId: [assessorId] }));
  const { data } = page;
  const isOwn = assessorId === user.id;
  const [today] = useState(() => new Date().toISOString());
  // An assessor has their own page alone.
  if (!data && isNoPage(page.error)) return <PageNotFound />;
  return (
    <>
      <PageHeader
        title={data?.name}
        instead={page.error ? t`Assessor` : undefined}
        {...(isOwn || !mayModerate(user)
          ? {}
          : { parent: { title: t`Agreement`, to: '/ready-for-moderation/agreement' } })}
        actions={
          data ? (
            <Button className="print:hidden" onClick={() => print()}>
              <Trans>Print</Trans>
            </Button>
          ) : null
        }
      >
        {data ? (
          <>
            <Trans>Assessor, {data.account}</Trans>
            <span className="hidden print:inline">
              {' · '}
              <Trans>
                {shortDate(data.from)} to {shortDate(data.to)}, printed {shortDate(today)}
              </Trans>
            </span>
          </>
        ) : null}
      </PageHeader>
      {data ? (
        <Record record={data} period={period} onPeriod={onPeriod} userId={user.id} isOwn={isOwn} />
      ) : page.error ? (
        <ErrorState
          error={page.error}
          title={t`We could not load this assessor`}
          busy={page.isFetching}
          onRetry={() => void page.refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </>
  );
}

interface RecordProps extends Omit<AssessorPageProps, 'assessorId'> {
  record: AssessorRecord;
  userId: string;
  isOwn: boolean;
}

function Record({ record, period, onPeriod, userId, isOwn }: RecordProps) {
  const { user } = useMe();
  const mayAct = mayModerate(user) && !isOwn;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end gap-3 print:hidden" role="group" aria-label={t`Period`}>
        <TextInput
          label={t`First day`}
          type="date"
          value={period.from ?? record.from}
          max={record.to}
          onChange={(from) => onPeriod({ from: from || undefined })}
        />
        <TextInput
          label={t`Last day`}
          type="date"
          value={period.to ?? record.to}
          min={record.from}
          onChange={(to) => onPeriod({ to: to || undefined })}
        />
      </div>
      <div className="grid items-start gap-8 tablet:grid-cols-2">
        <Registrations registrations={record.registrations} />
        <div className="flex flex-col gap-8">
          <Work work={record.work} isOwn={isOwn} />
          {record.band ? <Risk band={record.band} /> : null}
        </div>
      </div>
      <Part title={t`Agreement with moderators`}>
        <AgreementTrends agreement={record.agreement} />
      </Part>
      <div className="grid items-start gap-8 tablet:grid-cols-2">
        <FeedbackOf assessorId={record.id} userId={userId} />
        <div className="flex flex-col gap-8">
          <Topics record={record} userId={userId} mayAct={mayAct} />
          <ActionsOf assessorId={record.id} userId={userId} />
        </div>
      </div>
    </div>
  );
}
