import { reportChecklist } from '@moderator/contract/options';
import { fullName } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';

/** Signs the report of a batch: all in order, but for the guide that one assessor used. */
export async function signReport(
  story: Story,
  by: DemoPerson,
  batch: string,
  daysAgo: number,
  remarks: { arrangements: string; irregularities: string; recommendations: string },
): Promise<void> {
  const report = await story.as(by).getReport({ id: batch });
  await story.as(by, daysAgo).signReport({
    id: batch,
    version: report.batch.version,
    body: {
      ...remarks,
      layout: 'seta_external_moderation',
      checklist: reportChecklist.map((item) =>
        item === 'guide'
          ? {
              item,
              answer: 'no',
              remark:
                'One assessor used the guide of last year; its criteria are the same, its scale is not.',
            }
          : { item, answer: item === 'appeals' ? 'not_applicable' : 'yes', remark: '' },
      ),
      explanations: report.openPoints.map(({ key, kind }) => ({ key, text: explanations[kind] })),
      signature: fullName(by),
    },
  });
}

/** Why this report left open what it left open. */
const explanations = {
  coverage: 'Its few portfolios were not drawn; the first of the next quarter are added by hand.',
  policy: 'The batch is all that was assessed in the quarter.',
  referral: 'The assessor repeats the part that is missing; the result follows in a later report.',
  evidence: 'It does not apply to this programme.',
};
