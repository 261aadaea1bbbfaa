import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import type { FigureQuestion } from '@moderator/contract/types';
import { addDays } from '../../figures/days.ts';
import { dayIn } from '../../attempts/days.ts';
import { doJob } from '../../testing/jobs.ts';
import { clientId, foreign, own, people, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { ask, families } from './asking.fixture.ts';
import { chance, columns, histories, insertHistory, items, learners, valuesOf } from './histories.fixture.ts';
import { recountOf } from './recounted.fixture.ts';

let platform: TestPlatform;
let manager: Client;
const today = dayIn(new Date());
const yesterday = addDays(today, -1);

beforeAll(async () => {
  platform = await startTestPlatform();
  manager = await platform.as('manager');
  for (const each of histories) await insertHistory(platform, each);
});
afterAll(() => platform.stop());

describe('the figures of the demonstration and a year beside it', () => {
  it.each([
    ['of all time', {}],
    ['of a quarter', { from: addDays(today, -120), to: addDays(today, -30) }],
    ['of one thing', { from: addDays(today, -200), content: [{ kind: 'lesson', id: items[0] }] }],
    ['of nothing', { from: addDays(today, -200), content: [{ kind: 'lesson', id: randomUUID() }] }],
    ['of a site', { siteIds: [personOf('sitemanager').siteId!], contentKinds: ['formal'] }],
  ] as [string, FigureQuestion][])('%s are those of a recount, in each family', async (_, question) => {
    const asked = { to: yesterday, ...question };
    const expected = await recountOf(platform, own, asked);
    // Of people who are named rows are read, else facts of days.
    const everybody = people.filter(({ accountId }) => accountId === own).map(({ id }) => id);
    for (const family of families)
      for (const body of [asked, { ...asked, userIds: everybody }]) {
        const [counts, progress] = [
          await ask.Counts(manager, family, body),
          await ask.Progress(manager, family, body),
        ];
        expect([family, { ...counts.figures, ...progress.figures }]).toEqual([family, expected]);
      }
  });

  it('come to the same when facts are folded, and in whatever order things came to be known', async () => {
    const question = { from: addDays(today, -300), to: yesterday, interval: 'month' } as const;
    const told = async () => (await ask.Counts(manager, 'Warehouse', question)).series;
    const before = await told();
    expect(before!.reduce((sum, { figures }) => sum + figures.registered, 0)).toBeGreaterThan(50);
    const some = histories.filter(({ accountId }) => accountId === own).slice(0, 45);
    await platform.query('delete from registration where item_id = any($1) and user_id = any($2)', [
      items,
      some.map(({ userId }) => userId),
    ]);
    const steps = some.flatMap((each, index) =>
      columns.map((column, place) => ({
        each,
        column,
        value: valuesOf(each)[place],
        order: chance(index * 100 + place + 9),
      })),
    );
    const gone = histories.filter(({ userId }) => some.some((each) => each.userId === userId));
    for (const each of gone.toSorted(
      (one, other) => chance(one.registered.getTime() % 997) - chance(other.registered.getTime() % 997),
    ))
      await insertHistory(platform, {
        ...each,
        ...(some.includes(each) && {
          status: 'NotAttempted',
          opened: null,
          finished: null,
          settled: null,
          score: null,
        }),
      });
    await doJob(platform, 'fold-facts');
    for (const { each, column, value } of steps.toSorted((one, other) => one.order - other.order))
      await platform.query(`update registration set ${column} = $3 where user_id = $1 and item_id = $2`, [
        each.userId,
        each.itemId,
        value,
      ]);
    // Dates that a status gives itself are what they were.
    for (const each of some)
      await platform.query('update registration set settled_at = $3 where user_id = $1 and item_id = $2', [
        each.userId,
        each.itemId,
        each.settled,
      ]);
    expect(await told()).toEqual(before);
    const [waiting] = await platform.query<{ count: number }>(
      'select count(*)::int as count from fact_change',
    );
    expect(waiting!.count).toBeGreaterThan(0);
    await doJob(platform, 'fold-facts');
    expect(await told()).toEqual(before);
    const [corrected] = await platform.query<{ left: number; revision: number }>(
      'select (select count(*)::int from fact_change) as left, max(revision) as revision from fact_day',
    );
    expect(corrected).toEqual({ left: 0, revision: 2 });
  });
});

describe('a question', () => {
  it('by groups and over time adds up to the whole, where it adds up', async () => {
    const days = { from: addDays(today, -100), to: yesterday };
    const sum = (all: { figures: { registered: number } }[] | undefined) =>
      all!.reduce((before, { figures }) => before + figures.registered, 0);
    for (const family of families) {
      const series = await ask.Counts(manager, family, { ...days, interval: 'week' });
      const bySite = await ask.Counts(manager, family, { ...days, groupBy: ['site', 'item'] });
      expect([family, sum(series.series), sum(bySite.groups)]).toEqual([
        family,
        series.figures.registered,
        series.figures.registered,
      ]);
      expect(series.series!.at(-1)!.figures.statuses).toEqual(series.figures.statuses);
      const userIds = people.map(({ id }) => id);
      expect(await ask.Counts(manager, family, { ...days, userIds, interval: 'week' })).toMatchObject({
        series: series.series,
      });
      expect(bySite.groups!.every(({ keys }) => keys.length === 2)).toBe(true);
    }
    const status = await ask.Counts(manager, 'Live', { ...days, groupBy: ['status'] });
    const passed = status.groups!.find(({ keys }) => keys[0]!.key === 'Passed')!.figures;
    expect(passed.statuses.filter(({ count }) => count > 0).map((each) => each.status)).toEqual(['Passed']);
  });

  it('compares with as many days before, and with the year before', async () => {
    const days = { from: addDays(today, -60), to: addDays(today, -31) };
    const earlier = { from: addDays(today, -90), to: addDays(today, -61) };
    const { before } = await ask.Overview(manager, 'Insight', { ...days, compare: 'previous' });
    expect(before).toEqual({ ...(await ask.Overview(manager, 'Insight', earlier)).figures, nextDue: [] });
    const { before: lastYear } = await ask.Counts(manager, 'Warehouse', { ...days, compare: 'year' });
    expect(lastYear!.registered).toBeTypeOf('number');
  });

  it.each([
    [{ from: yesterday, to: addDays(today, -9) }, 'to', 'end before they begin'],
    [{ from: '2001-01-01' }, 'to', '10 years'],
    [{ from: addDays(today, -500), interval: 'day' }, 'interval', '400 points'],
    [{ interval: 'day' }, 'from', 'first day'],
    [{ compare: 'year' }, 'from', 'first day'],
    [{ from: yesterday, interval: 'day', groupBy: ['site'] }, 'groupBy', 'not both'],
    [{ timeZone: 'Africa/Nowhere' }, 'timeZone', 'no time zone'],
  ] as [FigureQuestion, string, string][])('%j is refused', async (question, field, words) => {
    for (const family of families)
      await expect(ask.Counts(manager, family, question)).rejects.toMatchObject({
        code: 'invalid_input',
        problem: {
          errors: [{ path: `body.${field}`, message: expect.stringContaining(words) as string }],
        },
      });
  });

  it('is about today live, up to today in insights, and up to yesterday in the warehouse', async () => {
    const body = { from: addDays(today, -3), to: addDays(today, 3) };
    const last = await Promise.all(
      families.map(async (family) => (await ask.Counts(manager, family, body)).to),
    );
    expect(last).toEqual([body.to, today, yesterday]);
    const { asOf } = await ask.Counts(manager, 'Warehouse', body);
    expect(dayIn(new Date(Date.parse(asOf) - 1))).toBe(yesterday);
  });

  it('narrows to people by who they are, and unknown ids are nobody', async () => {
    const learner = learners.find(({ accountId }) => accountId === own)!;
    const of = async (question: FigureQuestion) => (await ask.Counts(manager, 'Live', question)).figures;
    const lessons = { content: items.map((id) => ({ kind: 'lesson' as const, id })) };
    expect(await of({ ...lessons, userIds: [learner.id] })).toMatchObject({ people: 1, registered: 3 });
    for (const name of [
      'userIds',
      'groupIds',
      'teamIds',
      'classIds',
      'roleIds',
      'careerIds',
      'siteIds',
      'accountIds',
    ])
      expect([name, (await of({ ...lessons, [name]: [randomUUID()] })).registered]).toEqual([name, 0]);
    const group = await manager.createGroup({ body: { accountId: own, name: 'Night shift' } });
    await manager.addGroupUsers({ id: group.id, body: { ids: [learner.id] } });
    expect((await of({ ...lessons, groupIds: [group.id] })).registered).toBe(3);
    const { groups } = await ask.Counts(manager, 'Insight', {
      ...lessons,
      groupIds: [group.id],
      groupBy: ['group'],
    });
    expect(groups!.map(({ keys, figures }) => [keys[0]!.name, figures.registered])).toContainEqual([
      'Night shift',
      3,
    ]);
  });
});

describe('who sees what', () => {
  const lessons = { content: items.map((id) => ({ kind: 'lesson' as const, id })), to: yesterday };
  const ofAccount = (account: string) => histories.filter(({ accountId }) => accountId === account).length;

  it.each(families)(
    'in %s is the own account, the own site, or every account of the client',
    async (family) => {
      const registered = async (username: string, body: FigureQuestion = lessons) =>
        (await ask.Counts(await platform.as(username), family, body)).figures.registered;
      expect(await registered('moderator')).toBe(ofAccount(own));
      expect(await registered('karoo')).toBe(ofAccount(foreign));
      expect(await registered('moderator', { ...lessons, accountIds: [foreign] })).toBe(0);
      expect(await registered('clientmanager')).toBe(histories.length);
      expect(await registered('clientmanager', { ...lessons, accountIds: [foreign] })).toBe(
        ofAccount(foreign),
      );
      const site = personOf('sitemanager').siteId;
      expect(await registered('sitemanager')).toBe(histories.filter(({ siteId }) => siteId === site).length);
      await expect(registered('learner')).rejects.toMatchObject({ code: 'not_allowed' });
      await expect(registered('trainer')).rejects.toMatchObject({ code: 'not_allowed' });
    },
  );
});

describe('a manager of a site who is at none', () => {
  it('sees nobody, not even those without a site', async () => {
    await platform.query('update registration set site_id = null where item_id = $1', [items[0]]);
    await platform.query(`update document set body = body - 'siteId' where kind = 'users' and id = $1`, [
      personOf('sitemanager').id,
    ]);
    const api = await platform.as('sitemanager');
    for (const family of families) {
      const { figures } = await ask.Overview(api, family, { from: addDays(today, -300), to: yesterday });
      expect([family, figures.registered, figures.activePeople]).toEqual([family, 0, 0]);
    }
  });
});

describe('people at work', () => {
  it('are told apart: once in a week however often, with their time', async () => {
    const [one, two] = learners.filter(({ accountId }) => accountId === own);
    const item = randomUUID();
    const at = (day: number) => `${addDays(today, day)}T09:00:00Z`;
    for (const person of [one!, two!])
      await platform.query(
        `insert into registration (user_id, site_id, account_id, client_id, item_id, item_kind, content_kind, learner_order, registered_at, last_activity_at)
         values ($1, $2, $3, $4, $5, 'lesson', 'formal', 'a', $6, $6)`,
        [person.id, person.siteId, own, clientId, item, at(-20)],
      );
    for (const day of [-9, -8, -2])
      await platform.query(
        `update registration set status = 'InProgress', opened_at = coalesce(opened_at, $3), last_activity_at = $3, seconds = seconds + 600
         where user_id = $1 and item_id = $2`,
        [one!.id, item, at(day)],
      );
    const body: FigureQuestion = {
      from: addDays(today, -9),
      to: yesterday,
      content: [{ kind: 'lesson', id: item }],
    };
    for (const family of families) {
      const { figures, series } = await ask.Participation(manager, family, { ...body, interval: 'day' });
      expect([family, figures]).toEqual([
        family,
        {
          activePeople: 1,
          participationRate: 0.5,
          sessions: 0,
          submissions: 0,
          secondsOnTask: 1800,
          meanSeconds: 1800,
          medianSeconds: 1800,
        },
      ]);
      expect(series!.map((each) => each.figures.activePeople)).toEqual([1, 1, 0, 0, 0, 0, 0, 1, 0]);
    }
  });

  it('on a course are those at work on what it consists of, for as long as they were', async () => {
    const [one] = learners.filter(({ accountId }) => accountId === own);
    const [courseId, lessonId, at] = [randomUUID(), randomUUID(), `${addDays(today, -5)}T09:00:00Z`];
    await platform.query(
      'insert into course_item (course_id, lesson_id, client_id, account_id, position) values ($1, $2, $3, $4, 1)',
      [courseId, lessonId, clientId, own],
    );
    await platform.query(
      `insert into registration (user_id, site_id, account_id, client_id, item_id, item_kind, course_id, content_kind, learner_order,
         status, registered_at, opened_at, last_activity_at, seconds)
       values ($1, $2, $3, $4, $5, 'lesson', $6, 'formal', 'a', 'InProgress', $7, $7, $7, 900)`,
      [one!.id, one!.siteId, own, clientId, lessonId, courseId, at],
    );
    const body: FigureQuestion = {
      from: addDays(today, -9),
      to: yesterday,
      content: [{ kind: 'course', id: courseId }],
    };
    for (const family of families)
      for (const asked of [body, { ...body, userIds: [one!.id] }]) {
        const { figures } = await ask.Participation(manager, family, asked);
        expect([family, figures.activePeople, figures.secondsOnTask]).toEqual([family, 1, 900]);
      }
  });

  it('lose no second where many are at work at once', async () => {
    const body: FigureQuestion = { from: yesterday, to: today, content: [{ kind: 'lesson', id: items[2] }] };
    const seconds = async () => (await ask.Participation(manager, 'Insight', body)).figures.secondsOnTask;
    const [before, some] = [await seconds(), learners.filter(({ accountId }) => accountId === own)];
    await Promise.all(
      [...some, ...some].map(({ id }) =>
        platform.query(
          'update registration set seconds = seconds + 7, last_activity_at = now() where user_id = $1 and item_id = $2',
          [id, items[2]],
        ),
      ),
    );
    expect(await seconds()).toBe(before + 14 * some.length);
  });

  it('of periods that are over are kept, also when they are told of late', async () => {
    const kept = () =>
      platform.query<{ period: string; people: number; revision: number }>(
        `select period, sum(people)::int as people, max(revision) as revision from active_period where account_id = $1
         and site_id = '00000000-0000-0000-0000-000000000000' and item_id = site_id and from_day < $2 group by 1 order by 1`,
        [own, addDays(today, -7)],
      );
    await doJob(platform, 'count-active-people');
    const before = await kept();
    const days = await platform.query<{ day: string; people: number }>(
      'select day::text, count(distinct user_id)::int as people from active_day where account_id = $1 and day < $2 group by 1',
      [own, addDays(today, -7)],
    );
    expect(before.find(({ period }) => period === 'day')!.people).toBe(
      days.reduce((sum, { people: many }) => sum + many, 0),
    );
    const late = learners.filter(({ accountId }) => accountId === own).at(-1)!;
    await platform.query(
      `update registration set seconds = seconds + 60, last_activity_at = $3 where user_id = $1 and item_id = $2`,
      [late.id, items[0], `${addDays(today, -9)}T09:00:00Z`],
    );
    await doJob(platform, 'count-active-people');
    const after = await kept();
    expect(after.find(({ period }) => period === 'day')!.people).toBe(
      before.find(({ period }) => period === 'day')!.people + 1,
    );
    expect(after.find(({ period }) => period === 'day')!.revision).toBe(2);
  });
});

describe('an overview', () => {
  it('is counts, progress and participation in one, with what is due next', async () => {
    const body = { from: addDays(today, -90), to: yesterday };
    const [{ figures }, counts, progress, participation] = await Promise.all([
      ask.Overview(manager, 'Live', body),
      ask.Counts(manager, 'Live', body),
      ask.Progress(manager, 'Live', body),
      ask.Participation(manager, 'Live', body),
    ]);
    expect(figures).toMatchObject({ ...counts.figures, ...progress.figures, ...participation.figures });
    expect(figures.submissions).toBeGreaterThan(0);
    const everybody = people.filter(({ accountId }) => accountId === own).map(({ id }) => id);
    expect((await ask.Overview(manager, 'Live', { ...body, userIds: everybody })).figures).toEqual(figures);
    await platform.query(
      `update registration set due_at = $3 where user_id = any($1) and item_id = $2 and status = 'InProgress'`,
      [learners.map(({ id }) => id), items[1], `${addDays(today, 4)}T09:00:00Z`],
    );
    const due = await Promise.all(
      families.map(async (family) => (await ask.Overview(manager, family, body)).figures.nextDue),
    );
    expect(due[0]).toContainEqual({
      day: addDays(today, 4),
      item: { id: items[1], name: '' },
      registrations: histories.filter(
        ({ accountId, itemId, status }) =>
          accountId === own && itemId === items[1] && status === 'InProgress',
      ).length,
    });
    expect(due[1]).toEqual(due[0]);
    expect(due[2]).toEqual(due[0]);
  });
});
