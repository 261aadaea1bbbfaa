import { t } from '@lingui/core/macro';
import type { SamplingPolicy } from '@moderator/contract/types';
import { requiredMessage } from '@/ui/validation-messages.ts';

/** A policy as it is typed: numbers are text until they are saved. */
export interface PolicyForm extends Pick<
  SamplingPolicy,
  'alwaysInclude' | 'strata' | 'blind' | 'facilitatorMayModerate' | 'vacs'
> {
  numbers: Record<PolicyNumber, string>;
  hasBands: boolean;
}

const numberNames = [
  'percentage',
  'minimum',
  'sequentialStep',
  'sequentialRun',
  'borderlineMargin',
  'tolerance',
  'leastPairs',
  'watchedFrom',
  'new',
  'proven',
  'watched',
] as const;
export type PolicyNumber = (typeof numberNames)[number];
const bandNumbers = ['leastPairs', 'watchedFrom', 'new', 'proven', 'watched'] as const;

/** What is offered where a policy has no bands yet. */
const usualBands = { leastPairs: 30, watchedFrom: 10, percentages: { new: 50, proven: 15, watched: 50 } };

export function formOf(policy: SamplingPolicy): PolicyForm {
  const bands = policy.riskBands ?? usualBands;
  const values: Record<PolicyNumber, number> = { ...policy, ...bands, ...bands.percentages };
  return {
    alwaysInclude: policy.alwaysInclude,
    strata: policy.strata,
    blind: policy.blind,
    facilitatorMayModerate: policy.facilitatorMayModerate,
    vacs: policy.vacs,
    numbers: Object.fromEntries(
      numberNames.map((name) => [name, String(values[name])]),
    ) as PolicyForm['numbers'],
    hasBands: policy.riskBands !== null,
  };
}

const shares = new Set<PolicyNumber>(['percentage', 'watchedFrom', 'new', 'proven', 'watched']);
const fractions = new Set<PolicyNumber>([...shares, 'borderlineMargin', 'tolerance']);

/** What is wrong with a number, or null. People write decimals with a comma as well. */
function problemOf(name: PolicyNumber, text: string, label: string): string | null {
  const value = numberOf(text);
  if (text.trim() === '') return requiredMessage(label);
  if (Number.isNaN(value) || value < 0) return t`Type a number, 0 or more.`;
  if (shares.has(name) && value > 100) return t`Type a number from 0 to 100.`;
  if (!fractions.has(name) && !Number.isInteger(value)) return t`Type a whole number.`;
  return name === 'sequentialRun' && value < 1 ? t`Type 1 or more.` : null;
}

const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

/** What is wrong with a form, by the number that it is about. */
export function problemsOf(
  form: PolicyForm,
  labelOf: (name: PolicyNumber) => string,
): Partial<Record<PolicyNumber, string>> {
  return Object.fromEntries(
    numberNames
      .filter((name) => form.hasBands || !(bandNumbers as readonly string[]).includes(name))
      .flatMap((name) => {
        const problem = problemOf(name, form.numbers[name], labelOf(name));
        return problem ? [[name, problem]] : [];
      }),
  );
}

/** The policy that a form without problems says; what the form does not ask for stays as it was. */
export function policyOf(form: PolicyForm, before: SamplingPolicy): SamplingPolicy {
  const { numbers, hasBands, ...rest } = form;
  const value = (name: PolicyNumber) => numberOf(numbers[name]);
  return {
    ...before,
    ...rest,
    percentage: value('percentage'),
    minimum: value('minimum'),
    sequentialStep: value('sequentialStep'),
    sequentialRun: value('sequentialRun'),
    borderlineMargin: value('borderlineMargin'),
    tolerance: value('tolerance'),
    riskBands: hasBands
      ? {
          leastPairs: value('leastPairs'),
          watchedFrom: value('watchedFrom'),
          percentages: { new: value('new'), proven: value('proven'), watched: value('watched') },
        }
      : null,
  };
}

/** What of a form was kept on the device; undefined where it does not look like one. */
export function keptForm(kept: unknown, usual: PolicyForm): PolicyForm | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const form = kept as Partial<PolicyForm>;
  const isForm =
    Object.entries(usual).every(([name, value]) => typeof form[name as keyof PolicyForm] === typeof value) &&
    Array.isArray(form.alwaysInclude) &&
    Array.isArray(form.strata) &&
    numberNames.every((name) => typeof form.numbers?.[name] === 'string');
  return isForm ? (form as PolicyForm) : undefined;
}
