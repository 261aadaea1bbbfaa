import { expect, test } from 'vitest';
import { recurringTopics } from './index.ts';

const topics = (counts: Record<string, number>) =>
  recurringTopics(Object.entries(counts).map(([topic, feedback]) => ({ topic, feedback })));

test.each([
  [{}, []],
  [{ valid: 0 }, []],
  [{ valid: 2 }, [['valid', false]]],
  [{ valid: 3 }, [['valid', true]]],
  [
    { records: 1, valid: 3, current: 4, criteria: 1 },
    [
      ['current', true],
      ['valid', true],
      ['criteria', false],
      ['records', false],
    ],
  ],
] as const)('of %j recur, the most frequent first: %j', (counts, expected) => {
  expect(topics(counts).map(({ topic, recurs }) => [topic, recurs])).toEqual(expected);
});
