import type { Client } from '@moderator/client';

/** Who asks, and about which site. */
export interface Asking {
  manager: Client;
  siteId: string;
}

/** What one page about a month shows, beside the days before it. */
export async function lookAtMonth({ manager }: Asking, from: string, to: string) {
  const { figures, before, definitions } = await manager.getInsightOverview({
    body: { from, to, compare: 'previous' },
  });
  return {
    finished: figures.finished,
    more: figures.finished - (before?.finished ?? 0),
    completionRate: figures.completionRate,
    // Null is nobody to divide by, which is not the same as 0.
    shown: figures.completionRate === null ? '–' : `${Math.round(100 * figures.completionRate)} %`,
    meaning: definitions.find(({ name }) => name === 'completionRate')?.formula,
  };
}

/** Who is at work at a site, week by week. */
export async function weekByWeek({ manager, siteId }: Asking, from: string, to: string) {
  const { series = [] } = await manager.getInsightParticipation({
    body: { siteIds: [siteId], from, to, interval: 'week' },
  });
  return series.map(({ from: week, figures }) => ({ week, people: figures.activePeople }));
}

/** Where a course goes well, and where somebody should be asked. */
export async function bySite({ manager }: Asking, courseId: string) {
  const { groups = [] } = await manager.getLiveProgress({
    body: { content: [{ kind: 'course', id: courseId }], groupBy: ['site'] },
  });
  return groups.map(({ keys, figures }) => ({
    site: keys[0]?.name ?? '',
    progress: figures.progress,
    passRate: figures.passRate,
  }));
}
