import { Trans } from '@lingui/react/macro';
import { Notice } from '@/judging/layout/Notice.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';

/** What is appealed and why, for whoever judges it. */
export function AppealNotice() {
  const { workspace, openEvidence } = useWorkspaceContext();
  const { appeal, evidence } = workspace;
  if (!appeal) return null;
  const added = evidence.filter(({ id }) => appeal.evidenceIds.includes(id));
  return (
    <div className="px-5 pt-3">
      <Notice icon="flag" tone="note">
        <p className="font-medium">
          <Trans>You judge an appeal</Trans>
        </p>
        <p className="text-sm text-muted">{appeal.outcomes.map(({ name }) => name).join(' · ')}</p>
        <p className="mt-1 whitespace-pre-line">{appeal.grounds}</p>
        {added.length > 0 ? (
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="text-muted">
              <Trans>Came with the appeal:</Trans>
            </span>
            {added.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                className="underline underline-offset-2"
                onClick={() => openEvidence(id)}
              >
                {title}
              </button>
            ))}
          </div>
        ) : null}
        {appeal.isBlind ? (
          <p className="mt-1 text-sm text-muted">
            <Trans>What was judged and moderated before appears once each of these has your verdict.</Trans>
          </p>
        ) : null}
      </Notice>
    </div>
  );
}
