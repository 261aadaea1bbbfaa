import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SamplingPolicy, SavedPolicy } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { policyLabel } from '@/labels/reason-labels.ts';
import { stratumLabel, wideningLabel } from '../policy-labels.ts';

/** A policy to be read: what applies, and what of it the course says otherwise than the account. */
export function PolicyFacts({ saved, isCourse }: { saved: SavedPolicy; isCourse: boolean }) {
  const { policy, own } = saved;
  const facts: { names: (keyof SamplingPolicy)[]; term: string; value: ReactNode }[] = [
    {
      names: ['percentage', 'minimum'],
      term: t`Drawn by chance`,
      value: t`${formatNumber(policy.percentage)} %, at least ${formatNumber(policy.minimum)}`,
    },
    { names: ['riskBands'], term: t`By the record of the assessor`, value: bandsLabel(policy) },
    {
      names: ['alwaysInclude', 'borderlineMargin'],
      term: t`Always included`,
      value: policyLabel(policy.alwaysInclude) || t`nothing`,
    },
    {
      names: ['strata'],
      term: t`Has to stand for`,
      value: policy.strata.map(stratumLabel).join(', ') || t`nothing in particular`,
    },
    {
      names: ['sequentialStep', 'sequentialRun'],
      term: t`After a changed result`,
      value: wideningLabel(policy),
    },
    {
      names: ['tolerance'],
      term: t`Verdict and judgement agree`,
      value:
        policy.tolerance === 0
          ? t`when they are the same`
          : t`within ${formatNumber(policy.tolerance)} levels or marks`,
    },
    {
      names: ['blind'],
      term: t`Judgement of the assessor`,
      value: policy.blind ? t`hidden until the own verdict is stored` : t`shown from the start`,
    },
    {
      names: ['vacs'],
      term: t`Rules of evidence`,
      value:
        policy.vacs === 'required'
          ? t`answered on every attempt`
          : t`answered where there is something to say`,
    },
    {
      names: ['facilitatorMayModerate'],
      term: t`Facilitators`,
      value: policy.facilitatorMayModerate
        ? t`may moderate learners whom they taught`
        : t`may not moderate learners whom they taught`,
    },
  ];
  return (
    <dl className="grid max-w-[64em] grid-cols-[minmax(0,14em)_minmax(0,1fr)] gap-x-6 gap-y-3 max-mobile:grid-cols-1 max-mobile:gap-y-1">
      {facts.map(({ names, term, value }) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="max-mobile:mb-2">
            {value}
            {isCourse && names.some((name) => own.includes(name)) ? (
              <span className="ml-2 text-sm text-muted">
                <Trans>(this course alone)</Trans>
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function bandsLabel({ riskBands }: SamplingPolicy): string {
  if (!riskBands) return t`one share for all`;
  const { leastPairs, watchedFrom, percentages } = riskBands;
  return t`new with fewer than ${formatNumber(leastPairs)} pairs: ${formatNumber(percentages.new)} %; watched from ${formatNumber(watchedFrom)} % overturned: ${formatNumber(percentages.watched)} %; proven: ${formatNumber(percentages.proven)} %`;
}
