import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Result, Scale, WorkspaceOutcome } from '@moderator/contract/types';
import { isSplitByPass } from '@moderator/moderation';
import { Badge } from '@/ui/Badge.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icons.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { resultLook } from '@/labels/result-looks.ts';
import { comparisonLooks } from '@/judging/outcome-labels.ts';

const edges = { agrees: 'border-good/50', differs: 'border-bad/50', unknown: 'border-line' };

/** The assessor's judgement beside the moderator's verdict, or why it is not there yet. */
export function Reveal({ outcome, isDecided }: { outcome: WorkspaceOutcome; isDecided: boolean }) {
  const { verdict, judgement, comparison, hidden } = outcome;
  const box = useRef<HTMLElement>(null);
  const wasHidden = useRef(hidden);
  useEffect(() => {
    // What was waited for has to be seen, and not scrolled to by hand.
    if (wasHidden.current && !hidden) box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    wasHidden.current = hidden;
  }, [hidden]);
  if (hidden)
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon name="eyeOff" className="size-4!" />
        {hiddenWords(isDecided, verdict !== null)}
      </p>
    );
  if (!judgement)
    return verdict ? (
      <p className="text-sm text-muted">
        <Trans>The assessor judged nothing here.</Trans>
      </p>
    ) : null;
  const isSame = verdict?.result === judgement.result;
  const isSplit = verdict !== null && isSplitByPass(verdict.result, judgement.result, outcome);
  return (
    <section
      ref={box}
      aria-label={t`Judgement of ${outcome.code}`}
      className={classNames(
        'overflow-hidden rounded-lg border transition-[opacity,translate] duration-300 starting:translate-y-1.5 starting:opacity-0',
        edges[comparison ?? 'unknown'],
      )}
    >
      {comparison ? (
        <div className="flex flex-wrap items-center gap-2 border-b border-line bg-page px-4 py-2">
          <LookBadge look={comparisonLooks[comparison]} />
          <span className="text-sm text-muted">
            {comparison === 'agrees' &&
              (isSame
                ? isDecided
                  ? t`Moderator and assessor came to the same result.`
                  : t`You and the assessor came to the same result.`
                : isDecided
                  ? t`Moderator and assessor are within the tolerance.`
                  : t`You and the assessor are within the tolerance.`)}
            {comparison === 'differs' &&
              (isDecided
                ? t`Moderator and assessor came to different results.`
                : t`You and the assessor came to different results.`)}
          </span>
          {comparison === 'agrees' && isSplit ? (
            <Badge tone="warn" shape="bang">
              <Trans>One passes, the other does not</Trans>
            </Badge>
          ) : null}
          {verdict?.changedAfterReveal ? (
            <Badge tone="warn">
              <Trans>Changed after the reveal</Trans>
            </Badge>
          ) : null}
        </div>
      ) : null}
      <div
        className={classNames(
          verdict && 'grid grid-cols-2',
          'divide-x divide-line max-mobile:grid-cols-1 max-mobile:divide-x-0 max-mobile:divide-y',
        )}
      >
        {verdict ? (
          <Column
            who={isDecided ? t`The moderator` : t`You`}
            result={verdict.result}
            scale={outcome.scale}
            at={verdict.recordedAt}
          >
            {verdict.comment ? <p className="mt-2 whitespace-pre-line">{verdict.comment}</p> : null}
          </Column>
        ) : null}
        <Column
          who={judgement.assessorName ? t`${judgement.assessorName}, assessor` : t`The assessor`}
          result={judgement.result}
          scale={outcome.scale}
          mark={judgement.mark}
          at={judgement.judgedAt}
        >
          {judgement.feedback ? (
            <p className="mt-2 whitespace-pre-line">
              <span className="block text-sm text-muted">
                <Trans>Feedback to the learner</Trans>
              </span>
              {judgement.feedback}
            </p>
          ) : null}
        </Column>
      </div>
    </section>
  );
}

function hiddenWords(isDecided: boolean, hasVerdict: boolean): string {
  if (isDecided) return t`The judgement of the assessor is not shown to you.`;
  return hasVerdict
    ? t`Recording your verdict; the judgement of the assessor comes with it…`
    : t`The judgement of the assessor appears after your verdict.`;
}

interface ColumnProps {
  who: string;
  result: Result | null;
  scale: Scale;
  mark?: number | null;
  at: string | null;
  children: ReactNode;
}

const Column = ({ who, result, scale, mark, at, children }: ColumnProps) => (
  <div className="min-w-0 px-4 py-3">
    <p className="mb-1.5 flex justify-between gap-2 text-sm text-muted">
      <span className="truncate">{who}</span>
      {at ? <RelativeTime value={at} /> : null}
    </p>
    <p className="flex items-center gap-2">
      {result ? (
        <LookBadge look={resultLook({ result, scale })} />
      ) : (
        <Badge>
          <Trans>No result</Trans>
        </Badge>
      )}
      {mark === null || mark === undefined ? null : (
        <span data-numeric className="font-medium">
          {mark} %
        </span>
      )}
    </p>
    {children}
  </div>
);
