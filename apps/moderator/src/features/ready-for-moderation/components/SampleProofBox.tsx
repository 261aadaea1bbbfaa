import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { SampleProofFigures } from './SampleProofFigures.tsx';
import { WholeProof } from './WholeProof.tsx';

/** What the sample of a batch proves, once it is drawn. */
export function SampleProofBox({ batch }: { batch: Batch }) {
  const { proof } = batch;
  if (!proof || proof.kind === 'expected') return null;
  return (
    <section aria-labelledby="proof" className="mb-6 rounded-lg border border-line bg-surface px-5 py-4">
      <h2 id="proof" className="text-sm text-muted">
        <Trans>What the sample proves</Trans>
      </h2>
      <SampleProofFigures proof={proof} whole={<WholeProof batchId={batch.id} />} />
    </section>
  );
}
