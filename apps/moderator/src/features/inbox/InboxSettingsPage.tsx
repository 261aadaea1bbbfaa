import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { CalendarLink } from './components/CalendarLink.tsx';
import { SettingsEditor } from './components/SettingsEditor.tsx';
import { settingsQuery } from './queries.ts';

/** What somebody is told, where and when. */
export function InboxSettingsPage() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery());
  return (
    <>
      <PageHeader title={t`What I am told`} parent={{ title: t`Inbox`, to: '/inbox' }}>
        <Trans>Mails name nobody but you. What is on Home stays there, whatever you choose.</Trans>
      </PageHeader>
      {data ? (
        <div className="flex flex-col gap-12">
          <SettingsEditor saved={data} />
          <CalendarLink />
        </div>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load what you are told`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={12} />
      )}
    </>
  );
}
