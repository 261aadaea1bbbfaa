import type { Client } from '@moderator/client';

/** Plans a look in a month for every assessor and outcome of a course that nobody has looked at yet. */
export async function planGaps(moderator: Client, courseId: string, month: string): Promise<string[]> {
  const { rows, outcomes } = await moderator.getSamplingPlan({ id: courseId });
  const planned = [];
  for (const { assessor, cells } of rows)
    for (const { outcomeId, sampled, planned: looks } of cells) {
      if (assessor.id === null || sampled > 0 || looks.length > 0) continue;
      const ids = { id: courseId, assessorId: assessor.id, outcomeId };
      await moderator.planLook({ ...ids, body: { month, note: 'Not looked at this year.' } });
      planned.push(`${assessor.name}, ${outcomes.find(({ id }) => id === outcomeId)?.code}`);
    }
  return planned;
}
