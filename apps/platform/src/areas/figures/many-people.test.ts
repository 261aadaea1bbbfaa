import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { dayIn } from '../../attempts/days.ts';
import { addDays } from '../../figures/days.ts';
import { doJob } from '../../testing/jobs.ts';
import { clientId, foreign } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { readerOf } from '../reports/reading.fixture.ts';
import { ask, families } from './asking.fixture.ts';
import { histories, insertHistory, learners } from './histories.fixture.ts';
import { recountOf } from './recounted.fixture.ts';

let platform: TestPlatform;
let karoo: Client;
const today = dayIn(new Date());
const yesterday = addDays(today, -1);
const monday = addDays(today, -14 - ((new Date(today).getUTCDay() + 6) % 7));
const week = { from: monday, to: addDays(monday, 6) };
afterAll(() => platform.stop());

describe('of more people than can be told apart', () => {
  beforeAll(async () => {
    platform = await startTestPlatform();
    for (const each of histories) await insertHistory(platform, each);
    karoo = await platform.as('karoo');
    await doJob(platform, 'count-active-people');
    await platform.query(
      `insert into document (kind, id, client_id, account_id, body)
       select 'users', gen_random_uuid(), $1::uuid, $2::uuid, jsonb_build_object('accountId', $2::uuid, 'name', 'A', 'surname', 'B', 'username', 'many' || n)
       from generate_series(1, 10001) n`,
      [clientId, foreign],
    );
  });

  it('figures that add up are the same, and nobody is counted as a person', async () => {
    const asked = { from: addDays(today, -200), to: yesterday };
    const expected = { ...(await recountOf(platform, foreign, asked)), people: null };
    for (const family of families) {
      const [counts, progress] = [
        await ask.Counts(karoo, family, asked),
        await ask.Progress(karoo, family, asked),
      ];
      expect([family, { ...counts.figures, ...progress.figures }]).toEqual([family, expected]);
    }
  });

  it('people at work are those of whole days, weeks and months, and of 31 days of a site', async () => {
    const [{ people: known } = { people: 0 }] = await platform.query<{ people: number }>(
      'select count(distinct user_id)::int as people from active_day where account_id = $1 and day between $2 and $3',
      [foreign, week.from, week.to],
    );
    const { figures } = await ask.Participation(karoo, 'Insight', week);
    expect(figures.activePeople).toBe(known);
    const [siteId] = learners.filter(({ accountId }) => accountId === foreign).map((each) => each.siteId!);
    const bySite = await ask.Participation(karoo, 'Warehouse', {
      ...week,
      siteIds: [siteId!],
      to: addDays(monday, 3),
    });
    expect(bySite.figures.activePeople).toBeTypeOf('number');
    await expect(
      ask.Participation(karoo, 'Insight', { ...week, to: addDays(monday, 3) }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      detail: expect.stringContaining('week from Monday') as string,
    });
  });

  it('people at work on a course are those at work on what it consists of', async () => {
    const courseId = randomUUID();
    const [one, two] = learners.filter(({ accountId }) => accountId === foreign);
    for (const item of [randomUUID(), randomUUID()])
      await platform.query(
        `insert into registration (user_id, site_id, account_id, client_id, item_id, item_kind, course_id, content_kind, learner_order, status,
           registered_at, opened_at, last_activity_at)
         select id, site, $3, $4, $5, 'lesson', $6, 'formal', 'a', 'InProgress', $7, $7, $7
         from unnest(array[$1, $2]::uuid[], array[$8, $9]::uuid[]) as learner (id, site)`,
        [
          one!.id,
          two!.id,
          foreign,
          clientId,
          item,
          courseId,
          `${monday}T09:00:00Z`,
          one!.siteId,
          two!.siteId,
        ],
      );
    await doJob(platform, 'count-active-people');
    const { figures } = await ask.Participation(karoo, 'Warehouse', {
      ...week,
      content: [{ kind: 'course', id: courseId }],
    });
    expect(figures.activePeople).toBe(2);
  });

  it('a report says who was at work where, also of the month that is not over', async () => {
    await doJob(platform, 'count-active-people');
    const { rows, columns } = await readerOf(() => platform)(
      'participation',
      { interval: 'month', from: addDays(today, -100) },
      { columns: ['site', 'from', 'active', 'rate'] },
      'karoo',
    );
    expect(columns.map(({ name }) => name)).toEqual(['site', 'from', 'active', 'rate']);
    const recount = await platform.query<{ site: string; from: string; active: number }>(
      `select s.body ->> 'name' as site, p.starts::date::text as from, (select count(distinct d.user_id)::int from active_day d
         where d.account_id = $1 and d.site_id = s.id and d.day >= p.starts and d.day < p.starts + interval '1 month' and d.day < $2::date) as active
       from document s cross join generate_series(date_trunc('month', $3::timestamp), date_trunc('month', $2::timestamp), '1 month') p (starts)
       where s.kind = 'sites' and s.account_id = $1 and s.deleted_at is null`,
      [foreign, today, addDays(today, -100)],
    );
    const ordered = (each: { site: unknown; from: unknown }) => `${String(each.site)} ${String(each.from)}`;
    const told = rows.map(({ cells: [site, from, active] }) => ({ site, from, active }));
    expect(told.toSorted((a, b) => ordered(a).localeCompare(ordered(b)))).toEqual(
      recount.toSorted((a, b) => ordered(a).localeCompare(ordered(b))),
    );
    expect(recount.some(({ active }) => active > 0)).toBe(true);
    for (const { cells } of rows) expect(Number(cells[3] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('who they are is asked of some of them, and of all of them elsewhere', async () => {
    const some = learners.filter(({ accountId }) => accountId === foreign).map(({ id }) => id);
    expect((await ask.Counts(karoo, 'Live', { userIds: some })).figures.people).toBeGreaterThan(0);
    await expect(ask.Counts(karoo, 'Live', { groupBy: ['status'] })).rejects.toMatchObject({
      detail: expect.stringContaining('/insights') as string,
    });
  });
});
