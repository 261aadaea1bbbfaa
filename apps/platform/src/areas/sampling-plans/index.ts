import type { Call, Handlers } from '../../kernel/call.ts';
import { exportBatchMatrix, exportSamplingPlan } from './export.ts';
import { getSamplingCell, recordInterimLook } from './interim.ts';
import { batchMatrix, planMatrix } from './matrix.ts';
import { changePlannedLook, planLook, withdrawPlannedLook } from './plans.ts';

export const samplingPlanHandlers = {
  getBatchMatrix: async (call: Call<'getBatchMatrix'>) => ({
    data: (await batchMatrix(call, call.params.id)).matrix,
  }),
  getSamplingPlan: async (call: Call<'getSamplingPlan'>) => ({
    data: (await planMatrix(call, call.params.id, call.query)).matrix,
  }),
  exportBatchMatrix,
  exportSamplingPlan,
  getSamplingCell,
  planLook,
  changePlannedLook,
  withdrawPlannedLook,
  recordInterimLook,
} satisfies Partial<Handlers>;
