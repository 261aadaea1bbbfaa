import type { Handlers } from '../../kernel/call.ts';
import {
  createBatch,
  dissolveBatch,
  getBatch,
  listBatchAttempts,
  listBatches,
  previewBatch,
} from './batches.ts';
import { addToSample, drawSample } from './samples.ts';

export const batchHandlers = {
  listBatches,
  previewBatch,
  createBatch,
  getBatch,
  listBatchAttempts,
  dissolveBatch,
  drawSample,
  addToSample,
} satisfies Partial<Handlers>;
