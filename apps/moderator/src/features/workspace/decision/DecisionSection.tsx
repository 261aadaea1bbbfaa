import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { TextArea } from '@/ui/TextArea.tsx';
import { bringToOutcome } from '../outcomes/focus.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { ConfirmDecision } from './ConfirmDecision.tsx';
import { decisionKinds, decisionKindLabels } from './decision-labels.ts';
import { decisionOf, proposalOf, whyNot, withoutVerdict } from './readiness.ts';
import { ReferralFields } from './ReferralFields.tsx';
import type { useDecide } from './use-decide.ts';

/** Uphold, overturn or refer back: proposed by the verdicts, chosen by the moderator, signed after a look. */
export function DecisionSection({ decide }: { decide: ReturnType<typeof useDecide> }) {
  const { workspace, body, drafts, canWork, focusOutcome } = useWorkspaceContext();
  const [isConfirming, setIsConfirming] = useState(false);
  const missing = withoutVerdict(workspace.outcomes);
  const proposed = proposalOf(workspace);
  const kind = body.kind ?? proposed;
  const [today] = useState(() => new Date());
  const decision = kind ? decisionOf(kind, body, today) : null;
  const obstacle = decision ? whyNot(decision, workspace.outcomes, today) : undefined;
  const maySign = canWork && missing.length === 0 && decision !== null && obstacle === undefined;
  const isWaiting = decide.state.kind === 'waiting';
  useHotkeys([
    {
      keys: 'mod+enter',
      label: t`Sign the decision`,
      group: t`Decision`,
      run: () => setIsConfirming(true),
      enabled: maySign,
      inFields: true,
    },
  ]);
  const missingLinks = missing.map((outcome, index) => (
    <span key={outcome.id}>
      {index > 0 ? ', ' : ''}
      <button
        type="button"
        className="min-h-6 font-medium text-accent-ink underline underline-offset-2"
        onClick={() => {
          focusOutcome(outcome.id);
          requestAnimationFrame(() => bringToOutcome(outcome.id));
        }}
      >
        {outcome.code}
      </button>
    </span>
  ));
  return (
    <section aria-labelledby="decision" className="flex flex-col gap-4 border-t border-line px-5 py-5">
      <h2 id="decision" tabIndex={-1} className="font-semibold">
        <Trans>Decision</Trans>
      </h2>
      {missing.length > 0 ? (
        <p className="text-muted">
          <Trans>Your verdict is missing on {missingLinks}. The decision follows from the verdicts.</Trans>
        </p>
      ) : (
        <>
          <fieldset disabled={!canWork} className="flex flex-col gap-2">
            <legend className="sr-only">
              <Trans>Decision</Trans>
            </legend>
            {decisionKinds.map((each) => (
              <label
                key={each}
                className={classNames(
                  'flex cursor-pointer flex-wrap items-start gap-x-3 gap-y-1.5 rounded-lg border bg-surface px-4 py-3',
                  kind === each ? 'border-accent-ink' : 'border-line hover:border-line-strong',
                )}
              >
                <input
                  type="radio"
                  name="decision"
                  className="mt-1 size-4 accent-accent-ink"
                  checked={kind === each}
                  onChange={() => drafts.change((draft) => ({ ...draft, kind: each }))}
                />
                <span className="flex-1 basis-[13em]">
                  <span className="font-medium">{decisionKindLabels(each).title}</span>
                  <span className="block text-sm text-muted">{decisionKindLabels(each).meaning}</span>
                </span>
                {proposed === each ? (
                  <Badge tone="note">
                    <Trans>Follows from your verdicts</Trans>
                  </Badge>
                ) : null}
              </label>
            ))}
          </fieldset>
          {kind === 'referred_back' && canWork ? <ReferralFields /> : null}
          {canWork ? (
            <TextArea
              label={kind === 'overturned' ? t`Reason` : t`Reason, for the report`}
              required={kind === 'overturned'}
              rows={2}
              value={body.reason}
              onChange={(reason) => drafts.change((draft) => ({ ...draft, reason }))}
              onBlur={() => void drafts.flush()}
            />
          ) : null}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p id="decision-obstacle" className="min-w-[12em] flex-1 text-sm text-muted">
              {isWaiting ? t`Signed on this device; waiting for the answer of the platform.` : obstacle}
            </p>
            <Button
              variant="primary"
              size="large"
              icon="pen"
              hotkey="mod+enter"
              disabled={!maySign}
              busy={isWaiting}
              aria-describedby="decision-obstacle"
              onClick={() => setIsConfirming(true)}
            >
              <Trans>Sign the decision…</Trans>
            </Button>
          </div>
        </>
      )}
      {decision ? (
        <ConfirmDecision
          decision={decision}
          open={isConfirming || isWaiting}
          state={decide.state}
          onClose={() => {
            setIsConfirming(false);
            decide.reset();
          }}
          onSign={() => void decide.sign(decision)}
        />
      ) : null}
    </section>
  );
}
