import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

export const assessors: Fixture = {
  async things(platform, { accounts }) {
    const first = (text: string) => idBy(platform, text, [accounts]);
    return {
      assessors: await first(
        'select assessor_id as id from attempt where account_id = $1 and assessor_id is not null limit 1',
      ),
      feedback: await first('select id from assessor_feedback where account_id = $1 limit 1'),
      assessorActions: await first('select id from assessor_action where account_id = $1 limit 1'),
    };
  },
  paths: {
    '/moderation/assessors': 'assessors',
    '/moderation/feedback': 'feedback',
    '/moderation/assessor-actions': 'assessorActions',
  },
  bodies: {
    writeFeedback: () => ({ topic: 'current', text: 'Ask for the date.' }),
    answerFeedback: () => ({ answer: '' }),
    setAssessorAction: () => ({ topic: 'current', text: 'Go through the sheet.', dueOn: '2099-01-31' }),
    completeAssessorAction: () => ({ note: '' }),
  },
};
