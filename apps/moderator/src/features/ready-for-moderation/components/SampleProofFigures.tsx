import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SampleProof } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { Icon } from '@/ui/icons.tsx';
import { ReportTable } from '../report/ReportTable.tsx';
import { proofSentence } from './proof-labels.ts';

/** What a sample proves of what nobody looked at, and behind a press for each assessor. */
export function SampleProofFigures({ proof }: { proof: SampleProof }) {
  return (
    <>
      <p className="mt-3 max-w-[80ch] font-medium">{proofSentence(proof)}</p>
      <p className="mt-1 max-w-[80ch] text-sm text-muted">
        {[
          proof.waiting > 0 &&
            plural(proof.waiting, {
              one: '# that was drawn waits for a decision, so this is what is known so far.',
              other: '# that were drawn wait for a decision, so this is what is known so far.',
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
      {proof.assessors.length > 1 ? (
        <details className="group mt-2">
          <summary className="-ml-1 flex min-h-9 w-fit cursor-pointer items-center gap-1 text-sm">
            <Icon name="chevronDown" className="transition-transform not-group-open:-rotate-90" />
            <Trans>For each assessor</Trans>
          </summary>
          <ReportTable
            label={t`What the sample proves for each assessor`}
            head={[t`Assessor`, t`Attempts`, t`Drawn and looked at`, t`Changed`, t`Of the others at most`]}
            numeric={[1, 2, 3, 4]}
            rows={proof.assessors.map((each) => ({
              key: `${each.id}-${each.name}`,
              cells: [
                each.name || t`Nobody named`,
                formatNumber(each.population),
                formatNumber(each.drawn),
                formatNumber(each.changed),
                t`${formatNumber(each.most)} of ${formatNumber(each.population - each.drawn)}`,
              ],
            }))}
          />
        </details>
      ) : null}
    </>
  );
}
