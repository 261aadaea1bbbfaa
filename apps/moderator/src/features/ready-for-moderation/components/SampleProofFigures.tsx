import { useState } from 'react';
import type { ReactNode } from 'react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SampleProof } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { ProofTable } from './ProofTable.tsx';
import { isWhole, proofSentence } from './proof-labels.ts';

interface SampleProofFiguresProps {
  proof: SampleProof;
  /** What tells of each assessor where the proof is told in brief. */
  whole?: ReactNode;
}

/** What a sample proves of what nobody looked at, and behind a press for each assessor. */
export function SampleProofFigures({ proof, whole }: SampleProofFiguresProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { assessors } = proof;
  const ofEach = assessors.length > 0 ? <ProofTable assessors={assessors} /> : whole;
  return (
    <>
      <p className="mt-3 max-w-[80ch] font-medium">{proofSentence(proof)}</p>
      {isWhole(proof) ? null : (
        <p className="mt-1 max-w-[80ch] text-sm text-muted">
          {[
            proof.waiting > 0 &&
              plural(proof.waiting, {
                one: '# that was drawn is referred back or not decided yet, so this is what is known so far.',
                other:
                  '# that were drawn are referred back or not decided yet, so this is what is known so far.',
              }),
            proof.besides > 0
              ? plural(proof.besides, {
                  one: 'Only what chance drew counts: # more was looked at since a rule, a widening or a person put it in.',
                  other:
                    'Only what chance drew counts: # more were looked at since a rule, a widening or a person put them in.',
                })
              : t`Only what chance drew counts.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {assessors.length === 1 || !ofEach ? null : (
        <details className="group mt-2" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="-ml-1 flex min-h-9 w-fit cursor-pointer items-center gap-1 text-sm">
            <Icon name="chevronDown" className="transition-transform not-group-open:-rotate-90" />
            <Trans>For each assessor</Trans>
          </summary>
          {isOpen ? ofEach : null}
        </details>
      )}
    </>
  );
}
