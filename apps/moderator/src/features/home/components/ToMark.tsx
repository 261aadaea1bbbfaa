import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queries } from '@/api/queries.ts';
import { Waiting, WaitingHead, waitingLink } from './Waiting.tsx';

/** As many as leave room for the rest of Home. */
const most = 3;

const toMarkQuery = () =>
  queries.one((api) => api.listSubmissions({ query: { limit: most, total: 'true' } }));

/** Answers of learners that somebody has to mark, those that have waited longest first. */
export function ToMark() {
  const { data } = useQuery(toMarkQuery());
  const count = data?.total ?? 0;
  return (
    <Waiting
      title={t`To mark`}
      rows={data?.items ?? []}
      keyOf={({ id }) => id}
      action={
        <Link to="/marking" className="text-accent-ink hover:underline hover:underline-offset-2">
          {count > most ? (
            plural(count, { one: '# that waits', other: 'All # that wait' })
          ) : (
            <Trans>Marking</Trans>
          )}
        </Link>
      }
    >
      {({ id, learner, assessment, submittedAt, claim }) => (
        <Link
          to="/marking/$submissionId"
          params={{ submissionId: id }}
          preload={false}
          className={waitingLink}
        >
          <WaitingHead name={learner.name} since={submittedAt} />
          <span className="block truncate text-sm text-muted">
            {assessment.name}
            {claim && !claim.mine ? ` · ${t`${claim.moderator.name} has it`}` : null}
          </span>
        </Link>
      )}
    </Waiting>
  );
}
