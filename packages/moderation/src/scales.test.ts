import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Scale } from '@moderator/contract/types';
import {
  choicesOf,
  distanceToPass,
  gradeOf,
  highestOf,
  isResultOf,
  passes,
  passFromOf,
  resultAt,
  resultRefusal,
  twoResults,
  valueOf,
} from './scales.ts';

const levels: Scale = { kind: 'levels', levels: ['Fail', 'Pass', 'Merit', 'Distinction'], passFrom: 'Pass' };
const marks: Scale = {
  kind: 'marks',
  maximum: 100,
  step: 0.5,
  passMark: 50,
  grades: [
    { name: 'A', from: 80 },
    { name: 'B', from: 65.5 },
  ],
};

test.each([
  [twoResults, 'C', 1, true],
  [twoResults, 'NYC', 0, false],
  [levels, 'Fail', 0, false],
  [levels, 'Pass', 1, true],
  [levels, 'Distinction', 3, true],
  [marks, '0', 0, false],
  [marks, '49.5', 49.5, false],
  [marks, '50', 50, true],
  [marks, '100', 100, true],
] as const)('on %o, %s is %d, and that it passes is %s', (scale, result, value, passed) => {
  expect([valueOf(scale, result), passes(scale, result)]).toEqual([value, passed]);
});

test.each([
  [twoResults, 'Pass'],
  [twoResults, 'c'],
  [twoResults, ''],
  [levels, 'C'],
  [levels, 'merit'],
  [marks, 'C'],
  [marks, '100.5'],
  [marks, '-1'],
  [marks, '67.3'],
  [marks, '50.0'],
  [marks, '050'],
  [marks, '1e1'],
  [marks, ' 50'],
  [marks, 'NaN'],
  [marks, 'Infinity'],
])('on %o, "%s" is no result, and who gives it is told what would be one', (scale, result) => {
  expect(isResultOf(scale, result)).toBe(false);
  expect(resultRefusal(scale, result)?.code).toBe('not_in_scale');
});

test('a refusal names what can be given', () => {
  expect(resultRefusal(levels, 'C')?.sentence).toBe(
    '"C" is no result here: give one of Distinction, Merit, Pass, Fail. Nothing was recorded.',
  );
  expect(resultRefusal(marks, '101')?.sentence).toBe(
    '"101" is no result here: give marks from 0 to 100 in steps of 0.5. Nothing was recorded.',
  );
});

test.each([
  [twoResults, 0.49, 'NYC'],
  [twoResults, 0.5, 'C'],
  [levels, 1.49, 'Pass'],
  [levels, 1.5, 'Merit'],
  [levels, 9, 'Distinction'],
  [levels, -1, 'Fail'],
  [marks, 67.24, '67'],
  [marks, 67.25, '67.5'],
  [marks, 101, '100'],
] as const)('on %o, %d is said as %s', (scale, value, result) => {
  expect(resultAt(scale, value)).toBe(result);
});

test('marks amount to the best grade that they reach, or to none', () => {
  expect(['80', '79.5', '65.5', '65'].map((result) => gradeOf(marks, result))).toEqual([
    'A',
    'B',
    'B',
    undefined,
  ]);
  expect(gradeOf(levels, 'Merit')).toBeUndefined();
});

test('two results are never near to each other; levels and marks are told apart by how far they are', () => {
  expect(distanceToPass(twoResults, 'NYC')).toBeNull();
  expect(distanceToPass(levels, 'Merit')).toBe(1);
  expect(distanceToPass(marks, '48')).toBe(2);
});

/** Any scale that the contract lets through. */
const anyScale: fc.Arbitrary<Scale> = fc.oneof(
  fc.constant(twoResults),
  fc.tuple(fc.integer({ min: 2, max: 10 }), fc.nat()).map(([count, at]): Scale => {
    const names = Array.from({ length: count }, (_, place) => `Level ${place}`);
    return { kind: 'levels', levels: names, passFrom: names[1 + (at % (count - 1))]! };
  }),
  fc
    .record({
      steps: fc.integer({ min: 1, max: 400 }),
      step: fc.constantFrom(0.1, 0.25, 0.5, 1, 5),
      pass: fc.nat(),
    })
    .map(({ steps, step, pass }): Scale => ({
      kind: 'marks',
      maximum: Math.round(steps * step * 100) / 100,
      step,
      passMark: Math.round((1 + (pass % steps)) * step * 100) / 100,
      grades: [],
    })),
);

test('on any scale, every value has a result, results keep their order, and only those from the pass up pass', () => {
  fc.assert(
    fc.property(
      anyScale,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (scale, one, other) => {
        const [low, high] = [one, other]
          .toSorted((a, b) => a - b)
          .map((share) => resultAt(scale, share * highestOf(scale)));
        expect(isResultOf(scale, low!) && isResultOf(scale, high!)).toBe(true);
        expect(valueOf(scale, low!)).toBeLessThanOrEqual(valueOf(scale, high!));
        expect(passes(scale, low!) && !passes(scale, high!)).toBe(false);
        expect(passes(scale, resultAt(scale, passFromOf(scale)))).toBe(true);
        expect(passes(scale, resultAt(scale, 0))).toBe(false);
        expect(choicesOf(scale).every((choice) => isResultOf(scale, choice))).toBe(true);
      },
    ),
  );
});
