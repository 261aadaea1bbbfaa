import type { Handlers } from '../../kernel/call.ts';
import { listBatchAttempts } from './batch-attempts.ts';
import { createBatch, dissolveBatch, getBatch, listBatches } from './batches.ts';
import { leaveBatch } from './departures.ts';
import { previewBatch } from './preview.ts';
import { addToSample, drawSample } from './samples.ts';
import { commitSeed, listSeeds } from './seeds.ts';

export const batchHandlers = {
  listBatches,
  previewBatch,
  createBatch,
  getBatch,
  listBatchAttempts,
  dissolveBatch,
  drawSample,
  addToSample,
  leaveBatch,
  commitSeed,
  listSeeds,
} satisfies Partial<Handlers>;
