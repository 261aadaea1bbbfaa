import { afterAll, beforeAll, expect, it } from 'vitest';
import { bySite, lookAtMonth, weekByWeek } from '../../../../docs/examples/how-it-goes.ts';
import { dayIn } from '../attempts/days.ts';
import { addDays } from '../figures/days.ts';
import { own, personOf } from './template.ts';
import { startTestPlatform } from './test-platform.ts';
import type { TestPlatform } from './test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => (platform = await startTestPlatform()));
afterAll(() => platform.stop());

it('a manager sees how a month went, week by week and site by site', async () => {
  const learner = personOf('learner');
  const asking = { manager: await platform.as('manager'), siteId: learner.siteId! };
  const to = dayIn(new Date());
  const from = addDays(to, -29);
  const month = await lookAtMonth(asking, from, to);
  expect(month.finished).toBeGreaterThan(0);
  // The demonstration begins within the month.
  expect(month.more).toBe(month.finished);
  expect(month).toMatchObject({ shown: expect.stringMatching(/^\d+ %$/) as string });
  expect(month.meaning).toContain('window has opened');
  const weeks = await weekByWeek(asking, from, to);
  expect(weeks.reduce((most, { people }) => Math.max(most, people), 0)).toBeGreaterThan(0);
  const [course] = await platform.query<{ course_id: string }>(
    'select course_id from course_progress where account_id = $1 order by percent desc limit 1',
    [own],
  );
  expect(await bySite(asking, course!.course_id)).toContainEqual(
    expect.objectContaining({ progress: expect.any(Number) as number }),
  );
});
