import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { timesToTry } from '../../testing/budget.ts';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { takenCourse } from './learning.fixture.ts';

let platform: TestPlatform;
let learner: Client;
let manager: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  learner = await platform.as('learner');
  manager = await platform.as('manager');
});
afterAll(() => platform.stop());

const kind = 'formal' as const;
const lesson = fc.nat(2);
const hourMs = 3_600_000;

/** What may happen to a course of three lessons of three pages each, and to a person in it. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('learn' as const), lesson, pages: fc.nat(3) }) },
  fc.record({ does: fc.constant('reset' as const), lesson }),
  fc.record({ does: fc.constant('close' as const), lesson, inHours: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ does: fc.constant('open' as const), lesson }),
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 3 }) }),
  },
  fc.record({
    does: fc.constant('compose' as const),
    weights: fc.array(fc.constantFrom(null, 0, 1, 3), { minLength: 3, maxLength: 3 }),
    required: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** Registrations and places of a course, from which everything else is to follow. */
interface Row {
  status: string;
  progress: number;
  required: boolean;
  weight: number;
  isOver: boolean;
}

it(
  'progress on a course is what its rows say, whatever happens to them',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        let now = Date.now();
        platform.setNow(new Date(now));
        const { courseId, lessons } = await takenCourse(platform, 'learner', 3);
        let hasFinished = false;
        for (const each of steps) {
          if (each.does === 'wait') platform.setNow(new Date((now += each.hours * hourMs)));
          else await happen(each, courseId, lessons, now);
          const isReset = each.does === 'reset';
          await expect
            .poll(
              async () => {
                const [shown, rows] = await Promise.all([shownOf(courseId), rowsOf(courseId, now)]);
                const counted = recounted(rows);
                if (isReset) hasFinished = false;
                // Nothing that the course consists of later takes away what somebody finished.
                if (hasFinished && shown?.percent === 100) return 'as it is to be';
                return shown?.percent === counted ? 'as it is to be' : { shown, rows, counted };
              },
              { timeout: 20_000, interval: 50 },
            )
            .toBe('as it is to be');
          hasFinished = (await shownOf(courseId))?.percent === 100;
        }
      }),
      { numRuns: timesToTry(4, 200) },
    );
    platform.setNow(null);
  },
  timesToTry(120_000, 3_600_000),
);

async function happen(
  each: Exclude<Step, { does: 'wait' }>,
  courseId: string,
  lessons: readonly string[],
  now: number,
) {
  if (each.does === 'compose') {
    const { version } = await manager.getCourse({ id: courseId });
    const body = lessons.flatMap((lessonId, place) => {
      const weight = each.weights[place];
      return weight == null ? [] : [{ lessonId, weight, required: each.required[place]! }];
    });
    await manager.setCourseLessons({ id: courseId, body, version });
    return;
  }
  const id = lessons[each.lesson]!;
  if (each.does === 'learn') await learn(id, each.pages);
  else if (each.does === 'reset') {
    const body = { userIds: [personOf('learner').id], reason: 'Once more.' };
    await manager.resetLessonRegistrations({ kind, id, body });
  } else if (each.does === 'open') await manager.removeLessonExpiry({ kind, id });
  else {
    const { version } = await manager.getLesson({ kind, id });
    const expiresAt = new Date(now + each.inHours * hourMs).toISOString();
    await manager.updateLesson({ kind, id, body: { expiresAt }, version });
  }
}

/** Opens a lesson and reads so many of its pages; what is closed, or no part of the course, is refused and changes nothing. */
async function learn(id: string, pages: number): Promise<void> {
  const sent = { sequence: Date.now() % 1_000_000, activeSeconds: 60 };
  const all = [1, 2, 3].slice(0, pages);
  try {
    await learner.registerOnLesson({ kind, id, body: {} });
    await learner.submitLesson({ kind, id, body: { ...sent, pages: all, final: pages === 3 } });
  } catch (error) {
    expect(error).toMatchObject({
      code: expect.stringMatching(/^(wrong_state|not_allowed|not_found)$/) as string,
    });
  }
}

const shownOf = async (courseId: string) =>
  (await learner.listMyCourses({ query: { limit: 500 } })).items.find(({ id }) => id === courseId);

const rowsOf = (courseId: string, now: number) =>
  platform.query<Row>(
    `select coalesce(r.status, 'NotAttempted') as status, coalesce(r.progress, 0)::float as progress, ci.required,
       ci.weight::float as weight, coalesce(r.closes_at <= to_timestamp($3::float / 1000), false) as "isOver"
     from course_item ci left join registration r on r.item_id = ci.lesson_id and r.user_id = $2 and r.superseded_at is null
     where ci.course_id = $1`,
    [courseId, personOf('learner').id, now],
  );

/** Per cent by the words of the rule: whole, weighed, what is finished counts whole, and 100 only when all of it is. */
function recounted(rows: readonly Row[]): number {
  const required = rows.filter((row) => row.required);
  const weights = required.reduce((sum, { weight }) => sum + weight, 0);
  const isDone = ({ status }: Row) => status === 'Completed';
  if (required.length > 0 && required.every(isDone)) return 100;
  if (weights === 0) return 0;
  const reached = required.reduce((sum, row) => sum + row.weight * (isDone(row) ? 1 : row.progress), 0);
  return Math.min(99, Math.floor((100 * reached) / weights + 1e-9));
}
