import { administratorOf, own, personOf } from '../../testing/template.ts';
import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

const schedulerOf = (accountId: string, templateId: string, siteId: string) => ({
  accountId,
  siteId,
  templateId,
  name: 'Each quarter',
  rule: { frequency: 'monthly' as const, interval: 3, startsAt: '2099-01-04T08:00' },
});

/** A review that nobody is in yet, and a soft skill. */
export const peerReviews: Fixture = {
  async things(platform, { accounts: accountId, sites }) {
    const siteId = accountId === own ? personOf('sitemanager').siteId! : sites;
    const api = await platform.as(administratorOf(accountId));
    const review = await api.createPeerReview({ body: { accountId, title: 'Team of the yard' } });
    const skill = await api.createSoftSkill({ body: { accountId, name: 'Listening' } });
    const scheduler = await api.createReviewScheduler({ body: schedulerOf(accountId, review.id, siteId) });
    return {
      'peer-reviews': review.id,
      'soft-skills': skill.id,
      'review-schedulers': scheduler.id,
      'peer-examinations': await idBy(platform, 'select id from peer_marking where account_id = $1 limit 1', [
        accountId,
      ]),
    };
  },
  queries: {
    changePeerReviewState: () => 'from=draft&to=published',
    removeReviewees: ({ users }) => `id=${users}`,
    removeReviewers: ({ users }) => `id=${users}`,
  },
  paths: {
    '/admin/content/peerreviews': 'peer-reviews',
    '/content/peerreviews/softskills': 'soft-skills',
    '/content/peerreviews/schedulers': 'review-schedulers',
    '/content/peerreviews/examinations': 'peer-examinations',
    '/content/peerreviews/badges': 'users',
    '/content/peerreviews': 'peer-reviews',
  },
  bodies: {
    submitReview: ({ users: revieweeId }) => ({ revieweeId, ratings: [] }),
    completeReview: () => ({}),
    submitPeerExamination: () => ({ questionMarks: [] }),
    ReviewScheduler: ({ accounts, 'peer-reviews': templateId, sites }) =>
      schedulerOf(accounts, templateId!, accounts === own ? personOf('sitemanager').siteId! : sites),
    addReviewees: ({ learner }) => ({ ids: [learner] }),
    addReviewers: ({ learner }) => ({ ids: [learner] }),
    giveBadge: ({ learner: receiverId }) => ({ type: 'kindness', receiverId }),
  },
};
