import type { Handlers } from '../../kernel/call.ts';
import { giveBadge, listBadges, listBadgesOf } from './badges.ts';
import { getMyReview, listMyReviews } from './my-reviews.ts';
import { getPeerExamination, listPeerExaminations, submitPeerExamination } from './peer-examinations.ts';
import { listReviewRuns } from './schedulers.ts';
import {
  addReviewees,
  addReviewers,
  listReviewees,
  listReviewers,
  removeReviewees,
  removeReviewers,
} from './people.ts';
import { downloadReviewResults } from './results.ts';
import { completeReview, submitReview } from './submit.ts';

export { peerReviewHooks, softSkillHooks } from './hooks.ts';
export { schedulerHooks } from './schedulers.ts';

export const peerReviewHandlers = {
  addReviewees,
  addReviewers,
  completeReview,
  downloadReviewResults,
  getMyReview,
  getPeerExamination,
  giveBadge,
  listBadges,
  listBadgesOf,
  listMyReviews,
  listPeerExaminations,
  listReviewRuns,
  listReviewees,
  listReviewers,
  removeReviewees,
  removeReviewers,
  submitPeerExamination,
  submitReview,
} satisfies Partial<Handlers>;
