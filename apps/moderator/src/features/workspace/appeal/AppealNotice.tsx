import { Trans } from '@lingui/react/macro';
import { Notice } from '@/judging/layout/Notice.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';

/** What is appealed and why, for whoever judges it. */
export function AppealNotice() {
  const { appeal } = useWorkspaceContext().workspace;
  if (!appeal) return null;
  return (
    <div className="px-5 pt-3">
      <Notice icon="flag" tone="note">
        <p className="font-medium">
          <Trans>You judge an appeal</Trans>
        </p>
        <p className="text-sm text-muted">{appeal.outcomes.map(({ name }) => name).join(' · ')}</p>
        <p className="mt-1 whitespace-pre-line">{appeal.grounds}</p>
        {appeal.isBlind ? (
          <p className="mt-1 text-sm text-muted">
            <Trans>What was judged and moderated before appears once each of these has your verdict.</Trans>
          </p>
        ) : null}
      </Notice>
    </div>
  );
}
