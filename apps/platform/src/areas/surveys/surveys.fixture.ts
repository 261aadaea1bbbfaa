import { administratorOf } from '../../testing/template.ts';
import type { Fixture } from '../../testing/fixture.ts';

/** A survey without questions. */
export const surveys: Fixture = {
  async things(platform, { accounts: accountId }) {
    const api = await platform.as(administratorOf(accountId));
    const survey = await api.createSurvey({ body: { accountId, title: 'After the course' } });
    return { surveys: survey.id };
  },
  queries: { changeSurveyState: () => 'from=draft&to=pending' },
  paths: { '/admin/surveys': 'surveys', '/surveys': 'surveys' },
  bodies: {
    setSurveyQuestions: () => ({ questions: [{ type: 'rating', text: 'How was it?' }] }),
    submitSurvey: () => ({ answers: [] }),
    submitSurveys: ({ surveys: surveyId }) => ({ submissions: [{ surveyId, answers: [] }] }),
  },
};
