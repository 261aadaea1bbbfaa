import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { reasonLabels } from '@/labels/reason-labels.ts';
import { isReachable } from '@/session/connection.ts';
import { Badge } from '@/ui/Badge.tsx';
import { useSignal } from '@/ui/use-signal.ts';
import { DraftConflict } from '../draft/DraftConflict.tsx';
import { claimNoticeId, untilLabel } from '../header/ClaimState.tsx';
import { Notice } from '@/judging/layout/Notice.tsx';
import { NextWorkPanel } from '../next/NextWorkPanel.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { attemptStateLooks } from '@/labels/status-labels.ts';

/** What to know before judging: why it can or cannot be done now, and what came before. */
export function PanelNotices() {
  const { workspace, save, origin } = useWorkspaceContext();
  const isOnline = useSignal(isReachable);
  const { attempt, mode, earlierAttempts, decision } = workspace;
  const held = attempt.claim && !attempt.claim.mine ? attempt.claim : null;
  const isUnjudged = mode === 'read' && !held && ['open', 'submitted'].includes(attempt.state);
  const state = attemptStateLooks[attempt.state].word;
  return (
    <>
      {save.kind === 'conflict' ? <DraftConflict theirs={save.theirs} /> : null}
      <div className="flex flex-col gap-3 px-5 py-3 empty:hidden">
        {held ? (
          <Notice icon="person" tone="note">
            <p className="font-medium">
              <Trans>
                {held.moderator.name} is working on this until {untilLabel(held.expiresAt)}
              </Trans>
            </p>
            <p className="text-sm text-muted">
              <Trans>You can read everything. It can be claimed when it is free again.</Trans>
            </p>
          </Notice>
        ) : null}
        {mode !== 'read' && !attempt.claim ? (
          <Notice icon="lock">
            <p className="font-medium">
              {mode === 'assess' ? t`Claim this attempt to judge it` : t`Claim this attempt to moderate it`}
            </p>
            <p id={claimNoticeId} className="text-sm text-muted">
              {!isOnline
                ? mode === 'assess'
                  ? t`Without a network it cannot be claimed. What you give and type is kept on this device; claim the attempt when the platform can be reached.`
                  : t`Without a network it cannot be claimed. Your verdicts are kept on this device, and claim it when the platform can be reached, unless somebody was faster.`
                : mode === 'assess'
                  ? t`Your first judgement claims it as well. It is then yours for eight hours, so that nobody does the same work; you may read it before.`
                  : t`Your first verdict claims it as well. It is then yours for eight hours, so that nobody does the same work; you may read it before.`}
            </p>
          </Notice>
        ) : null}
        {mode === 'read' && decision ? <NextWorkPanel workspace={workspace} origin={origin} /> : null}
        {isUnjudged ? (
          <Notice icon="info">
            <p className="font-medium">
              <Trans>Not judged yet</Trans>
            </p>
            <p className="text-sm text-muted">
              {attempt.evidenceCount === 0
                ? t`Nothing was handed in. It gets into no batch before its assessor has judged every outcome.`
                : t`Its assessor has not judged every outcome. Until then it gets into no batch.`}
            </p>
          </Notice>
        ) : null}
        {mode === 'read' && !held && !decision && !isUnjudged && !workspace.appeal ? (
          <Notice icon="eye">
            <p className="font-medium">
              <Trans>You are reading</Trans>
            </p>
            <p className="text-sm text-muted">
              <Trans>There is nothing for you to judge here now. State of the attempt: {state}.</Trans>
            </p>
          </Notice>
        ) : null}
        {earlierAttempts.length > 0 ? (
          <p className="text-sm text-muted">
            <Trans>Earlier attempts:</Trans>{' '}
            {earlierAttempts.map(({ id, number }, index) => (
              <span key={id}>
                {index > 0 ? ', ' : ''}
                <Link
                  {...workspaceLink(id, origin.from, origin.batchId)}
                  className="font-medium text-accent-ink underline underline-offset-2"
                >
                  <Trans>attempt {number}</Trans>
                </Link>
              </span>
            ))}
          </p>
        ) : null}
        {attempt.reasons.length > 0 && mode === 'moderate' ? (
          <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
            <Trans>In the sample:</Trans>
            {attempt.reasons.map((reason) => {
              const { label, sentence } = reasonLabels(reason);
              return (
                <Badge key={reason} title={sentence}>
                  {label}
                </Badge>
              );
            })}
          </p>
        ) : null}
      </div>
    </>
  );
}
