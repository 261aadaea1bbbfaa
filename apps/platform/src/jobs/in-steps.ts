import type { Queries } from '../database/database.ts';
import type { JobTools } from './job.ts';

/**
 * Works in steps, each in a transaction of its own that tells that the job goes on, until one does less than it could.
 * @param atATime how much a step does at most
 * @param step answers how much it did
 * @example await inSteps(tools, 200, async (queries, now) => (await closeSome(queries, now, 200)).length)
 */
export async function inSteps(
  { context, signal, progress }: JobTools,
  atATime: number,
  step: (queries: Queries, now: Date) => Promise<number>,
): Promise<void> {
  for (let done = atATime; done >= atATime;) {
    signal.throwIfAborted();
    done = await context.database.asSystem(async (queries) => {
      await progress(queries);
      return step(queries, context.now());
    });
  }
}
