// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

// METHOD path flags; p: page, f: file, m: merge-patch, u: upload, s: changes nothing when it is repeated.
export const getLiveCounts = 'POST /aggregation/counts s';
export const getLiveProgress = 'POST /aggregation/progress s';
export const getLiveOverview = 'POST /aggregation/overview s';
export const getLiveParticipation = 'POST /aggregation/participation s';
export const getInsightCounts = 'POST /insights/counts s';
export const getInsightProgress = 'POST /insights/progress s';
export const getInsightOverview = 'POST /insights/overview s';
export const getInsightParticipation = 'POST /insights/participation s';
export const getWarehouseCounts = 'POST /warehouse/aggregation/counts s';
export const getWarehouseProgress = 'POST /warehouse/aggregation/progress s';
export const getWarehouseOverview = 'POST /warehouse/aggregation/overview s';
export const getWarehouseParticipation = 'POST /warehouse/aggregation/participation s';
