import type { Batch, CoverageGap } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';

const kinds: Record<CoverageGap['kind'], string> = {
  assessor: 'Assessor',
  site: 'Site',
  outcome: 'Outcome',
  method: 'Method',
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
            The sample does not cover
          </h2>
          <ul className="mt-1">
            {gaps.map((gap) => (
              <li key={gap.kind + gap.id}>
                {kinds[gap.kind]}: {gap.name}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm">Add an attempt that does by hand, or say in the report why not.</p>
        </section>
      ) : null}
      {batch.blockers.length > 0 ? (
        <section className="rounded-lg bg-note-tint px-5 py-4">
          <h2 className="flex items-center gap-2 text-note">
            <Icon name="info" />
            Before the report can be signed
          </h2>
          <ul className="mt-1">
            {batch.blockers.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
