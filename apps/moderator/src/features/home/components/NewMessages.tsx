import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { newMessagesQuery } from '@/shell/inbox/queries.ts';
import { Waiting, WaitingHead, waitingLink } from './Waiting.tsx';

/** The latest that somebody was told and has not read; without any there is nothing to say. */
export function NewMessages() {
  const { data } = useInfiniteQuery(newMessagesQuery());
  return (
    <Waiting
      title={t`New for you`}
      rows={data?.pages[0]?.items ?? []}
      keyOf={({ id }) => id}
      action={
        <Link to="/inbox" className="text-accent-ink hover:underline hover:underline-offset-2">
          <Trans>Inbox</Trans>
        </Link>
      }
    >
      {({ title, text, createdAt }) => (
        <Link to="/inbox" className={waitingLink}>
          <WaitingHead name={title} since={createdAt} />
          <span className="line-clamp-2 text-sm text-muted">{text}</span>
        </Link>
      )}
    </Waiting>
  );
}
