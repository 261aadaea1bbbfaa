import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScheduleCreate } from '@moderator/contract/types';
import { own as accountId, sitesOf } from '../../testing/template.ts';
import { planningOn } from '../../testing/planning.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let { manager, course, others } = {} as Awaited<ReturnType<typeof planningOn>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ manager, course, others } = await planningOn(platform));
});
afterAll(() => platform.stop());

const plan = async (more: Partial<ScheduleCreate>) =>
  manager.createSchedule({
    body: {
      accountId,
      courseId: await course(),
      title: 'Driving on slopes',
      startsAt: '2027-01-05T07:00:00.000Z',
      endsAt: '2027-01-05T09:30:00.000Z',
      ...more,
    },
  });
const timesOf = async (id: string) =>
  (await manager.listChildSchedules({ id, query: { limit: 500 } })).items.map(({ startsAt, endsAt }) => [
    startsAt,
    endsAt,
  ]);

describe('a schedule that repeats', () => {
  it.each([
    [
      'Africa/Johannesburg',
      '2027-03-22T07:00:00.000Z',
      ['2027-03-29T07:00:00.000Z', '2027-04-05T07:00:00.000Z'],
    ],
    // Clocks go forward on 28 March 2027.
    ['Europe/London', '2027-03-22T08:00:00.000Z', ['2027-03-29T07:00:00.000Z', '2027-04-05T07:00:00.000Z']],
    // They did so on 4 November 2018.
    [
      'America/Sao_Paulo',
      '2018-10-29T12:00:00.000Z',
      ['2018-11-05T11:00:00.000Z', '2018-11-12T11:00:00.000Z'],
    ],
  ])('comes at the same time of the clock in %s', async (timeZone, startsAt, starts) => {
    const { id, rule } = await plan({
      timeZone,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 9_000_000).toISOString(),
      rule: { frequency: 'weekly', count: 3 },
    });
    expect(rule).toEqual({ frequency: 'weekly', count: 3 });
    expect(await timesOf(id)).toEqual(
      starts.map((start) => [start, new Date(Date.parse(start) + 9_000_000).toISOString()]),
    );
  });

  it('comes on the days that it names until a day, and each is a schedule of its own', async () => {
    const { id } = await plan({ rule: { frequency: 'weekly', byDay: ['TU', 'TH'], until: '2027-01-14' } });
    expect((await timesOf(id)).map(([start]) => start)).toEqual([
      '2027-01-07T07:00:00.000Z',
      '2027-01-12T07:00:00.000Z',
      '2027-01-14T07:00:00.000Z',
    ]);
    const [first] = (await manager.listChildSchedules({ id })).items;
    const { version } = await manager.updateSchedule({
      id: first!.id,
      version: first!.version,
      body: { startsAt: '2027-01-08T07:00:00.000Z', endsAt: '2027-01-08T09:00:00.000Z' },
    });
    expect(version).toBe(2);
    expect((await timesOf(id))[0]).toEqual(['2027-01-08T07:00:00.000Z', '2027-01-08T09:00:00.000Z']);
  });

  it('takes its class in each time', async () => {
    const learnerIds = others(2);
    const { id: classId } = await manager.createClass({
      body: {
        accountId,
        siteId: sitesOf(accountId)[0]!,
        name: 'Slope drivers',
        courseIds: [],
        learnerIds,
        startsOn: '2027-01-01',
        endsOn: '2027-02-28',
      },
    });
    const { id } = await plan({ classId, rule: { frequency: 'daily', count: 3 } });
    const { items } = await manager.listChildSchedules({ id });
    for (const child of [{ id }, ...items])
      expect((await manager.listScheduleLearners({ id: child.id })).items).toHaveLength(2);
  });

  it.each([
    ['without an end', { frequency: 'daily' }, 'Say how often'],
    ['too often', { frequency: 'daily', count: 202 }, '201 are the most'],
  ] as const)('is not made %s', async (_, rule, sentence) => {
    await expect(plan({ rule })).rejects.toMatchObject({
      code: 'invalid_input',
      detail: expect.stringContaining(sentence),
    });
    await expect(plan({ rule: { frequency: 'daily', count: 201 } })).resolves.toBeDefined();
  });

  it('keeps how it repeats', async () => {
    const { id, version } = await plan({ rule: { frequency: 'daily', count: 2 } });
    await expect(
      manager.updateSchedule({ id, version, body: { rule: { frequency: 'daily', count: 3 } } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    const { title } = await manager.updateSchedule({ id, version, body: { title: 'Driving on wet slopes' } });
    expect(title).toBe('Driving on wet slopes');
  });
});
