import type { Client } from '@moderator/client';

interface Building {
  manager: Client;
  accountId: string;
  /** Published lessons, in the order in which they are taken. */
  lessonIds: string[];
}

/** Makes a course of lessons that show its outcomes, and publishes it. */
export async function buildCourse({ manager, accountId, lessonIds }: Building) {
  const { id, version } = await manager.createCourse({
    body: {
      accountId,
      title: 'Lift truck operator',
      registrationNumber: '242974',
      nqfLevel: 3,
      credits: 7,
      route: 'occupational',
      sequence: 'ordered',
    },
  });
  const criteria = ['Checks the truck before the shift.', 'Writes down what is wrong with it.'];
  const outcomes = await manager.setCourseOutcomes({
    id,
    version,
    body: [{ code: 'KM-01', title: 'Inspect a lift truck', method: 'observation', criteria }],
  });
  await manager.setCourseLessons({
    id,
    version: outcomes.version,
    body: lessonIds.map((lessonId) => ({ lessonId, outcomeIds: outcomes.map((each) => each.id) })),
  });
  await manager.changeCourseState({ id, query: { from: 'draft', to: 'pending' } });
  return manager.changeCourseState({ id, query: { from: 'pending', to: 'published' } });
}
