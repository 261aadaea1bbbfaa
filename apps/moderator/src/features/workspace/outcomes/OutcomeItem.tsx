import type { KeyboardEvent } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { classNames } from '@/ui/class-names.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { resultCodeLook } from '@/labels/result-looks.ts';
import { AppealVerdict } from '../appeal/AppealVerdict.tsx';
import { InterimSection } from '../interim/InterimSection.tsx';
import { judgementOn } from '../assess/judgement-readiness.ts';
import { JudgementFields } from '../assess/JudgementFields.tsx';
import { OutcomeReferral } from '../referral/OutcomeReferral.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { outcomeId as elementId } from './focus.ts';
import { comparisonLooks, methodLabels } from '@/judging/outcome-labels.ts';
import { OutcomeEvidence } from './OutcomeEvidence.tsx';
import { Reveal } from './Reveal.tsx';
import { StandingVerdict } from '../reopening/StandingVerdict.tsx';
import { VerdictFields } from './VerdictFields.tsx';

interface OutcomeItemProps {
  outcome: WorkspaceOutcome;
  /** 1, 2, 3 … */
  place: number;
  /** Arrow keys go from one outcome to the next. */
  onArrow: (event: KeyboardEvent) => void;
}

/** One outcome: a line while it is not in focus, the judging area while it is. */
export function OutcomeItem({ outcome, place, onArrow }: OutcomeItemProps) {
  const { workspace, body, outcomeId, focusOutcome } = useWorkspaceContext();
  const isOpen = outcome.id === outcomeId;
  const { reopening, appeal } = workspace;
  const isAppealed = appeal?.outcomes.some(({ id }) => id === outcome.id) ?? false;
  const onAppeal = appeal?.verdicts.find((each) => each.outcomeId === outcome.id)?.result ?? null;
  const result =
    onAppeal ??
    (workspace.mode === 'assess'
      ? judgementOn(workspace, outcome, body).result
      : (outcome.verdict?.result ?? (workspace.mode === 'read' ? outcome.judgement?.result : null)));
  const stands =
    workspace.mode === 'moderate' &&
    reopening !== null &&
    reopening.outcomes.every(({ id }) => id !== outcome.id);
  return (
    <li className={classNames('scroll-my-3', isOpen ? 'bg-surface' : '')}>
      <h3>
        <button
          id={elementId(outcome.id)}
          type="button"
          aria-expanded={isOpen}
          aria-keyshortcuts={place < 10 ? String(place) : undefined}
          onClick={() => focusOutcome(outcome.id)}
          onKeyDown={onArrow}
          className={classNames(
            'flex w-full flex-wrap items-start gap-x-3 gap-y-1.5 border-l-3 py-3 pr-5 pl-4 text-left font-normal -outline-offset-2',
            isOpen ? 'border-accent-mark' : 'border-transparent hover:bg-neutral-tint/60',
          )}
        >
          <span data-numeric className="min-w-[2.6em] shrink-0 pt-px text-sm text-muted">
            {outcome.code}
          </span>
          <span
            className={classNames(
              'min-w-0 flex-1 basis-[11em]',
              isOpen ? 'text-lg leading-snug font-semibold' : '',
            )}
          >
            {outcome.title}
          </span>
          <span className="flex shrink-0 flex-wrap justify-end gap-1.5 font-normal">
            {result ? (
              <LookBadge look={resultCodeLook({ result, scale: outcome.scale })} />
            ) : appeal && !isAppealed ? null : (
              <Badge shape="ring">
                <Trans>To do</Trans>
              </Badge>
            )}
            {outcome.comparison && outcome.comparison !== 'unknown' && workspace.mode !== 'assess' ? (
              <LookBadge look={comparisonLooks[outcome.comparison]} />
            ) : null}
          </span>
        </button>
      </h3>
      {isOpen ? (
        <div className="flex flex-col gap-4 border-l-3 border-accent-mark pr-5 pb-6 pl-4">
          <div>
            <p className="mb-1.5 text-sm text-muted">
              {i18n._(methodLabels[outcome.method])}
              {outcome.credits === null ? null : (
                <>
                  {' · '}
                  <Plural value={outcome.credits} one="# credit" other="# credits" />
                </>
              )}
            </p>
            <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-muted">
              {outcome.criteria.map((criterion) => (
                <li key={criterion.id}>{criterion.text}</li>
              ))}
            </ul>
          </div>
          <OutcomeReferral outcome={outcome} />
          <OutcomeEvidence outcome={outcome} />
          {workspace.mode === 'moderate' && !stands ? <VerdictFields outcome={outcome} /> : null}
          {stands ? <StandingVerdict outcome={outcome} /> : null}
          {appeal && isAppealed ? <AppealVerdict appeal={appeal} outcome={outcome} /> : null}
          {workspace.mode === 'assess' ? <JudgementFields outcome={outcome} /> : null}
          <InterimSection key={outcome.id} outcome={outcome} />
          {workspace.mode === 'read' ? (
            <Reveal outcome={outcome} isDecided={workspace.decision !== null} />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
