import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualCalendar, workingDaysBetween } from '@moderator/moderation';
import { dayIn } from '../../attempts/days.ts';
import { moderate, takeable } from '../../testing/moderating.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const figures = async (username: string, query: object = {}) =>
  (await platform.as(username)).getModerationFigures({ query });

const median = (some: readonly number[]): number | null => {
  const sorted = some.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const daysBetween = (from: Date, to: Date) => workingDaysBetween(dayIn(from), dayIn(to), usualCalendar);

describe('figures of moderation', () => {
  it('are those of a recount, in working days, together and by month', async () => {
    await platform.query('delete from due_days where account_id = $1', [own]);
    const { from, to, all, months } = await figures('moderator');
    const assessed = await platform.query<{ from: Date; to: Date }>(
      `select submitted_at as from, assessed_at as to from attempt where account_id = $1 and not external
        and submitted_at <= assessed_at and assessed_at >= $2::date and assessed_at < $3::date + 1`,
      [own, from, to],
    );
    const took = assessed.map((each) => ({
      month: dayIn(each.to).slice(0, 7),
      days: daysBetween(each.from, each.to),
    }));
    expect(took.length).toBeGreaterThan(20);
    expect(all.assess).toEqual({ count: took.length, median: median(took.map(({ days }) => days)) });
    for (const { month, assess } of months) {
      const some = took.filter((each) => each.month === month).map(({ days }) => days);
      expect(assess).toEqual({ count: some.length, median: median(some) });
    }
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
  });

  it('count a decision as soon as it is signed, and how long it waited', async () => {
    const before = await figures('moderator2');
    const api = await platform.as('moderator2');
    await moderate(platform, api, await takeable(api), 'overturned');
    const after = await figures('moderator2');
    expect(after.all.overturned - before.all.overturned).toBe(1);
    expect(after.all.moderate.count - before.all.moderate.count).toBe(1);
    expect(after.months.reduce((sum, { overturned }) => sum + overturned, 0)).toBe(after.all.overturned);
  });

  it('are of the days, courses and sites that were asked for', async () => {
    const none = await figures('moderator', { from: '2001-01-01', to: '2001-12-31' });
    expect([none.all.assess, none.months]).toEqual([{ count: 0, median: null }, []]);
    await expect(figures('moderator', { from: '1900-01-01' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('are of the own site for whoever manages one', async () => {
    const { siteId } = personOf('sitemanager');
    const { all } = await figures('sitemanager');
    expect(all).toEqual((await figures('manager', { siteId: [siteId] })).all);
    expect(all).not.toEqual((await figures('manager')).all);
  });

  it('are nobody else’s', async () => {
    await expect(figures('assessor')).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
