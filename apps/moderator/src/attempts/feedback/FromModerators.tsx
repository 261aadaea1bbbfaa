import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionList } from './ActionList.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import { actionsQuery, feedbackQuery } from './queries.ts';

/** What moderators said to an assessor and waits: feedback that is not acknowledged, and what is to be done. */
export default function FromModerators({ userId }: { userId: string }) {
  const mine = { assessorId: [userId] };
  const feedback = useInfiniteQuery(feedbackQuery({ ...mine, acknowledged: 'false' }, 5));
  const actions = useInfiniteQuery(actionsQuery({ ...mine, done: 'false' }, 5));
  const said = feedback.data?.pages.flatMap((page) => page.items) ?? [];
  const toDo = actions.data?.pages.flatMap((page) => page.items) ?? [];
  if (said.length === 0 && toDo.length === 0) return null;
  return (
    <section aria-label={t`From moderators`}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lg">
          <Trans>From moderators</Trans>
        </h2>
        <Link
          to="/assessors/$assessorId"
          params={{ assessorId: userId }}
          className="text-accent-ink hover:underline"
        >
          <Trans>Everything about my assessing</Trans>
        </Link>
      </div>
      <div className="flex flex-col gap-4">
        {toDo.length > 0 ? <ActionList actions={toDo} userId={userId} /> : null}
        {said.length > 0 ? <FeedbackList feedback={said} userId={userId} /> : null}
      </div>
    </section>
  );
}
