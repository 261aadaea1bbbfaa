import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Problem } from '@/judging/layout/Problem.tsx';
import { Button } from '@/ui/Button.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { SaveStatus } from '../draft/SaveStatus.tsx';
import { ConfirmDecision } from './ConfirmDecision.tsx';
import { DecisionKinds } from './DecisionKinds.tsx';
import type { DecisionState } from './use-decision.ts';
import type { useDecide } from './use-decide.ts';
import { VerdictSummary } from './VerdictSummary.tsx';

interface DecisionFooterProps {
  state: DecisionState;
  decide: ReturnType<typeof useDecide>;
}

/** Always in view: how the verdicts stand, what is decided, what is still in the way, and the signature. */
export function DecisionFooter({ state, decide }: DecisionFooterProps) {
  const { kind, decision, obstacle } = state;
  const waiting = decide.state.kind === 'waiting' ? decide.state : undefined;
  // As it was signed, whatever was typed since.
  const shown = waiting?.entry.decision ?? decision;
  const maySign = decision !== null && obstacle === undefined;
  // The key leads to what is in the way, where something is.
  const begin = () => (maySign || waiting ? decide.open() : obstacle?.go?.());
  useHotkeys([
    {
      keys: 'mod+enter',
      label: t`Sign the decision, or go to what is missing`,
      group: t`Decision`,
      place: 4,
      run: (event) => event.repeat || begin(),
      inFields: true,
    },
  ]);
  return (
    <footer className="flex shrink-0 flex-col gap-2 border-t border-line bg-surface px-5 py-2.5 max-tablet:px-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <VerdictSummary />
        <SaveStatus />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {kind ? <DecisionKinds {...state} /> : null}
        <Button
          variant="primary"
          icon="pen"
          hotkey="mod+enter"
          className="ml-auto"
          disabled={!maySign}
          busy={waiting !== undefined}
          aria-describedby="decision-obstacle"
          onClick={begin}
        >
          <span>
            <Trans>
              Sign<span className="sr-only"> the decision</span>
            </Trans>
          </span>
        </Button>
      </div>
      {decide.state.kind === 'refused' && !decide.isOpen ? <Problem error={decide.state.error} /> : null}
      <p id="decision-obstacle" className="text-sm text-muted empty:hidden">
        {waiting ? (
          <button
            type="button"
            onClick={decide.open}
            className="min-h-6 text-left underline underline-offset-2"
          >
            {t`Signed on this device; waiting for the answer of the platform.`}
          </button>
        ) : obstacle?.go ? (
          <button
            type="button"
            onClick={obstacle.go}
            className="min-h-6 text-left underline underline-offset-2"
          >
            {obstacle.label}
          </button>
        ) : (
          obstacle?.label
        )}
      </p>
      {shown ? (
        <ConfirmDecision
          decision={shown}
          open={decide.isOpen}
          state={decide.state}
          onClose={decide.close}
          onSign={() => void decide.sign(shown)}
        />
      ) : null}
    </footer>
  );
}
