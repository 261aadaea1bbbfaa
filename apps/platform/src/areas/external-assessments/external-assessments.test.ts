import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { rowsOf } from '../../testing/rows-of.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let api: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('moderator');
});
afterAll(() => platform.stop());

type Sort = NonNullable<NonNullable<Parameters<Client['listExternalAssessments']>[0]>['query']>['sort'];

const walk = (sort: Sort) => rowsOf(api.listExternalAssessments({ query: { sort, limit: 1 } }));

describe('external assessments', () => {
  it.each(['learner', 'course', 'body', 'kind', 'reference', 'assessedOn', 'state'] as const)(
    'come once each, by %s, from first to last and back',
    async (sort) => {
      const there = await walk(sort);
      const { total } = await api.listExternalAssessments({ query: { total: 'true' } });
      expect(new Set(there.map((row) => row.id)).size).toBe(total);
      expect((await walk(`-${sort}`)).map((row) => row.id)).toEqual(there.map((row) => row.id).toReversed());
      const values = there.map((row) =>
        (sort === 'learner' || sort === 'course' ? row[sort].name : row[sort]).toLowerCase(),
      );
      expect(values).toEqual(values.toSorted());
    },
  );

  it('stand newest first unless told, and a cursor of another order is refused', async () => {
    const { items, next } = await api.listExternalAssessments({ query: { limit: 2 } });
    expect(items.map((row) => row.assessedOn)).toEqual(
      items
        .map((row) => row.assessedOn)
        .toSorted()
        .toReversed(),
    );
    await expect(
      api.listExternalAssessments({ query: { sort: 'body', limit: 2, cursor: next! } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
