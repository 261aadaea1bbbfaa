import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionList } from '@/attempts/feedback/ActionList.tsx';
import { FeedbackList } from '@/attempts/feedback/FeedbackList.tsx';
import { actionsQuery, feedbackQuery } from '@/attempts/feedback/queries.ts';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { MoreButton } from '@/ui/table/MoreButton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
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
      <Listed list={list} none={t`No moderator has said anything yet.`}>
        {(feedback) => <FeedbackList feedback={feedback} userId={userId} />}
      </Listed>
    </Part>
  );
}

/** What the assessor is to do, newest first. */
export function ActionsOf({ assessorId, userId }: OfAssessor) {
  const list = useInfiniteQuery(actionsQuery({ assessorId: [assessorId] }));
  return (
    <Part title={t`Actions`}>
      <Listed list={list} none={t`No action was set.`}>
        {(actions) => <ActionList actions={actions} userId={userId} />}
      </Listed>
    </Part>
  );
}

interface ListedProps<Row> {
  list: UseInfiniteQueryResult<InfiniteData<{ items: readonly Row[] }>>;
  /** Said where there is nothing. */
  none: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list with its states, and a way to what is older. */
function Listed<Row>({ list, none, children }: ListedProps<Row>) {
  const pages = usePages(list);
  if (!list.data)
    return list.error ? (
      <ErrorState error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonText lines={4} />
    );
  if (pages.rows.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <>
      {children(pages.rows)}
      <MoreButton pages={pages} className="mt-3 print:hidden">
        <Trans>Older ones</Trans>
      </MoreButton>
    </>
  );
}
