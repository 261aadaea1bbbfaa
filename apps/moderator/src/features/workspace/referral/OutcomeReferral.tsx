import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Referral, WorkspaceOutcome } from '@moderator/contract/types';
import { AnswerForm } from '@/attempts/referrals/AnswerForm.tsx';
import { AskedAction } from '@/attempts/referrals/AskedAction.tsx';
import { resultLook } from '@/labels/result-looks.ts';
import { Icon } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { judgementOn } from '../assess/judgement-readiness.ts';
import { EvidenceChips } from '../evidence/EvidenceChips.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { newSince } from './new-since.ts';

/** What was asked of an outcome when the work was referred back, what was answered, what is new, and what was judged. */
export function OutcomeReferral({ outcome }: { outcome: WorkspaceOutcome }) {
  const { workspace, referral, person, canWork } = useWorkspaceContext();
  const asked = referral?.actions.filter(({ outcomeId }) => outcomeId === outcome.id) ?? [];
  if (!referral || asked.length === 0) return null;
  const isBack = !['returned', 'submitted', 'assessing'].includes(workspace.attempt.state);
  const fresh = newSince(referral, outcome);
  return (
    <section
      aria-label={t`What was asked of ${outcome.code}`}
      className="flex flex-col gap-3 rounded-lg border border-note/30 bg-note-tint/40 px-4 py-3"
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <Icon name="undo" className="size-4! text-muted" />
        <span className="font-medium">
          <Trans>Referred back by {referral.moderator.name}</Trans>
        </span>
        <span className="text-muted">
          <RelativeTime value={referral.at} />
        </span>
      </p>
      {asked.map((action) => (
        <AskedAction
          key={action.place}
          action={action}
          isOpen={!isBack}
          evidence={({ evidenceIds }) => <EvidenceChips label={t`Cited evidence`} ids={evidenceIds} />}
        >
          {action.to === 'assessor' &&
          workspace.mode === 'assess' &&
          canWork &&
          action.answers.length === 0 ? (
            <AnswerForm
              person={person}
              attemptId={workspace.attempt.id}
              referralId={referral.id}
              action={action.place}
              evidenceIds={fresh}
            />
          ) : null}
        </AskedAction>
      ))}
      <div className="flex flex-col gap-1.5 border-t border-note/30 pt-3">
        {fresh.length > 0 ? (
          <>
            <p className="text-sm text-muted">
              <Trans>New since then</Trans>
            </p>
            <EvidenceChips label={t`New since then`} ids={fresh} />
          </>
        ) : (
          <p className="text-sm text-muted">
            <Trans>No evidence of this outcome is new since then.</Trans>
          </p>
        )}
        <Earlier referral={referral} outcome={outcome} />
      </div>
    </section>
  );
}

/** What was judged and found before, beside what is judged now once that is shown. */
function Earlier({ referral, outcome }: { referral: Referral; outcome: WorkspaceOutcome }) {
  const { workspace, body } = useWorkspaceContext();
  const earlier = referral.earlier.find(({ outcomeId }) => outcomeId === outcome.id);
  if (!earlier) return null;
  const { judgement, verdict } = earlier;
  // While it is judged again, what was signed then is no judgement of now.
  const now =
    workspace.mode === 'assess' ? judgementOn(workspace, outcome, body).result : outcome.judgement?.result;
  const isSame = judgement !== null && now === judgement;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {judgement ? (
        <>
          <Trans>Judged then:</Trans>{' '}
          <LookBadge look={resultLook({ result: judgement, scale: outcome.scale })} />
        </>
      ) : null}
      {verdict ? (
        <>
          <Trans>The moderator then:</Trans>{' '}
          <LookBadge look={resultLook({ result: verdict, scale: outcome.scale })} />
        </>
      ) : null}
      {isSame ? <span className="font-medium text-warn">{t`The judgement is the same as then.`}</span> : null}
    </p>
  );
}
