import type { Fixture } from '../../testing/fixture.ts';
import { idBy } from '../../testing/fixture.ts';

export const visits: Fixture = {
  things: async (platform, { accounts }) => ({
    visits: await idBy(platform, 'select id from visit where account_id = $1 order by requested_at limit 1', [
      accounts,
    ]),
    reportedBatch: await idBy(
      platform,
      `select id from batch where account_id = $1 and state = 'reported' order by created_at desc limit 1`,
      [accounts],
    ),
  }),
  paths: { '/moderation/visits': 'visits' },
  bodies: {
    addVisitPoint: () => ({ kind: 'finding', text: 'No date.' }),
    changeVisitPoint: () => ({ kind: 'finding', text: 'No date.' }),
    addToVisitSample: ({ attempts }) => ({ attemptId: attempts, reason: 'Its site.' }),
    judgeVisitAttempt: ({ outcome }) => ({ results: [{ outcomeId: outcome, result: 'C' }] }),
    saveVisitChecklist: () => ({ answers: [] }),
    recordVisitLook: ({ attempts }) => ({ attemptId: attempts, seconds: 30 }),
    signVisit: () => ({ outcome: 'endorsed', findings: '', signature: 'Fatima Adams' }),
    requestVisit: ({ reportedBatch, batches }) => ({
      batchIds: [reportedBatch ?? batches],
      body: 'Services SETA',
      kind: 'remote',
      startsOn: '2099-01-04',
      endsOn: '2099-01-08',
      layoutId: 'plain',
    }),
  },
};
