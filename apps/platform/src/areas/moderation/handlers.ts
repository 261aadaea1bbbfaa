import type { Handlers } from '../../kernel/call.ts';
import {
  createBatch,
  dissolveBatch,
  getBatch,
  listBatchAttempts,
  listBatches,
  previewBatch,
} from './batches.ts';
import { claimAttempt, releaseAttempt } from '../../attempts/claims.ts';
import { decideAttempt } from '../../attempts/decisions.ts';
import { saveDraft } from './drafts.ts';
import { getExternalAssessment, listExternalAssessments } from './external-assessments.ts';
import { getModeratorHome } from './home.ts';
import { attemptFacets } from './facets.ts';
import { listAttempts } from './queues.ts';
import { downloadReport, getReport, signReport } from './reports.ts';
import { addToSample, drawSample } from './samples.ts';
import { recordVerdict } from './verdicts.ts';
import { getWorkspace } from './workspace.ts';

export const moderationHandlers: Handlers = {
  getModeratorHome,
  listAttempts,
  getAttemptFacets: attemptFacets,
  getWorkspace,
  claimAttempt,
  releaseAttempt,
  saveDraft,
  recordVerdict,
  decideAttempt,
  listBatches,
  previewBatch,
  createBatch,
  getBatch,
  listBatchAttempts,
  dissolveBatch,
  drawSample,
  addToSample,
  getReport,
  signReport,
  downloadReport,
  listExternalAssessments,
  getExternalAssessment,
};
