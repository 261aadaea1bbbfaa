import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Icon } from '@/ui/icons.tsx';
import { AppealDecision } from '../appeal/AppealDecision.tsx';
import { AppealNotice } from '../appeal/AppealNotice.tsx';
import { AppealsOfAttempt } from '../appeal/AppealsOfAttempt.tsx';
import { SignJudgement } from '../assess/SignJudgement.tsx';
import { DecisionFooter } from '../decision/DecisionFooter.tsx';
import { DecisionRecord } from '../decision/DecisionRecord.tsx';
import { DecisionSection } from '../decision/DecisionSection.tsx';
import { useDecision } from '../decision/use-decision.ts';
import type { useDecide } from '../decision/use-decide.ts';
import { FeedbackGiven } from '../feedback/FeedbackGiven.tsx';
import { FindingsSection } from '../findings/FindingsSection.tsx';
import { WorkspaceMenu } from '../settings/WorkspaceMenu.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { NotesSection } from './NotesSection.tsx';
import { OutcomeItem } from './OutcomeItem.tsx';
import { PanelNotices } from './PanelNotices.tsx';
import { useOutcomeKeys } from './use-outcome-keys.ts';
import { WaitingVerdicts } from './WaitingVerdicts.tsx';

interface OutcomesPaneProps {
  decide: ReturnType<typeof useDecide>;
  onJudgementSigned: () => void;
}

/** The side of the judging: outcome by outcome, the rules of evidence, the decision. */
export function OutcomesPane({ decide, onJudgementSigned }: OutcomesPaneProps) {
  const { workspace } = useWorkspaceContext();
  const onArrow = useOutcomeKeys();
  const decision = useDecision();
  const { outcomes, mode, blind } = workspace;
  return (
    <section aria-label={t`Outcomes`} className="outcomes-pane flex min-h-0 min-w-0 flex-1 flex-col">
      <WaitingVerdicts />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <DecisionRecord />
        {workspace.decision ? <FeedbackGiven /> : null}
        <AppealsOfAttempt />
        <AppealNotice />
        <PanelNotices />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 pt-3 pb-2">
          <h2 className="flex-1 font-semibold">
            <Trans>Outcomes</Trans>
          </h2>
          {blind && mode === 'moderate' ? (
            <p className="flex items-center gap-1.5 text-sm text-muted">
              <Icon name="eyeOff" className="size-4!" />
              <Trans>Blind: your verdict first</Trans>
            </p>
          ) : null}
          {mode === 'read' ? null : <WorkspaceMenu />}
        </div>
        <ol className="divide-y divide-line border-t border-line">
          {outcomes.map((outcome, index) => (
            <OutcomeItem key={outcome.id} outcome={outcome} place={index + 1} onArrow={onArrow} />
          ))}
        </ol>
        {mode === 'assess' ? null : <FindingsSection />}
        <AppealDecision />
        {mode === 'read' ? null : <NotesSection />}
        {mode === 'moderate' ? <DecisionSection kind={decision.kind} /> : null}
      </div>
      {mode === 'moderate' ? <DecisionFooter state={decision} decide={decide} /> : null}
      {mode === 'assess' ? <SignJudgement onSigned={onJudgementSigned} /> : null}
    </section>
  );
}
