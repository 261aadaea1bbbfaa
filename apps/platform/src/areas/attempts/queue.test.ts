import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
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

/** All pages of a list, one after the other. */
async function paged(query: Query): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await moderator.listAttempts({ query: { ...query, cursor } });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  return ids;
}

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
