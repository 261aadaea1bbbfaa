import { expect, test } from 'vitest';
import { nextStep } from './index.ts';
import type { WaitingBatch, WhatWaits } from './next-step.ts';

const batch = (id: string, more: Partial<WaitingBatch> = {}): WaitingBatch => ({
  id,
  state: 'sampled',
  isReportable: false,
  toModerate: 0,
  ...more,
});
const everything: WhatWaits = {
  claimed: true,
  assesses: true,
  overdue: 1,
  dueSoon: 1,
  moderates: true,
  batches: [
    batch('undrawn', { state: 'collecting' }),
    batch('of others'),
    batch('open', { toModerate: 2 }),
    batch('decided', { isReportable: true }),
  ],
  readyToBatch: 3,
};
const without = (...ids: string[]) => everything.batches.filter(({ id }) => !ids.includes(id));

test.each<[string, Partial<WhatWaits>, string, string?]>([
  ['what was begun comes first', {}, 'continue'],
  ['then what is late', { claimed: false }, 'assess_overdue'],
  [
    'then the report that only waits for a signature',
    { claimed: false, overdue: 0 },
    'sign_report',
    'decided',
  ],
  ['then the sample', { claimed: false, overdue: 0, batches: without('decided') }, 'moderate', 'open'],
  ['then what is due soon', { claimed: false, overdue: 0, batches: without('decided', 'open') }, 'assess'],
  [
    'then a sample that is not drawn',
    { claimed: false, overdue: 0, dueSoon: 0, batches: without('decided', 'open') },
    'draw',
    'undrawn',
  ],
  ['then a new batch', { claimed: false, overdue: 0, dueSoon: 0, batches: [] }, 'build'],
  [
    'who does not assess is not sent to what is due',
    { claimed: false, assesses: false },
    'sign_report',
    'decided',
  ],
  ['who may not moderate is not sent to a batch', { claimed: false, moderates: false, overdue: 0 }, 'assess'],
])('%s', (_, facts, kind, batchId) => {
  expect(nextStep({ ...everything, ...facts })).toEqual(batchId ? { kind, batchId } : { kind });
});

test('the most pressing batch of a kind is the one', () => {
  const batches = [batch('first', { toModerate: 1 }), batch('second', { toModerate: 5 })];
  expect(nextStep({ ...everything, claimed: false, overdue: 0, batches })?.batchId).toBe('first');
});

test('where nothing waits there is no next thing', () => {
  const nothing = { claimed: false, overdue: 0, dueSoon: 0, readyToBatch: 0, batches: [batch('of others')] };
  expect(nextStep({ ...everything, ...nothing })).toBeUndefined();
});
