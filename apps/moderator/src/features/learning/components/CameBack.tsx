import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AnswerForm } from '@/attempts/referrals/AnswerForm.tsx';
import { AskedAction } from '@/attempts/referrals/AskedAction.tsx';
import { referralsQuery } from '@/attempts/referrals/queries.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';

/** What a learner is asked to do about work that came back, and where they say that they did it. */
export function CameBack({ attemptId }: { attemptId: string }) {
  const { user } = useMe();
  const { data, error, isFetching, refetch } = useQuery(referralsQuery(attemptId));
  const referral = data?.referrals.at(-1);
  if (error)
    return (
      <ErrorState
        error={error}
        title={t`We could not load what is asked of you`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonText lines={3} />;
  if (!referral) return null;
  return (
    <section
      aria-labelledby="came-back"
      className="mt-4 flex flex-col gap-4 rounded-lg border border-warn/40 bg-warn-tint/50 p-4"
    >
      <div>
        <h3 id="came-back" className="font-semibold">
          <Trans>Your work came back</Trans>
        </h3>
        <p className="mt-1 text-sm text-muted">
          {referral.actions.length === 0
            ? t`Your assessor looks at it again. There is nothing for you to do now.`
            : t`Do what is asked below, add the evidence, say what you did, and hand it in again.`}{' '}
          <Link to="/due-days" preload={false} className="underline underline-offset-2">
            <Trans>Reminders</Trans>
          </Link>
        </p>
      </div>
      {referral.actions.map((action) => (
        <div key={action.place} className="border-t border-warn/40 pt-3">
          <p className="mb-2 text-sm font-medium">{action.outcome}</p>
          <AskedAction action={action} isOpen isOwn>
            {action.answers.length === 0 ? (
              <AnswerForm
                person={user.id}
                attemptId={attemptId}
                referralId={referral.id}
                action={action.place}
                evidenceIds={[]}
              />
            ) : null}
          </AskedAction>
        </div>
      ))}
    </section>
  );
}
