import { describe, expect, it } from 'vitest';
import type { Scale } from '@moderator/contract/types';
import {
  askingRefusal,
  caseRefusal,
  compareRound,
  handInRefusal,
  leadingRefusal,
  namedRefusal,
} from './calibration.ts';

describe('what becomes a case', () => {
  it.each([
    ['reported', false, undefined],
    ['endorsed', false, undefined],
    ['certificated', false, undefined],
    ['reported', true, 'appeal_open'],
    ['moderating', false, 'not_settled'],
    ['returned', false, 'not_settled'],
  ] as const)('where it is %s, and an appeal is open: %s', (state, hasOpenAppeal, code) =>
    expect(caseRefusal({ state, hasOpenAppeal })?.code).toBe(code),
  );

  it('says nobody’s name', () => {
    const names = ['Zanele Ndlovu'];
    expect(namedRefusal(['A logbook', 'What Zanele says'], names)?.sentence).toMatch(/^"Zanele" is part/);
    expect(namedRefusal(['A logbook'], names)).toBeUndefined();
  });
});

describe('who is asked', () => {
  const known = { tookPart: ['assessor', null], knows: ['maker'], asked: ['judge'] };
  it.each([
    ['assessor', 'conflict_had_part'],
    ['maker', 'conflict_knows_result'],
    ['judge', 'asked_already'],
    ['colleague', undefined],
  ])('%s: %s', (person, code) => {
    const refused = askingRefusal(person, known);
    expect(refused?.code).toBe(code);
    if (code) expect(refused?.catalogueCode).toBe('4008');
  });

  it('leads nothing that would show them what they judge blind', () => {
    expect(leadingRefusal('judge', known)?.code).toBe('asked_oneself');
    expect(leadingRefusal('maker', known)).toBeUndefined();
  });
});

it('is handed in with a result on every outcome', () => {
  expect(handInRefusal(['C', null])?.code).toBe('verdict_needed');
  expect(handInRefusal(['C', 'NYC'])).toBeUndefined();
});

describe('the comparison', () => {
  const two: Scale = { kind: 'two_results' };
  const marks: Scale = { kind: 'marks', maximum: 50, step: 1, passMark: 25, grades: [] };
  const settled = [
    { outcomeId: 'a', scale: two, result: 'C' },
    { outcomeId: 'b', scale: two, result: 'NYC' },
    { outcomeId: 'm', scale: marks, result: '30' },
  ];
  const gave = (personId: string, ...results: string[]) =>
    results.map((result, place) => ({ personId, outcomeId: settled[place]!.outcomeId, result }));
  const compared = compareRound(settled, [...gave('x', 'C', 'C', '32'), ...gave('y', 'C', 'NYC', '25')], 2);

  it('says of each outcome what was given, and how many agree', () =>
    expect(compared.outcomes).toEqual([
      { outcomeId: 'a', settled: 'C', agreed: 2, judged: 2, given: [{ result: 'C', count: 2 }] },
      {
        outcomeId: 'b',
        settled: 'NYC',
        agreed: 1,
        judged: 2,
        given: [
          { result: 'C', count: 1 },
          { result: 'NYC', count: 1 },
        ],
      },
      // Within the tolerance of two marks 32 agrees with 30, and 25 does not.
      {
        outcomeId: 'm',
        settled: '30',
        agreed: 1,
        judged: 2,
        given: [
          { result: '25', count: 1 },
          { result: '32', count: 1 },
        ],
      },
    ]));

  it('counts pairs of each measure by themselves, for each and for all', () => {
    expect(compared.agreement).toMatchObject([
      { pairs: 4, agreed: 3, higher: 1, lower: 0, raw: null, coefficients: [] },
      { pairs: 2, agreed: 1, higher: 1, lower: 1 },
    ]);
    expect(compared.people.map(({ personId, agreement }) => [personId, agreement[0]!.agreed])).toEqual([
      ['x', 1],
      ['y', 2],
    ]);
  });

  it('gives coefficients from thirty pairs on', () => {
    const many = Array.from({ length: 15 }, (_, place) => gave(`p${place}`, 'C', place % 5 ? 'NYC' : 'C'));
    const [figures] = compareRound(settled.slice(0, 2), many.flat()).agreement;
    expect(figures).toMatchObject({ pairs: 30, agreed: 27, raw: 0.9 });
    expect(figures!.coefficients.map(({ name }) => name)).toEqual(['kappa', 'ac1']);
  });

  it('is of nobody where nobody judged', () =>
    expect(compareRound(settled, [])).toMatchObject({ people: [], agreement: [] }));
});
