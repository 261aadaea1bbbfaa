import type { Fixture } from '../../testing/fixture.ts';

export const issueReports: Fixture = {
  bodies: { reportIssue: () => ({ body: 'b', title: 't', to: 'support', from: 'a@example.org' }) },
};
