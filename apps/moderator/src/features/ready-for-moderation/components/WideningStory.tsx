import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AssessorWidening, Batch } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { formatNumber } from '@/i18n/format.ts';
import { Badge } from '@/ui/Badge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';

type Outcome = AssessorWidening['outcomes'][number];

/** How the sample grew by changed results: what joined it, when, why, and what would end it. */
export function WideningStory({ batch }: { batch: Batch }) {
  if (batch.widenings.length === 0) return null;
  return (
    <section aria-labelledby="widened" className="mb-6 rounded-lg border border-line bg-surface px-5 py-4">
      <h2 id="widened" className="text-sm text-muted">
        <Trans>How the sample grew</Trans>
      </h2>
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {batch.widenings.map((widening) => (
          <li key={widening.assessor.id} className="py-3 first:pt-1 last:pb-0">
            <Widening widening={widening} batchId={batch.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Widening = ({ widening, batchId }: { widening: AssessorWidening; batchId: string }) => (
  <>
    <h3 className="font-medium">{widening.assessor.name}</h3>
    <ul className="mt-1 flex flex-col gap-1">
      {widening.outcomes.map((outcome) => (
        <li
          key={outcome.outcomeId + outcome.openedAt}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-1"
        >
          <span>
            {outcome.code} {outcome.title}
          </span>
          <Badge>{stateWord(outcome)}</Badge>
          <span className="text-sm text-muted">{endSentence(outcome, widening.left)}</span>
        </li>
      ))}
    </ul>
    <ol className="mt-2 flex flex-col gap-2 border-l-2 border-line pl-4">
      {widening.steps.map((step) => (
        <li key={step.takenAt + step.attempts[0]?.attemptId}>
          <p>
            <Trans>
              <RelativeTime value={step.takenAt} dated />:{' '}
              <Plural value={step.attempts.length} one="# attempt joined" other="# attempts joined" />.{' '}
              {step.cause.moderator.name} changed {step.outcomes.join(', ')} in the work of{' '}
              <AttemptLink attempt={step.cause} batchId={batchId} />.
            </Trans>
          </p>
          <ul className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {step.attempts.map((attempt) => (
              <li key={attempt.attemptId}>
                <AttemptLink attempt={attempt} batchId={batchId} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </>
);

const AttemptLink = ({
  attempt,
  batchId,
}: {
  attempt: { attemptId: string; learner: { name: string } };
  batchId: string;
}) => (
  <Link
    {...workspaceLink(attempt.attemptId, 'batch', batchId)}
    preload={false}
    className="text-accent-ink underline"
  >
    {attempt.learner.name}
  </Link>
);

function stateWord({ state }: Outcome): string {
  if (state === 'open') return t`Open`;
  return state === 'closed' ? t`Closed` : t`All looked at`;
}

/** How far it is from its end, or what ended it. */
function endSentence({ state, run, runToClose }: Outcome, left: number): string {
  if (state === 'closed')
    return plural(runToClose, {
      one: '# result in a row stood.',
      other: '# results in a row stood.',
    });
  if (state === 'exhausted') return t`Nothing of this assessor is left to take.`;
  const more = plural(runToClose - run, {
    one: 'Closes when # more result in a row stands',
    other: 'Closes when # more results in a row stand',
  });
  const rest = plural(left, {
    0: 'everything of this assessor is in the sample',
    one: '# attempt of this assessor is outside the sample',
    other: '# attempts of this assessor are outside the sample',
  });
  return t`${more} (${formatNumber(run)} so far); ${rest}.`;
}
