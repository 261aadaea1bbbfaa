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
import { OutcomeHeading } from '@/judging/OutcomeHeading.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { outcomeId as elementId } from './focus.ts';
import { comparisonLooks, methodLabels } from '@/judging/outcome-labels.ts';
import { OutcomeEvidence } from './OutcomeEvidence.tsx';
import { Reveal } from './Reveal.tsx';
import { StandingVerdict } from '../reopening/StandingVerdict.tsx';
import { VerdictFields } from './VerdictFields.tsx';
import { useWaiting } from './waiting-verdicts.ts';

interface OutcomeItemProps {
  outcome: WorkspaceOutcome;
  /** 1, 2, 3 … */
  place: number;
  /** Arrow keys go from one outcome to the next. */
  onArrow: (event: KeyboardEvent) => void;
}

/** One outcome: a line while it is not in focus, the judging area while it is. */
export function OutcomeItem({ outcome, place, onArrow }: OutcomeItemProps) {
  const { workspace, person, body, outcomeId, focusOutcome } = useWorkspaceContext();
  const isOpen = outcome.id === outcomeId;
  const { reopening, appeal } = workspace;
  const isAppealed = appeal?.outcomes.some(({ id }) => id === outcome.id) ?? false;
  const onAppeal = appeal?.verdicts.find((each) => each.outcomeId === outcome.id)?.result ?? null;
  const result =
    onAppeal ??
    (workspace.mode === 'assess'
      ? judgementOn(workspace, outcome, body).result
      : (outcome.verdict?.result ?? (workspace.mode === 'read' ? outcome.judgement?.result : null)));
  const kept = useWaiting(person, workspace.attempt.id);
  const isWaiting = workspace.mode === 'moderate' && !outcome.verdict && kept.has(outcome.id);
  const stands =
    workspace.mode === 'moderate' &&
    reopening !== null &&
    reopening.outcomes.every(({ id }) => id !== outcome.id);
  return (
    <li className={classNames('scroll-my-3', isOpen ? 'bg-surface' : '')}>
      <OutcomeHeading
        outcome={outcome}
        isOpen={isOpen}
        id={elementId(outcome.id)}
        aria-keyshortcuts={place < 10 ? String(place) : undefined}
        onClick={() => focusOutcome(outcome.id)}
        onKeyDown={onArrow}
      >
        {result ? (
          <LookBadge look={resultCodeLook({ result, scale: outcome.scale })} />
        ) : appeal && !isAppealed ? null : (
          <Badge shape="ring">{isWaiting ? <Trans>Not sent yet</Trans> : <Trans>To do</Trans>}</Badge>
        )}
        {outcome.comparison && outcome.comparison !== 'unknown' && workspace.mode !== 'assess' ? (
          <LookBadge look={comparisonLooks[outcome.comparison]} />
        ) : null}
      </OutcomeHeading>
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
