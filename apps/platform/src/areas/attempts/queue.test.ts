import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { rowsOf } from '../../testing/rows-of.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let moderator: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  moderator = await platform.as('moderator');
});
afterAll(() => platform.stop());

type Query = NonNullable<NonNullable<Parameters<Client['listAttempts']>[0]>['query']>;

/** The attempts of all pages of a list, one page after the other. */
const paged = async (query: Query) => (await rowsOf(moderator.listAttempts({ query }))).map(({ id }) => id);

const filters: Query[] = [
  { queue: 'all' },
  { queue: 'ready' },
  { state: ['assessed'] },
  { state: ['returned', 'upheld'] },
];
const orders = [
  'learner',
  '-course',
  'site',
  '-assessor',
  'state',
  'dueAt',
  '-assessedAt',
  'submittedAt',
] as const;

describe.each(filters)('a list of attempts with %j', (filter) => {
  // Of two rows at a time it is read along the order, of a hundred whatever is in the states is sorted.
  it.each(orders)('holds the same by %s, however many are on a page', async (sort) => {
    const whole = await paged({ ...filter, sort, limit: 100 });
    expect(await paged({ ...filter, sort, limit: 2 })).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
    const { total } = await moderator.listAttempts({ query: { ...filter, total: 'true', limit: 1 } });
    expect(whole).toHaveLength(total!);
    expect(total).toBeGreaterThan(0);
  });
});
