import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionList } from '@/attempts/feedback/ActionList.tsx';
import { FeedbackList } from '@/attempts/feedback/FeedbackList.tsx';
import { actionsQuery, feedbackQuery } from '@/attempts/feedback/queries.ts';
import { Button } from '@/ui/Button.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { Part } from './Part.tsx';

interface OfAssessor {
  assessorId: string;
  userId: string;
}

/** What moderators said, newest first. */
export function FeedbackOf({ assessorId, userId }: OfAssessor) {
  const list = useInfiniteQuery(feedbackQuery({ assessorId: [assessorId] }));
  return (
    <Part title={t`Feedback`}>
      <Pages list={list} none={t`No moderator has said anything yet.`}>
        {list.data ? (
          <FeedbackList feedback={list.data.pages.flatMap((page) => page.items)} userId={userId} />
        ) : null}
      </Pages>
    </Part>
  );
}

/** What the assessor is to do, newest first. */
export function ActionsOf({ assessorId, userId }: OfAssessor) {
  const list = useInfiniteQuery(actionsQuery({ assessorId: [assessorId] }));
  return (
    <Part title={t`Actions`}>
      <Pages list={list} none={t`No action was set.`}>
        {list.data ? (
          <ActionList actions={list.data.pages.flatMap((page) => page.items)} userId={userId} />
        ) : null}
      </Pages>
    </Part>
  );
}

interface PagesProps {
  list: {
    data: { pages: { items: unknown[] }[] } | undefined;
    error: unknown;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  /** Said where there is nothing. */
  none: string;
  children: ReactNode;
}

/** A list with its states, and a way to what is older. */
function Pages({ list, none, children }: PagesProps) {
  if (!list.data)
    return list.error ? (
      <ErrorState error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonText lines={4} />
    );
  if (list.data.pages.every((page) => page.items.length === 0)) return <p className="text-muted">{none}</p>;
  return (
    <>
      {children}
      {list.hasNextPage ? (
        <Button
          className="mt-3 print:hidden"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Older ones</Trans>
        </Button>
      ) : null}
    </>
  );
}
