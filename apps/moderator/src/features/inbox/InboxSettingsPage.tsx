import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
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
        <SettingsEditor saved={data} />
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
