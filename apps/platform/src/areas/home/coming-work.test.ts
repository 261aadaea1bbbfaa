import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../attempts/days.ts';
import { planningOn } from '../../testing/planning.ts';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let planned: Awaited<ReturnType<typeof planningOn>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  planned = await planningOn(platform);
});
afterAll(() => platform.stop());

const assessorId = personOf('assessor').id;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const coming = async (username: string, query: object = {}) =>
  (await platform.as(username)).getComingWork({ query });
const weekOf = ({ weeks }: Awaited<ReturnType<typeof coming>>, day: string) =>
  weeks.find(({ from, to }) => from <= day && day <= to)!;

describe('what schedules will bring', () => {
  it('is counted in the week in which it is due, for who assesses and who moderates', async () => {
    const dueAt = inDays(15);
    const day = dayIn(new Date(dueAt));
    const before = [
      weekOf(await coming('assessor'), day),
      weekOf(await coming('moderator2', { part: 'moderate' }), day),
    ];
    const made = await planned.schedule(
      { startsAt: inDays(-20), endsAt: inDays(10), assessmentDueAt: dueAt, assessorId },
      await planned.course({ outcomes: 1 }),
    );
    await planned.put(made, planned.others(3));

    const toAssess = await coming('assessor');
    expect(weekOf(toAssess, day).learners).toBe(before[0]!.learners + 3);
    expect(weekOf(toAssess, day).schedules).toBe(before[0]!.schedules + 1);
    expect(toAssess.schedules).toContainEqual(
      expect.objectContaining({ id: made.id, dueAt, learners: 3, title: made.title }),
    );
    const toModerate = await coming('moderator2', { part: 'moderate' });
    expect(weekOf(toModerate, day).learners).toBe(before[1]!.learners + 3);
    expect((await (await platform.as('assessor')).getModeratorHome()).coming).toEqual({
      assess: toAssess.weeks,
      moderate: null,
    });

    // What is handed in is no more to come to who assesses it, and what is assessed none to who moderates it.
    const reached = (state: string) =>
      platform.query(`update attempt set state = $2 where schedule_id = $1`, [made.id, state]);
    await reached('submitted');
    expect(weekOf(await coming('assessor'), day)).toEqual(before[0]);
    expect(weekOf(await coming('moderator2', { part: 'moderate' }), day).learners).toBe(
      before[1]!.learners + 3,
    );
    await reached('assessed');
    expect(weekOf(await coming('moderator2', { part: 'moderate' }), day)).toEqual(before[1]);
    await reached('open');

    const { version } = await planned.read(made.id);
    await (
      await platform.as('manager')
    ).updateSchedule({ id: made.id, version, body: { assessmentDueAt: inDays(100) } });
    expect(weekOf(await coming('assessor'), day).learners).toBe(before[0]!.learners);
  });

  it('is of six weeks from today, the first of which may be shorter', async () => {
    const { weeks } = await coming('assessor');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]!.from).toBe(dayIn(new Date()));
    for (const [place, { from }] of weeks.slice(1).entries())
      expect(Date.parse(from) - Date.parse(weeks[place]!.to)).toBe(86_400_000);
  });

  it('is not what one assesses oneself, where it is to be moderated', async () => {
    const made = await planned.schedule({
      startsAt: inDays(-20),
      endsAt: inDays(9),
      assessorId: personOf('moderator').id,
    });
    await planned.put(made, planned.others(1));
    const ids = async (part: string) => (await coming('moderator', { part })).schedules.map(({ id }) => id);
    expect(await ids('moderate')).not.toContain(made.id);
    expect(await ids('assess')).toContain(made.id);
  });

  it('is nothing of who only assesses, to moderate, nor of another account', async () => {
    await expect(coming('assessor', { part: 'moderate' })).rejects.toMatchObject({ code: 'not_allowed' });
    const { schedules } = await coming('manager', { part: 'moderate' });
    const own = await platform.query<{ id: string }>(
      `select id from document where kind = 'schedules' and account_id = $1`,
      [personOf('manager').accountId],
    );
    const known = new Set(own.map(({ id }) => id));
    expect(schedules.every(({ id }) => known.has(id))).toBe(true);
  });
});
