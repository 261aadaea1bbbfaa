import { expect, it } from 'vitest';
import { figuresOfToday, withFiguresOfToday } from './earlier-figures.ts';
import type { ReportBody } from './report-body.ts';

const earlier = {
  pairs: 40,
  agreed: 38,
  raw: 0.95,
  kappa: { value: 0.5, low: 0.1, high: 0.9 },
  ac1: null,
  changed: 1,
};
type Outcome = Parameters<typeof figuresOfToday>[1][number];
const outcome = (outcomeId: string, assessor: string, blind: string) =>
  ({ outcomeId, assessor, blind }) as unknown as Outcome;

it('tells of figures that were kept once what they said, and nothing that nobody signed', () => {
  const outcomes = [
    outcome('a', 'C', 'NYC'),
    outcome('b', 'NYC', 'C'),
    outcome('c', 'C', 'NYC'),
    outcome('d', 'C', 'C'),
  ];
  expect(figuresOfToday(earlier, outcomes)).toEqual({
    measure: { kind: 'two_results' },
    pairs: 40,
    agreed: 38,
    raw: 0.95,
    changed: 1,
    assessorHigher: 2,
    moderatorHigher: 1,
    coefficients: [{ name: 'kappa', value: 0.5, low: 0.1, high: 0.9 }],
    difference: null,
    probability: null,
    stricter: null,
  });
});

it('gives each assessor and outcome the figures that were theirs, and leaves a body of today as it is', () => {
  const body = {
    agreement: earlier,
    assessors: [{ name: 'Thabo', agreement: earlier }],
    agreementByOutcome: [{ outcomeId: 'b', code: 'B', title: 'Second', ...earlier }],
    attempts: [
      { assessor: 'Thabo', outcomes: [outcome('a', 'C', 'NYC')] },
      { assessor: 'Johan', outcomes: [outcome('b', 'C', 'NYC')] },
    ],
  } as unknown as ReportBody;
  const today = withFiguresOfToday(body);
  expect(today.agreement.map((each) => each.assessorHigher)).toEqual([2]);
  expect(today.assessors[0]!.agreement.map((each) => each.assessorHigher)).toEqual([1]);
  expect(today.agreementByOutcome[0]).toMatchObject({
    outcomeId: 'b',
    code: 'B',
    assessorHigher: 1,
    pairs: 40,
  });
  expect(withFiguresOfToday(today)).toBe(today);
});
