import { useEffect, useRef } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWorkspaceContext } from '../workspace-context.ts';
import { notLookedAt } from './look-labels.ts';
import { EvidenceRow } from './EvidenceRow.tsx';
import { TaughtSection } from './TaughtSection.tsx';
import type { EvidenceFilter } from './use-evidence.ts';

/** The portfolio: what there is, what it supports, what was looked at. */
export function EvidenceList({ filter, isListed }: { filter: EvidenceFilter; isListed: boolean }) {
  const { workspace, outcomeId, evidence, openEvidence, looks, referral } = useWorkspaceContext();
  const list = useRef<HTMLUListElement>(null);
  const focused = workspace.outcomes.find((outcome) => outcome.id === outcomeId);
  useEffect(() => {
    if (!isListed) return;
    // With the next picture, for which the layout is made anyway.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector(`[data-evidence="${evidence?.id}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [evidence?.id, isListed]);
  const supportsOf = (ids: readonly string[]) =>
    workspace.outcomes
      .filter((outcome) => ids.includes(outcome.id))
      .map(({ id, code }) => ({ code, isFocused: id === outcomeId }));
  const total = workspace.evidence.length;
  const { unopened, partly } = notLookedAt(workspace.evidence, looks);
  const seen = total - unopened.length - partly.length;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2">
        <h2 className="font-semibold">
          <Trans>Evidence</Trans>
        </h2>
        <span data-numeric className="text-xs text-muted">
          <Trans>
            {seen} of {total} looked at
          </Trans>
          {partly.length > 0 ? (
            <>
              {' · '}
              <Trans>{partly.length} in part</Trans>
            </>
          ) : null}
        </span>
        {focused ? (
          <label className="flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-accent-ink"
              checked={filter.isOn}
              onChange={(event) => filter.set(event.target.checked)}
            />
            <Trans>Only for {focused.code}</Trans>
          </label>
        ) : null}
      </div>
      <ul ref={list} className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        {filter.shown.map((item) => (
          <EvidenceRow
            key={item.id}
            item={item}
            supports={supportsOf(item.outcomeIds)}
            isOpen={item.id === evidence?.id}
            look={looks.get(item.id)}
            isNew={referral?.newEvidenceIds.includes(item.id) ?? false}
            onOpen={() => openEvidence(item.id)}
          />
        ))}
        {filter.shown.length === 0 ? (
          <li className="px-4 py-6 text-sm text-muted">
            {total === 0
              ? t`Nothing was handed in. An attempt without evidence cannot be sufficient.`
              : t`Nothing in the portfolio is linked to ${focused?.code ?? ''}.`}
          </li>
        ) : null}
      </ul>
      <TaughtSection taught={workspace.taught} />
    </div>
  );
}
