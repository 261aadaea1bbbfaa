import { Trans } from '@lingui/react/macro';
import type { ExternalAssessmentDetail } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { resultLook } from '@/labels/result-looks.ts';

type Outcome = ExternalAssessmentDetail['outcomes'][number];

function ResultOf({ outcome }: { outcome: Outcome }) {
  if (outcome.hidden)
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-muted">
        <Icon name="eyeOff" className="size-4!" />
        <Trans>Hidden until you judge</Trans>
      </span>
    );
  if (!outcome.result)
    return (
      <span className="text-muted">
        <Trans>No result</Trans>
      </span>
    );
  return (
    <span className="inline-flex items-center gap-2">
      {outcome.mark === null ? null : (
        <span data-numeric className="text-sm text-muted">
          {outcome.mark} %
        </span>
      )}
      <LookBadge look={resultLook({ ...outcome, result: outcome.result })} />
    </span>
  );
}

/** The result on each outcome; hidden while the moderator's own verdict is still to come. */
export const OutcomeResults = ({ outcomes }: { outcomes: readonly Outcome[] }) => (
  <section aria-labelledby="results">
    <h2 id="results" className="mb-3 text-lg">
      <Trans>Results by outcome</Trans>
    </h2>
    <ul className="rounded-lg border border-line bg-surface">
      {outcomes.map((outcome) => (
        <li
          key={outcome.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-0"
        >
          <span className="min-w-0 flex-1 basis-[16em]">
            <span className="mr-2 text-sm text-muted">{outcome.code}</span>
            {outcome.title}
          </span>
          <ResultOf outcome={outcome} />
        </li>
      ))}
    </ul>
  </section>
);
