import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DecisionInput } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { Icon } from '@/ui/icons.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { exactTime } from '@/ui/relative-time.ts';
import { resultCodeLook } from '@/labels/result-looks.ts';
import { decisionLooks } from '@/labels/status-labels.ts';
import { Problem } from '@/judging/layout/Problem.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { decisionKindLabels } from './decision-labels.ts';
import { NotLookedAt } from './NotLookedAt.tsx';
import type { DecideState } from './use-decide.ts';
import { vacsLabels } from '@/labels/vacs-labels.ts';

interface ConfirmDecisionProps {
  decision: DecisionInput;
  open: boolean;
  state: DecideState;
  onClose: () => void;
  onSign: () => void;
}

/** What will be signed, in full, and what follows from it. */
export function ConfirmDecision({ decision, open, state, onClose, onSign }: ConfirmDecisionProps) {
  const { workspace, body, looks } = useWorkspaceContext();
  const isUnderWay = state.kind === 'sending' || state.kind === 'waiting';
  const codeOf = (id: string) => workspace.outcomes.find((outcome) => outcome.id === id)?.code ?? '';
  useHotkeys([
    {
      keys: 'mod+enter',
      label: decisionKindLabels(decision.kind).sign,
      group: t`Decision`,
      // Held down from before, the key opened this; nobody has read it yet.
      run: (event) => event.repeat || onSign(),
      enabled: open && !isUnderWay,
      inFields: true,
      inDialogs: true,
    },
  ]);
  return (
    <Dialog
      title={t`Sign the decision on ${workspace.attempt.learner.name}`}
      open={open}
      onClose={onClose}
      closable={state.kind !== 'sending'}
      width="44em"
      footer={
        <>
          <Answer state={state} />
          <Button disabled={state.kind === 'sending'} onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            variant="primary"
            icon="pen"
            data-first-focus
            busy={isUnderWay}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={onSign}
          >
            {decisionKindLabels(decision.kind).sign}
          </Button>
        </>
      }
    >
      {/* Nothing in it has the focus, and it has to be scrolled by keys as well. */}
      <div role="group" aria-label={t`Decision`} tabIndex={0} className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <LookBadge look={decisionLooks[decision.kind]} />
          <span className="flex-1">{decisionKindLabels(decision.kind).consequence}</span>
        </p>
        <table className="w-full text-left">
          <thead className="text-sm text-muted">
            <tr>
              <th className="py-1 font-normal">
                <Trans>Outcome</Trans>
              </th>
              <th className="py-1 font-normal">
                <Trans>You</Trans>
              </th>
              <th className="py-1 font-normal whitespace-nowrap">
                <Trans>Assessor</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {workspace.outcomes.map((outcome) => (
              <tr key={outcome.id} className="border-t border-line align-top">
                <td className="py-1.5 pr-3">
                  <span data-numeric className="text-muted">
                    {outcome.code}
                  </span>{' '}
                  {outcome.title}
                  {body.comments[outcome.id] ? (
                    <span className="block text-sm text-muted">{body.comments[outcome.id]}</span>
                  ) : null}
                </td>
                {[outcome.verdict?.result, outcome.judgement?.result].map((result, index) => (
                  <td key={index} className="py-1.5 pr-3">
                    {result ? <LookBadge look={resultCodeLook({ result, scale: outcome.scale })} /> : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 [&_dt]:text-muted">
          {decision.reason ? (
            <>
              <dt>
                <Trans>Reason</Trans>
              </dt>
              <dd className="whitespace-pre-line">{decision.reason}</dd>
            </>
          ) : null}
          {decision.findings?.map((finding) => (
            <div key={finding.rule} className="contents">
              <dt>{vacsLabels(finding.rule).word}</dt>
              <dd className="flex items-start gap-2">
                {finding.passed === null ? (
                  <Badge shape="dash">
                    <Trans>Not checked</Trans>
                  </Badge>
                ) : (
                  <Icon
                    name={finding.passed ? 'check' : 'cross'}
                    className={finding.passed ? 'text-good' : 'text-bad'}
                  />
                )}
                {finding.comment || (finding.passed ? t`Yes` : '')}
              </dd>
            </div>
          ))}
          {decision.actions?.map((action) => (
            <div key={action.outcomeId} className="contents">
              <dt>{codeOf(action.outcomeId)}</dt>
              <dd>
                {action.action}
                {/* It stands here before it is opened, also while a day is missing. */}
                {action.dueOn ? (
                  <span className="block text-sm text-muted">
                    {action.to === 'assessor'
                      ? t`By the assessor, due ${exactTime(action.dueOn)}`
                      : t`By the learner, due ${exactTime(action.dueOn)}`}
                  </span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
        <NotLookedAt evidence={workspace.evidence} looks={looks} />
        <p className="text-sm text-muted">
          <Trans>
            A signed decision is never edited. It can be reopened later, with a reason that stays on record.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}

/** What became of the signature: beside the buttons, where it is seen however long the decision is. */
function Answer({ state }: { state: DecideState }) {
  if (state.kind === 'refused')
    return (
      <div className="w-full">
        <Problem error={state.error} />
      </div>
    );
  return (
    // There before anything is in it, or screen readers would not notice what comes.
    <div role="status" className={state.kind === 'waiting' ? 'w-full' : 'sr-only'}>
      {state.kind === 'waiting' ? (
        <p className="flex gap-2.5 rounded-md border border-warn/40 bg-warn-tint px-3 py-2.5 text-sm">
          <Icon name="offline" className="text-warn" />
          {state.isKept ? (
            <Trans>
              The decision was sent and no answer came. It is kept on this device and asked for again until
              there is one, also while you go on with something else; it is never signed twice.
            </Trans>
          ) : (
            <Trans>
              The decision was sent and no answer came. This device keeps nothing, so leave this window open:
              it asks again until there is an answer, also while you go on with something else, and the
              decision is never signed twice.
            </Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}
