import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { Icon } from '@/ui/icons.tsx';
import { SignJudgement } from '../assess/SignJudgement.tsx';
import { withoutJudgement } from '../assess/judgement-readiness.ts';
import { DecisionRecord } from '../decision/DecisionRecord.tsx';
import { DecisionSection } from '../decision/DecisionSection.tsx';
import { withoutVerdict } from '../decision/readiness.ts';
import type { useDecide } from '../decision/use-decide.ts';
import { SaveStatus } from '../draft/SaveStatus.tsx';
import { FindingsSection } from '../findings/FindingsSection.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { NotesSection } from './NotesSection.tsx';
import { OutcomeItem } from './OutcomeItem.tsx';
import { PanelNotices } from './PanelNotices.tsx';
import { useOutcomeKeys } from './use-outcome-keys.ts';

interface OutcomesPaneProps {
  decide: ReturnType<typeof useDecide>;
  onJudgementSigned: () => void;
}

/** The side of the judging: outcome by outcome, the rules of evidence, the decision. */
export function OutcomesPane({ decide, onJudgementSigned }: OutcomesPaneProps) {
  const { workspace, body } = useWorkspaceContext();
  const onArrow = useOutcomeKeys();
  const { outcomes, mode, blind } = workspace;
  const left = mode === 'assess' ? withoutJudgement(outcomes, body) : withoutVerdict(outcomes);
  const isWork = mode !== 'read';
  return (
    <section aria-label={t`Outcomes`} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <DecisionRecord />
        <PanelNotices />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 pt-3 pb-2">
          <h2 className="font-semibold">
            <Trans>Outcomes</Trans>
          </h2>
          {blind && mode === 'moderate' ? (
            <p className="flex items-center gap-1.5 text-sm text-muted">
              <Icon name="eyeOff" className="size-4!" />
              <Trans>Blind: your verdict first</Trans>
            </p>
          ) : null}
        </div>
        <ol className="divide-y divide-line border-t border-line">
          {outcomes.map((outcome, index) => (
            <OutcomeItem key={outcome.id} outcome={outcome} place={index + 1} onArrow={onArrow} />
          ))}
        </ol>
        {mode === 'assess' ? <SignJudgement onSigned={onJudgementSigned} /> : <FindingsSection />}
        {isWork ? <NotesSection /> : null}
        {mode === 'moderate' ? <DecisionSection decide={decide} /> : null}
      </div>
      {isWork ? (
        <footer className="flex min-h-12 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-surface px-5 py-2">
          <div className="w-[14em] max-w-full">
            <ProgressMeter
              label={mode === 'assess' ? t`Outcomes judged` : t`Verdicts recorded`}
              value={outcomes.length - left.length}
              of={outcomes.length}
            />
          </div>
          <SaveStatus />
        </footer>
      ) : null}
    </section>
  );
}
