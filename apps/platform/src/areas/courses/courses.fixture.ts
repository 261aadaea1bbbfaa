import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

export const courses: Fixture = {
  async things(platform, { courses: course }) {
    return {
      outcome: await idBy(platform, 'select id from outcome where course_id = $1 order by position limit 1', [
        course,
      ]),
    };
  },
  paths: { '/admin/courses': 'courses' },
  queries: { changeCourseState: () => 'from=draft&to=pending' },
  bodies: {
    Course: ({ accounts }) => ({
      accountId: accounts,
      title: 'Course',
      registrationNumber: 'LP-1',
      route: 'legacy',
    }),
    setCourseLessons: () => [],
    setCourseTags: () => [],
    setCourseOutcomes: () => [{ code: 'O1', title: 'Outcome', criteria: ['Does it.'] }],
    recordSummativeJudgements: ({ outcome }) => ({
      judgements: [{ outcomeId: outcome, result: 'C', feedback: '' }],
    }),
    moderateSummative: () => ({ kind: 'upheld', reason: 'r', actions: [], findings: [] }),
    resetSummative: () => ({ reason: 'Appeal.' }),
    setSummativeModerator: () => ({ moderatorId: null }),
  },
};
