import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { anybody } from '../kernel/principal.ts';
import { own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { readyStates } from './attempt-conditions.ts';
import { isTotalled } from './attempt-totals.ts';

let platform: TestPlatform;
let moderator: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  moderator = await platform.as('moderator');
});
afterAll(() => platform.stop());

const filters: { queue?: 'all' | 'ready'; state?: ('in_sample' | 'returned' | 'assessed')[] }[] = [
  {},
  { queue: 'all' },
  { queue: 'ready' },
  { state: ['in_sample', 'returned'] },
  { queue: 'ready', state: ['assessed', 'returned'] },
];

/** Attempts that stand, with the states that a filter leaves, as rows. */
const counted = async (filter: (typeof filters)[number], value: string) =>
  platform.query<{ id: string; count: number }>(
    `select ${value}::text as id, count(*)::int as count from attempt a
      where account_id = $1 and superseded_at is null and ($2::text[] is null or state = any($2))
        and ($3::text[] is null or state = any($3)) and ${value} is not null
      group by 1 order by 1`,
    [own, filter.queue === 'ready' ? readyStates : null, filter.state ?? null],
  );
const midnight = `date_trunc('day', now() at time zone 'Africa/Johannesburg') at time zone 'Africa/Johannesburg'`;
const sorted = (facet: readonly { id: string; count: number }[]) =>
  facet.map(({ id, count }) => ({ id, count })).sort((one, other) => (one.id < other.id ? -1 : 1));

describe('what the database adds up of attempts', () => {
  it.each(filters)('is the total of the list with %j', async (filter) => {
    const { total } = await moderator.listAttempts({ query: { ...filter, total: 'true', limit: 1 } });
    const rows = await counted(filter, 'account_id');
    expect(total).toBe(rows[0]?.count ?? 0);
  });

  it.each(filters)('is what there is to filter by with %j', async (filter) => {
    const facets = await moderator.getAttemptFacets({ query: filter });
    expect(sorted(facets.courses)).toEqual(await counted(filter, 'course_id'));
    expect(sorted(facets.sites)).toEqual(await counted(filter, 'site_id'));
    expect(sorted(facets.assessors)).toEqual(await counted(filter, 'assessor_id'));
    expect(sorted(facets.states)).toEqual(await counted({ ...filter, state: undefined }, 'state'));
    const [overdue] = await counted(filter, `case when due_at < ${midnight} then 'overdue' end`);
    expect(facets.due.find(({ id }) => id === 'overdue')?.count).toBe(overdue?.count);
    expect(facets.due.reduce((sum, { count }) => sum + count, 0)).toBe(
      facets.states
        .filter(({ id }) => !filter.state || (filter.state as string[]).includes(id))
        .reduce((sum, { count }) => sum + count, 0),
    );
  });

  it.each([
    ['very often', 1, 250],
    ['of many attempts at once', 2_000, 30],
  ])('is folded by who reads it when it changed %s, and stays what it is', async (_, step, times) => {
    const read = async () => (await moderator.listAttempts({ query: { total: 'true', limit: 1 } })).total;
    const rows = async () =>
      (
        await platform.query<{ count: number }>(
          'select count(*)::int as count from attempt_total where account_id = $1 and not is_sum',
          [own],
        )
      )[0]!.count;
    const before = await read();
    await platform.query(
      `insert into attempt_total (client_id, account_id, counted_by, value_id, name, due_at, state, change)
        select client_id, account_id, counted_by, value_id, name, due_at, state, step * $2
        from (select * from attempt_total where account_id = $1 and counted_by = 'state' limit 10) alike,
          (values (1), (-1)) steps (step), generate_series(1, $3)`,
      [own, step, times],
    );
    expect(await rows()).toBeGreaterThan(100);
    expect(await read()).toBe(before);
    expect(await rows()).toBe(0);
    expect(await read()).toBe(before);
  });

  it('is folded also beside more sums than are folded at one time', async () => {
    const read = () => moderator.listAttempts({ query: { total: 'true', limit: 1 } });
    const longAgo = `counted_by = 'due' and due_at < '1990-01-01'`;
    await platform.query(
      `insert into attempt_total (client_id, account_id, counted_by, due_at, state, change, is_sum)
        select client_id, account_id, 'due', timestamptz 'epoch' + number * interval '15 minutes', 'open', 1, true
        from document, generate_series(1, 21000) number where kind = 'accounts' and id = $1`,
      [own],
    );
    await platform.query(
      `insert into attempt_total (client_id, account_id, counted_by, value_id, name, state, change)
        select client_id, account_id, counted_by, value_id, name, state, step
        from attempt_total, (values (1), (-1)) steps (step), generate_series(1, 400)
        where account_id = $1 and counted_by = 'state' and is_sum`,
      [own],
    );
    await read();
    const [left] = await platform.query<{ changes: number; sums: number }>(
      `select count(*) filter (where not is_sum)::int as changes, count(*) filter (where ${longAgo})::int as sums
        from attempt_total where account_id = $1`,
      [own],
    );
    expect(left).toEqual({ changes: 0, sums: 21_000 });
    await platform.query(`delete from attempt_total where ${longAgo}`);
  });
});

describe('the batches there are to filter by', () => {
  it('are the hundred that are due first, and those that were chosen', async () => {
    const of = async (batchId?: string[]) =>
      (await moderator.getAttemptFacets({ query: { batchId } })).batches.map(({ id }) => id);
    const [first] = await of();
    await platform.query(
      `insert into batch (id, client_id, account_id, course_id, title, state, selection, policy, due_on, created_by)
        select gen_random_uuid(), client_id, account_id, course_id, title, 'collecting', selection, policy, '2001-01-01', created_by
        from batch, generate_series(1, 100) where id = $1`,
      [first],
    );
    expect(await of()).toEqual([]);
    expect(await of([first!])).toEqual([first]);
    await platform.query(`delete from batch where due_on = '2001-01-01'`);
  });
});

describe('a filter that sums answer', () => {
  it.each([
    [{}, true],
    [{ queue: 'ready', state: ['assessed'] } as const, true],
    [{ queue: 'all', mine: 'false' } as const, true],
    [{ queue: 'due' } as const, false],
    [{ mine: 'true' } as const, false],
    [{ courseId: [own] }, false],
    [{ outcomeId: [own] }, false],
    [{ assessedTo: '2026-01-01' }, false],
    [{ due: ['overdue'] }, false],
    [{ query: 'nkosi' }, false],
  ])('%j: %s', (filter, expected) => {
    const [of] = [{ ...filter } as Parameters<typeof isTotalled>[0]];
    expect(isTotalled(of, { ...anybody, roles: ['moderator'] })).toBe(expected);
    // They see less than the sums count.
    expect(isTotalled(of, { ...anybody, roles: ['verifier'] })).toBe(false);
  });
});
