import type { Client } from '@moderator/client';
import type { ScheduleCreate } from '@moderator/contract/types';
import { people, own as accountId, personOf } from './template.ts';
import type { TestPlatform } from './test-platform.ts';

const learner = personOf('learner');
const learners = people.filter(
  (each) => each.accountId === accountId && each.roles.includes('learner') && each.id !== learner.id,
);

/** How tests name somebody. */
export const nameOf = (id: string): string => {
  const { name, surname } = people.find((each) => each.id === id)!;
  return `${name} ${surname}`;
};

const plan = (courseId: string, more: Partial<ScheduleCreate> = {}): ScheduleCreate => ({
  accountId,
  courseId,
  title: 'Slopes in spring',
  startsAt: '2026-11-02T06:00:00.000Z',
  endsAt: '2026-12-11T14:00:00.000Z',
  ...more,
});

/** How the tests of a file plan, each with courses and people of its own, so that none is in another's way. */
export async function planningOn(platform: TestPlatform) {
  const manager = await platform.as('manager');
  let next = 0;
  /** Learners whom no test of the file has named yet. */
  const others = (count: number): string[] => learners.slice(next, (next += count)).map(({ id }) => id);

  async function course({ outcomes = 0 }: { outcomes?: number } = {}): Promise<string> {
    const { id, version } = await manager.createCourse({
      body: {
        accountId,
        title: 'Driving on slopes',
        registrationNumber: '61595',
        route: 'occupational',
        scheduled: true,
      },
    });
    const body = Array.from({ length: outcomes }, (_, place) => ({
      code: `S${place + 1}`,
      title: `Slope ${place + 1}`,
      criteria: ['Does it.'],
    }));
    if (outcomes > 0) await manager.setCourseOutcomes({ id, version, body });
    return id;
  }

  const schedule = async (more: Partial<ScheduleCreate> = {}, courseId?: string) =>
    manager.createSchedule({ body: plan(courseId ?? (await course()), more) });
  const read = (id: string) => manager.getSchedule({ id });
  const put = (
    { id, version }: { id: string; version: number },
    learnerIds: string[],
    mode: 'all' | 'valid' = 'all',
    api: Client = manager,
  ) => api.setScheduleLearners({ id, version, query: { mode }, body: { learnerIds } });
  return { manager, others, course, plan, schedule, read, put };
}
