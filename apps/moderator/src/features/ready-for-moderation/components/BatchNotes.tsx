import { Trans } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Batch, BatchGap } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { blockerLabels } from '@/labels/blocker-labels.ts';

const kinds: Record<BatchGap['kind'], MessageDescriptor> = {
  assessor: msg`Assessor`,
  site: msg`Site`,
  outcome: msg`Outcome`,
  method: msg`Method`,
};

/** What the sample does not cover and what stands before the report. */
export function BatchNotes({ batch }: { batch: Batch }) {
  if (batch.state === 'reported') return null;
  const gaps = batch.state === 'sampled' ? batch.gaps : [];
  if (gaps.length === 0 && batch.blockers.length === 0) return null;
  return (
    <div className="mb-6 grid gap-4 tablet:auto-cols-fr tablet:grid-flow-col">
      {gaps.length > 0 ? (
        <section className="rounded-lg bg-warn-tint px-5 py-4">
          <h2 className="flex items-center gap-2 text-warn">
            <Icon name="warning" />
            <Trans>The sample does not cover</Trans>
          </h2>
          <ul className="mt-1">
            {gaps.map((gap) => (
              <li key={gap.kind + gap.id}>
                {i18n._(kinds[gap.kind])}: {gap.name}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm">
            <Trans>Add an attempt that does by hand, or say in the report why not.</Trans>
          </p>
        </section>
      ) : null}
      {batch.blockers.length > 0 ? (
        <section className="rounded-lg bg-note-tint px-5 py-4">
          <h2 className="flex items-center gap-2 text-note">
            <Icon name="info" />
            <Trans>Before the report can be signed</Trans>
          </h2>
          <ul className="mt-1">
            {blockerLabels(batch).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
