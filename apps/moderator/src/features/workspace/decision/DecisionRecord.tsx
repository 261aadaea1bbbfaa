import { Trans } from '@lingui/react/macro';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { decisionLooks } from '@/labels/status-labels.ts';
import { ReopeningSection } from '../reopening/ReopeningSection.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { decisionKindLabels } from './decision-labels.ts';

/** A signed decision as it stands. */
export function DecisionRecord() {
  const { workspace } = useWorkspaceContext();
  const { decision } = workspace;
  if (!decision) return null;
  // Work that came back gets another one, beside which this one stands.
  const isEarlier =
    workspace.reopening !== null ||
    (decision.kind === 'referred_back' && workspace.attempt.state !== 'returned');
  const codeOf = (id: string) => workspace.outcomes.find((outcome) => outcome.id === id)?.code ?? '';
  return (
    <section
      aria-labelledby="signed-decision"
      className="flex flex-col gap-3 border-b border-line bg-surface px-5 py-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="signed-decision" className="font-semibold">
          {isEarlier ? <Trans>Earlier decision</Trans> : <Trans>Decision</Trans>}
        </h2>
        <LookBadge look={decisionLooks[decision.kind]} />
        <p className="ml-auto text-sm text-muted">
          <Trans>
            Signed by {decision.moderator.name}, <RelativeTime value={decision.signedAt} />
          </Trans>
        </p>
      </div>
      {/* Who has to do something stands with each action. */}
      {decision.reason || decision.kind !== 'referred_back' ? (
        <p className="whitespace-pre-line">{decision.reason || decisionKindLabels(decision.kind).meaning}</p>
      ) : null}
      {decision.actions.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {decision.actions.map((action) => (
            <li key={action.outcomeId} className="rounded-md border border-line px-3 py-2">
              <span data-numeric className="text-muted">
                {codeOf(action.outcomeId)}
              </span>{' '}
              {action.action}
              <span className="block text-sm text-muted">
                {action.to === 'assessor' ? (
                  <Trans>
                    By the assessor, due <RelativeTime value={action.dueOn} dated />
                  </Trans>
                ) : (
                  <Trans>
                    By the learner, due <RelativeTime value={action.dueOn} dated />
                  </Trans>
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <ReopeningSection />
    </section>
  );
}
