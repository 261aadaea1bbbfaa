import { administratorOf, own, personOf } from '../../testing/template.ts';
import type { Fixture } from '../../testing/fixture.ts';

/** What a vacancy is made of at least. */
export const aVacancy = (accountId: string, siteId?: string | null) => ({
  accountId,
  siteId: siteId ?? null,
  title: 'Lift truck operators, Umgeni',
  description: 'You move pallets between the dock and the racks, in shifts.',
  positions: 4,
  employment: 'fixed_term' as const,
  creditLimit: 0,
});

/** A test without questions, a vacancy that is a draft, and somebody who is known from elsewhere. */
export const screening: Fixture = {
  async things(platform, { accounts: accountId, sites }) {
    const api = await platform.as(administratorOf(accountId));
    const test = await api.createScreeningTest({ body: { accountId, title: 'Numbers at the dock' } });
    const vacancy = await api.createVacancy({
      body: aVacancy(accountId, accountId === own ? personOf('sitemanager').siteId : sites),
    });
    const candidate = await api.createCandidate({ body: aCandidate(accountId) });
    return { 'screening-tests': test.id, vacancies: vacancy.id, candidates: candidate.id };
  },
  paths: {
    '/admin/screening/vacancies': 'vacancies',
    '/admin/screening/candidates': 'candidates',
    '/admin/screening/tests': 'screening-tests',
    '/screening/vacancies': 'vacancies',
    '/screening/tests': 'screening-tests',
    '/screening/insights': 'vacancies',
  },
  queries: {
    changeVacancyState: () => 'from=draft&to=pending',
    changeScreeningTestState: () => 'from=draft&to=pending',
    changeApplicationState: () => 'from=tested&to=shortlisted',
  },
  bodies: {
    Vacancy: ({ accounts: accountId, sites }) =>
      aVacancy(accountId, accountId === own ? personOf('sitemanager').siteId : sites),
    Candidate: ({ accounts: accountId }) => ({ ...aCandidate(accountId), email: unusedEmail() }),
    ScreeningTest: ({ accounts: accountId }) => ({ accountId, title: 'Numbers' }),
    applyForVacancy: () => ({ answers: [], consent: true }),
    submitTest: ({ users }) => ({ submissionId: users, playerId: 'one', sequence: 1, answers: [] }),
    submitApplicationDocuments: ({ files }) => ({ documents: [{ documentId: 'licence', fileId: files }] }),
  },
};

let emails = 0;
const unusedEmail = () => `candidate${(emails += 1)}@example.co.za`;

const aCandidate = (accountId: string) => ({
  accountId,
  name: 'Palesa',
  surname: 'Khumalo',
  email: 'palesa.khumalo@example.co.za',
  consentAt: '2026-11-02T08:10:00.000Z',
  consentVersion: '2026-1',
});
