import { administratorOf } from '../../testing/template.ts';
import type { Fixture } from '../../testing/fixture.ts';

/** A review that nobody is in yet, and a soft skill. */
export const peerReviews: Fixture = {
  async things(platform, { accounts: accountId }) {
    const api = await platform.as(administratorOf(accountId));
    const review = await api.createPeerReview({ body: { accountId, title: 'Team of the yard' } });
    const skill = await api.createSoftSkill({ body: { accountId, name: 'Listening' } });
    return { 'peer-reviews': review.id, 'soft-skills': skill.id };
  },
  queries: {
    changePeerReviewState: () => 'from=draft&to=published',
    removeReviewees: ({ users }) => `id=${users}`,
    removeReviewers: ({ users }) => `id=${users}`,
  },
  paths: {
    '/admin/content/peerreviews': 'peer-reviews',
    '/content/peerreviews/softskills': 'soft-skills',
    '/content/peerreviews/badges': 'users',
    '/content/peerreviews': 'peer-reviews',
  },
  bodies: {
    submitReview: ({ users: revieweeId }) => ({ revieweeId, ratings: [] }),
    completeReview: () => ({}),
    addReviewees: ({ learner }) => ({ ids: [learner] }),
    addReviewers: ({ learner }) => ({ ids: [learner] }),
    giveBadge: ({ learner: receiverId }) => ({ type: 'kindness', receiverId }),
  },
};
