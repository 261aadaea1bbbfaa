import { expect, test } from 'vitest';
import { bandOf, noRecord } from './index.ts';

const policy = { leastPairs: 30, watchedFrom: 10, percentages: { new: 50, proven: 10, watched: 40 } };

test.each([
  ['new', noRecord, 0, 50],
  ['new', { pairs: 29, decided: 8, overturned: 4 }, 50, 50],
  ['proven', { pairs: 30, decided: 10, overturned: 0 }, 0, 10],
  ['proven', { pairs: 90, decided: 11, overturned: 1 }, 100 / 11, 10],
  ['watched', { pairs: 30, decided: 10, overturned: 1 }, 10, 40],
  ['watched', { pairs: 90, decided: 30, overturned: 12 }, 40, 40],
] as const)('%s is who has %o', (band, record, overturnRate, percentage) => {
  expect(bandOf(record, policy)).toEqual({ ...record, band, overturnRate, percentage });
});
