import { countsFor, overviewFor, participationFor, progressFor } from '../../figures/answers.ts';
import type { Handlers } from '../../kernel/call.ts';

export const figureHandlers = {
  getLiveCounts: countsFor('aggregation'),
  getLiveProgress: progressFor('aggregation'),
  getLiveOverview: overviewFor('aggregation'),
  getLiveParticipation: participationFor('aggregation'),
  getInsightCounts: countsFor('insights'),
  getInsightProgress: progressFor('insights'),
  getInsightOverview: overviewFor('insights'),
  getInsightParticipation: participationFor('insights'),
  getWarehouseCounts: countsFor('warehouse'),
  getWarehouseProgress: progressFor('warehouse'),
  getWarehouseOverview: overviewFor('warehouse'),
  getWarehouseParticipation: participationFor('warehouse'),
} satisfies Partial<Handlers>;
