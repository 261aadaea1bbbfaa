import { t } from '@lingui/core/macro';
import type { SampleProof } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { ReportTable } from '../report/ReportTable.tsx';

/** What a sample proves of the work of each assessor. */
export const ProofTable = ({ assessors }: Pick<SampleProof, 'assessors'>) => (
  <ReportTable
    label={t`What the sample proves for each assessor`}
    head={[t`Assessor`, t`Attempts`, t`Drawn and looked at`, t`Changed`, t`Of the others at most`]}
    numeric={[1, 2, 3, 4]}
    rows={assessors.map((each) => ({
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
);
