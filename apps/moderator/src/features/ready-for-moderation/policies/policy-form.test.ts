import { expect, test } from 'vitest';
import type { SamplingPolicy } from '@moderator/contract/types';
import { formOf, keptForm, policyOf, problemsOf } from './policy-form.ts';

const policy: SamplingPolicy = {
  percentage: 25,
  minimum: 3,
  alwaysInclude: ['appealed'],
  strata: ['site'],
  blind: true,
  facilitatorMayModerate: false,
  vacs: 'required',
  sequentialStep: 5,
  sequentialRun: 5,
  borderlineMargin: 1.5,
  tolerance: 2,
  riskBands: null,
};
const bands = { leastPairs: 30, watchedFrom: 12.5, percentages: { new: 60, proven: 10, watched: 45 } };
const form = formOf(policy);
const typed = (name: keyof typeof form.numbers, text: string, more: Partial<typeof form> = {}) =>
  problemsOf({ ...form, ...more, numbers: { ...form.numbers, [name]: text } }, (each) => each)[name];

test('a form says the policy that it was made of', () => {
  for (const each of [policy, { ...policy, riskBands: bands }])
    expect(policyOf(formOf(each), each)).toEqual(each);
  expect(problemsOf(form, (each) => each)).toEqual({});
});

test('a decimal is read with a comma and with a point', () => {
  for (const text of ['12,5', ' 12.5 '])
    expect(policyOf({ ...form, numbers: { ...form.numbers, percentage: text } }, policy).percentage).toBe(
      12.5,
    );
});

test.each([
  ['percentage', '', 'percentage is a required field'],
  ['percentage', '101', 'Type a number from 0 to 100.'],
  ['minimum', '2.5', 'Type a whole number.'],
  ['minimum', '-1', 'Type a number, 0 or more.'],
  ['minimum', 'three', 'Type a number, 0 or more.'],
  ['sequentialRun', '0', 'Type 1 or more.'],
  ['sequentialStep', '0', undefined],
  ['borderlineMargin', '0.5', undefined],
  ['watched', '', undefined],
] as const)('%s as "%s" is told to be wrong: %s', (name, text, problem) => {
  expect(typed(name, text)).toBe(problem);
});

test('a number of the bands is asked for only where there are bands', () => {
  expect(typed('watched', '', { hasBands: true })).toBe('watched is a required field');
});

test('what was kept on the device is a form, or nothing', () => {
  expect(keptForm(JSON.parse(JSON.stringify(form)), form)).toEqual(form);
  for (const broken of [null, 'text', {}, { ...form, numbers: {} }, { ...form, strata: 'site' }])
    expect(keptForm(broken, form)).toBeUndefined();
});
