import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TextArea } from '@/ui/TextArea.tsx';
import { FeedbackFields } from '../feedback/FeedbackFields.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { decisionKindLabels } from './decision-labels.ts';
import { ReferralFields } from './ReferralFields.tsx';
import { decisionFieldsId, reasonName } from './use-decision.ts';
import type { DecisionState } from './use-decision.ts';

/** What goes with the decision: its reason, and what has to be done first. It is chosen and signed in the footer. */
export function DecisionSection({ kind }: Pick<DecisionState, 'kind'>) {
  const { workspace, body, drafts, canWork } = useWorkspaceContext();
  const { assessor } = workspace.attempt;
  return (
    <section aria-labelledby="decision" className="flex flex-col gap-4 border-t border-line px-5 py-5">
      <div>
        <h2 id="decision" tabIndex={-1} className="font-semibold">
          {kind ? <Trans>Decision: {decisionKindLabels(kind).title}</Trans> : <Trans>Decision</Trans>}
        </h2>
        <p className="text-sm text-muted">
          {kind
            ? decisionKindLabels(kind).meaning
            : t`It follows from your verdicts, once every outcome has one.`}
        </p>
      </div>
      {kind && canWork ? (
        <div id={decisionFieldsId} className="flex flex-col gap-4">
          {kind === 'referred_back' ? <ReferralFields /> : null}
          <TextArea
            label={kind === 'overturned' ? t`Reason` : t`Reason, for the report`}
            name={reasonName}
            required={kind === 'overturned'}
            rows={2}
            value={body.reason}
            onChange={(reason) => drafts.change((draft) => ({ ...draft, reason }))}
            onBlur={() => void drafts.flush()}
          />
          {/* Nobody reads them where no person of the platform assessed. */}
          {assessor?.id ? (
            <FeedbackFields
              assessor={assessor.name}
              hint={t`For the assessor to learn from; not in the report. They see it when that is signed, or at once where you refer back.`}
              value={body.feedback}
              onChange={(feedback) => drafts.change((draft) => ({ ...draft, feedback }))}
              onBlur={() => void drafts.flush()}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
