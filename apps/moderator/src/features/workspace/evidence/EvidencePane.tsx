import { useRef } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { classNames } from '@/ui/class-names.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { IconButton } from '@/ui/IconButton.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { useIsWide } from '@/judging/layout/use-is-wide.ts';
import { VerifierMark } from '@/judging/viewers/VerifierMark.tsx';
import { EvidenceSteps } from '@/judging/EvidenceSteps.tsx';
import { Viewer } from '@/judging/viewers/Viewer.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';
import { DownloadEvidence } from './DownloadEvidence.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { useFoldingList } from './use-folding-list.ts';
import { useEvidence } from './use-evidence.ts';
import { sourceLabel } from '@/labels/source-labels.ts';

/** The side of the evidence: the list, and what is open. */
export function EvidencePane() {
  const { workspace, evidence } = useWorkspaceContext();
  const isWide = useIsWide();
  const { filter, next, previous, open } = useEvidence();
  const pane = useRef<HTMLElement>(null);
  const { isListed, toggle } = useFoldingList(pane, evidence?.id);
  useHotkeys([{ keys: 'l', label: t`Show or hide the list`, group: t`Evidence`, place: 5, run: toggle }]);
  return (
    <section ref={pane} aria-label={t`Evidence`} className="@container flex min-h-0 min-w-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 @max-[46rem]:flex-col">
        <div
          className={classNames(
            'min-h-0 shrink-0 flex-col border-line bg-surface @max-[46rem]:max-h-[45%] @max-[46rem]:border-b @min-[46rem]:w-[16rem] @min-[46rem]:border-r',
            isListed ? 'flex' : 'hidden',
          )}
        >
          <EvidenceList filter={filter} isListed={isListed} />
        </div>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
          <div className="flex min-h-12 items-center gap-1 border-b border-line bg-surface px-2">
            <IconButton
              icon="columns"
              size="small"
              label={isListed ? t`Hide the list` : t`Show the list`}
              hotkey="l"
              aria-expanded={isListed}
              onClick={toggle}
            />
            <div className="min-w-0 flex-1 px-1">
              <h2 className="truncate leading-tight" title={evidence?.title}>
                {evidence?.title ?? t`No evidence`}
              </h2>
              {evidence ? (
                <p className="truncate text-xs text-muted">
                  {isWide ? null : `${workspace.attempt.learner.name} · `}
                  {isListed ? null : (
                    <>
                      <Trans>
                        {filter.shown.indexOf(evidence) + 1} of {filter.shown.length}
                      </Trans>
                      {' · '}
                    </>
                  )}
                  {sourceLabel(evidence.source)}
                  {evidence.capturedAt ? (
                    <>
                      , <RelativeTime value={evidence.capturedAt} />
                    </>
                  ) : null}
                </p>
              ) : null}
            </div>
            {evidence?.fileId && workspace.mayDownload ? <DownloadEvidence item={evidence} /> : null}
            <EvidenceSteps previous={previous} next={next} onOpen={open} />
          </div>
          {evidence ? (
            <VerifierMark key={evidence.id} item={evidence}>
              <Viewer item={evidence} />
            </VerifierMark>
          ) : (
            <EmptyState icon="file" title={t`Nothing to look at`}>
              <Trans>The portfolio of this attempt is empty.</Trans>
            </EmptyState>
          )}
        </div>
      </div>
    </section>
  );
}
