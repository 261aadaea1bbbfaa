import type { Client } from '@moderator/client';

/** Looks at what a larger share would have drawn in past batches of a course, and makes it the course's own. */
export async function sampleMore(manager: Client, courseId: string, percentage: number) {
  const { account, courses } = await manager.getSamplingPolicies();
  const saved = courses.find(({ course }) => course?.id === courseId);
  const policy = { ...(saved ?? account).policy, percentage };
  const effects = await manager.previewSamplingPolicy({ body: { courseId, policy } });
  const more = effects.reduce((sum, { drew, wouldHaveDrawn }) => sum + wouldHaveDrawn - drew, 0);
  const after = await manager.saveSamplingPolicy({
    // The version says over what this was decided: nobody else's change is lost.
    body: { courseId, policy, version: saved?.version ?? 0 },
  });
  const now = after.courses.find(({ course }) => course?.id === courseId);
  return { more, own: now?.own, version: now?.version };
}
