import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { sampleRules, strata } from '@moderator/contract/options';
import { reasonLabels } from '@/labels/reason-labels.ts';
import { Check } from '@/ui/Check.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { stratumLabel } from '../policy-labels.ts';
import { numberLabel } from './number-labels.ts';
import type { PolicyForm, PolicyNumber } from './policy-form.ts';

interface PolicyFieldsProps {
  form: PolicyForm;
  problems: Partial<Record<PolicyNumber, string>>;
  onChange: (part: Partial<PolicyForm>) => void;
}

/** Everything that a policy says, in the order in which a sample comes about. */
export function PolicyFields({ form, problems, onChange }: PolicyFieldsProps) {
  const number = (name: PolicyNumber, hint?: string) => (
    <TextInput
      className="max-w-[20em]"
      label={numberLabel(name)}
      hint={hint}
      inputMode="decimal"
      maxLength={8}
      value={form.numbers[name]}
      error={problems[name] ?? null}
      onChange={(text) => onChange({ numbers: { ...form.numbers, [name]: text } })}
    />
  );
  const toggled = <Each,>(list: readonly Each[], each: Each, all: readonly Each[]) =>
    all.filter((one) => (one === each ? !list.includes(one) : list.includes(one)));
  return (
    <div className="flex flex-col gap-6">
      <Group legend={t`Drawn by chance`}>
        <Check
          label={t`A share of its own for new, proven and watched assessors`}
          checked={form.hasBands}
          onChange={(hasBands) => onChange({ hasBands })}
        />
        <div className={pairs}>
          {form.hasBands ? (
            <>
              {number('leastPairs', t`Outcomes that both the assessor and a moderator judged.`)}
              {number('watchedFrom')}
              {number('new')}
              {number('proven')}
              {number('watched')}
              {number('percentage', t`For work that was assessed outside of the platform.`)}
            </>
          ) : (
            number('percentage')
          )}
          {number('minimum')}
        </div>
      </Group>
      <Group legend={t`Always included`}>
        {sampleRules.map((rule) => (
          <Check
            key={rule}
            label={reasonLabels(rule).label}
            hint={reasonLabels(rule).sentence}
            checked={form.alwaysInclude.includes(rule)}
            onChange={() => onChange({ alwaysInclude: toggled(form.alwaysInclude, rule, sampleRules) })}
          />
        ))}
        {form.alwaysInclude.includes('borderline')
          ? number('borderlineMargin', t`Levels or marks of the course's scale.`)
          : null}
      </Group>
      <Group legend={t`Has to stand for`}>
        {strata.map((stratum) => (
          <Check
            key={stratum}
            label={stratumLabel(stratum)}
            checked={form.strata.includes(stratum)}
            onChange={() => onChange({ strata: toggled(form.strata, stratum, strata) })}
          />
        ))}
        <p className="text-sm text-muted">
          <Trans>What chance and rules leave out is taken in addition.</Trans>
        </p>
      </Group>
      <Group legend={t`After a changed result`}>
        <div className={pairs}>
          {number('sequentialStep', t`Of the same assessor; 0 for none.`)}
          {number('sequentialRun')}
        </div>
      </Group>
      <Group legend={t`How it is judged`}>
        {number('tolerance', t`Levels or marks of the course's scale; C and NYC never agree.`)}
        <Check
          label={t`Hide the judgement of the assessor until the own verdict is stored`}
          checked={form.blind}
          onChange={(blind) => onChange({ blind })}
        />
        <Check
          label={t`Ask for an answer on each rule of evidence`}
          checked={form.vacs === 'required'}
          onChange={(isRequired) => onChange({ vacs: isRequired ? 'required' : 'optional' })}
        />
        <Check
          label={t`Facilitators may moderate learners whom they taught`}
          checked={form.facilitatorMayModerate}
          onChange={(facilitatorMayModerate) => onChange({ facilitatorMayModerate })}
        />
      </Group>
    </div>
  );
}

/** Two numbers beside each other, their boxes on one line whatever stands above them. */
const pairs = 'grid max-w-[42em] items-end gap-4 mobile:grid-cols-2';

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="flex flex-col gap-3">
    <legend className="mb-2 text-lg">{legend}</legend>
    {children}
  </fieldset>
);
