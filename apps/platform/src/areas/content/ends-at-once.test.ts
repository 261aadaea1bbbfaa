import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';
import { takenCourse } from './learning.fixture.ts';

let platform: TestPlatform;
let learner: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  learner = await platform.as('learner');
});
afterAll(() => platform.stop());

const kind = 'formal' as const;
const learnerId = personOf('learner').id;
/** Goes through all pages of a lesson. */
const end = (id: string) => () =>
  learner.submitLesson({
    kind,
    id,
    query: {},
    body: { sequence: 1, pages: [1, 2, 3], activeSeconds: 5, final: true },
  });

describe('a lesson that ends', () => {
  it('at once with another one ends the course with it', async () => {
    const { courseId, lessons } = await takenCourse(platform, 'learner', 2);
    for (const id of lessons) await learner.registerOnLesson({ kind, id, body: {} });
    const hold = 'select from course_progress where user_id = $1 and course_id = $2 for update';
    const values = [learnerId, courseId];
    expect(await whileHeld(platform, { hold, values }, lessons.map(end))).toEqual(['answered', 'answered']);
    expect(await learner.getMyCourse({ id: courseId })).toMatchObject({ status: 'Completed', percent: 100 });
  });

  it('while the portfolio is handed in does not join it any more', async () => {
    const { courseId, lessons } = await takenCourse(platform, 'learner', 2, { outcomes: 1 });
    for (const id of lessons) await learner.registerOnLesson({ kind, id, body: {} });
    const [first, second] = lessons.map(end);
    await first!();
    const values = [learnerId, courseId];
    const pieces = () =>
      platform.query(
        `select e.title from evidence e join attempt a on a.id = e.attempt_id
          where a.learner_id = $1 and a.course_id = $2`,
        values,
      );
    const handedIn = await pieces();
    expect(handedIn).toHaveLength(1);
    const hold = 'select from attempt where learner_id = $1 and course_id = $2 for update';
    const change = `update attempt set state = 'submitted' where learner_id = $1 and course_id = $2`;
    expect(await whileHeld(platform, { hold, change, values }, [second!])).toEqual(['answered']);
    expect(await pieces()).toEqual(handedIn);
  });
});
