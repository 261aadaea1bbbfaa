import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { rowsOf } from '../../testing/rows-of.ts';
import { own } from '../../testing/template.ts';
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
const paged = async (query: Query, reader = moderator) =>
  (await rowsOf(reader.listAttempts({ query }))).map(({ id }) => id);

const filters: (readonly [Query, as: string])[] = [
  [{ queue: 'all' }, 'moderator'],
  [{ queue: 'ready' }, 'moderator'],
  [{ state: ['assessed'] }, 'moderator'],
  [{ state: ['returned', 'upheld'] }, 'moderator'],
  // Chosen besides, so that no sums say how many there are.
  [{ queue: 'ready', assessedFrom: '2020-01-01' }, 'moderator'],
  [{ queue: 'ready', due: ['none', 'overdue'] }, 'moderator'],
  [{ queue: 'all', due: ['overdue'] }, 'moderator'],
  [{ queue: 'due' }, 'assessor'],
  [{ queue: 'due', state: ['submitted', 'assessing'] }, 'assessor'],
  [{ queue: 'due', due: ['overdue', 'later', 'none'] }, 'assessor'],
  // Of one site, and given nothing.
  [{ queue: 'due' }, 'sitemanager'],
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

describe.each(filters)('a list of attempts with %j, for %s', (filter, username) => {
  // Of two rows at a time it is read along the order, of a hundred whatever is in the states is sorted.
  it.each(orders)('holds the same by %s, however many are on a page', async (sort) => {
    const reader = await platform.as(username);
    const whole = await paged({ ...filter, sort, limit: 100 }, reader);
    expect(await paged({ ...filter, sort, limit: 2 }, reader)).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
    const { total } = await reader.listAttempts({ query: { ...filter, total: 'true', limit: 1 } });
    expect(whole).toHaveLength(total!);
    expect(total).toBeGreaterThan(0);
  });
});

describe('a list of attempts with one value to filter by', () => {
  it.each(['overdue', 'today', 'this_week', 'later', 'none'] as const)(
    'holds those alone that are due: %s',
    async (group) => {
      const facets = await moderator.getAttemptFacets({ query: { queue: 'all' } });
      const rows = await rowsOf(
        moderator.listAttempts({ query: { queue: 'all', due: [group], limit: 100 } }),
      );
      const [of] = facets.due.filter(({ id }) => id === group);
      expect(rows).toHaveLength(of?.count ?? 0);
      expect(rows.filter(({ dueGroup }) => dueGroup !== group)).toEqual([]);
    },
  );

  it.each([
    ['courses', 'courseId'],
    ['sites', 'siteId'],
    ['assessors', 'assessorId'],
  ] as const)('says of %s how many it holds', async (facet, name) => {
    for (const queue of ['all', 'ready', 'due'] as const) {
      const values = (await moderator.getAttemptFacets({ query: { queue } }))[facet];
      const query: Query = { queue, [name]: values.slice(0, 2).map(({ id }) => id) };
      const { total } = await moderator.listAttempts({ query: { ...query, total: 'true', limit: 1 } });
      expect(total).toBe((await paged({ ...query, limit: 100 })).length);
      expect(total).toBe(values.slice(0, 2).reduce((sum, { count }) => sum + count, 0));
    }
  });
});

describe('what a list can be filtered by', () => {
  type Row = Awaited<ReturnType<typeof rows>>[number];
  const rows = (query: Query) => rowsOf(moderator.listAttempts({ query: { ...query, limit: 100 } }));
  const facetOf = {
    courses: ['courseId', (row: Row) => [row.course.id, row.course.name]],
    sites: ['siteId', (row: Row) => [row.site?.id, row.site?.name]],
    assessors: ['assessorId', (row: Row) => [row.assessor?.id, row.assessor?.name]],
    states: ['state', (row: Row) => [row.state, row.state]],
    due: ['due', (row: Row) => [row.dueGroup, '']],
  } as const;

  const chosen: (readonly [what: string, (batchId: string, row: Row) => Query])[] = [
    ['a batch', (batchId) => ({ queue: 'all', batchId: [batchId] })],
    ['a batch and a state', (batchId, { state }) => ({ queue: 'ready', batchId: [batchId], state: [state] })],
    ['a course', (_, { course }) => ({ queue: 'all', courseId: [course.id] })],
    [
      'a course, a site and when it is due',
      (_, row) => ({
        queue: 'all',
        courseId: [row.course.id],
        siteId: [row.site.id],
        due: [row.dueGroup],
      }),
    ],
    ['something that is searched for', () => ({ queue: 'all', query: 'an' })],
  ];

  it.each(chosen)('is counted over what the other filters leave: %s', async (_, chose) => {
    const { items } = await moderator.listBatches({ query: { state: ['sampled'] } });
    const batch = items.find(({ title }) => title === 'Business administration, winter group')!;
    const [first] = (await rows({ queue: 'ready', batchId: [batch.id] })).filter(({ site }) => site);
    const query = chose(batch.id, first!);
    const facets = await moderator.getAttemptFacets({ query });
    for (const [facet, [own, valueOf]] of Object.entries(facetOf)) {
      const counts = new Map<string, number>();
      for (const row of await rows({ ...query, [own]: undefined })) {
        const [id, name] = valueOf(row);
        if (id) counts.set(`${id} ${name}`, (counts.get(`${id} ${name}`) ?? 0) + 1);
      }
      expect(counts.size, facet).toBeGreaterThan(0);
      const told = facets[facet as keyof typeof facetOf].map(({ id, name, count }) => [
        `${id} ${name}`,
        count,
      ]);
      expect(new Map(told as [string, number][]), facet).toEqual(counts);
      expect(told, facet).toHaveLength(counts.size);
    }
  });
});

describe('a list of what was assessed last', () => {
  it.each([{ queue: 'ready' } as const, { state: ['assessed' as const] }])(
    'begins with what has no time of assessment, with %j',
    async (filter) => {
      const untimed = await platform.query<{ id: string; at: Date }>(
        `update attempt a set assessed_at = null from (select id, assessed_at as at from attempt where account_id = $1
          and state = 'assessed' and superseded_at is null order by id limit 3) b where a.id = b.id returning b.id, b.at`,
        [own],
      );
      const whole = await paged({ ...filter, sort: '-assessedAt', limit: 100 });
      expect(whole.slice(0, 3)).toEqual(
        untimed
          .map(({ id }) => id)
          .toSorted()
          .reverse(),
      );
      expect(await paged({ ...filter, sort: '-assessedAt', limit: 2 })).toEqual(whole);
      for (const { id, at } of untimed)
        await platform.query('update attempt set assessed_at = $2 where id = $1', [id, at]);
    },
  );
});

describe('a list that was counted a moment ago', () => {
  it.each([{ total: 'true' } as const, {}])('holds what there is now, asked with %j', async (asked) => {
    const ready = async () => {
      const { items, total } = await moderator.listAttempts({
        query: { state: ['assessed'], limit: 2, ...asked },
      });
      return { ids: items.map(({ id }) => id), total };
    };
    const before = await ready();
    const moved = await platform.query<{ id: string }>(
      `update attempt set state = 'open' where state = 'assessed' returning id`,
    );
    expect(await ready()).toEqual({ ids: [], total: asked.total ? 0 : undefined });
    await platform.query(`update attempt set state = 'assessed' where id = any($1)`, [
      moved.map(({ id }) => id),
    ]);
    expect(await ready()).toEqual(before);
    expect(before.ids).toHaveLength(2);
  });
});
