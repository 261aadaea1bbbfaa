import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useUnread } from '@/shell/inbox/queries.ts';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { Button, buttonLook } from '@/ui/Button.tsx';
import { Check } from '@/ui/Check.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { MoreButton } from '@/ui/table/MoreButton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { MessageList } from './components/MessageList.tsx';
import { messagesQuery, useMessageChanges, useRemoved } from './queries.ts';

/** What somebody was told: each message leads to what it is about. */
export function InboxPage() {
  const [onlyUnread, setOnlyUnread] = useState(false);
  const list = useInfiniteQuery(messagesQuery(onlyUnread));
  const pages = usePages(list);
  const removed = useRemoved();
  const rows = pages.rows.filter(({ id }) => !removed.has(id));
  const changes = useMessageChanges();
  const unread = useUnread();
  const [newest] = rows;
  const readAll = () => newest && unread > 0 && changes.readAll.mutate(newest);
  useHotkeys([
    { keys: 'a', label: t`Mark all as read`, run: readAll, enabled: unread > 0 },
    { keys: 'u', label: t`Only unread`, run: () => setOnlyUnread(!onlyUnread) },
  ]);
  return (
    <>
      <PageHeader
        title={t`Inbox`}
        actions={
          <>
            <Button
              icon="check"
              hotkey="a"
              busy={changes.readAll.isPending}
              disabled={unread === 0}
              onClick={readAll}
            >
              <Trans>Mark all as read</Trans>
            </Button>
            <Link to="/inbox/settings" className={buttonLook('secondary')}>
              <Trans>What I am told</Trans>
            </Link>
          </>
        }
      >
        <Trans>What happened that concerns you, newest first.</Trans>
      </PageHeader>
      <div className="max-w-[60rem]">
        <div className="mb-4">
          <Check label={t`Only unread`} checked={onlyUnread} onChange={setOnlyUnread} />
        </div>
        {list.isPending ? (
          <SkeletonText lines={10} />
        ) : !list.data ? (
          <ErrorState
            error={list.error}
            title={t`We could not load your inbox`}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : rows.length === 0 && !pages.hasMore ? (
          <div className="rounded-lg border border-line bg-surface">
            <EmptyState
              icon="bell"
              title={onlyUnread ? t`You have read everything` : t`Nothing has happened yet`}
            >
              <Trans>When something concerns you, it is told here, and by mail if you like.</Trans>
            </EmptyState>
          </div>
        ) : (
          <>
            <MessageList messages={rows} onView={changes.view.mutate} onRemove={changes.remove.mutate} />
            <MoreButton pages={pages}>
              <Trans>Show earlier ones</Trans>
            </MoreButton>
          </>
        )}
      </div>
    </>
  );
}
