import type { Handlers } from '../../kernel/call.ts';
import { giveBadge, listBadges, listBadgesOf } from './badges.ts';
import { getMyReview, listMyReviews } from './my-reviews.ts';
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

export const peerReviewHandlers = {
  addReviewees,
  addReviewers,
  completeReview,
  downloadReviewResults,
  getMyReview,
  giveBadge,
  listBadges,
  listBadgesOf,
  listMyReviews,
  listReviewees,
  listReviewers,
  removeReviewees,
  removeReviewers,
  submitReview,
} satisfies Partial<Handlers>;
