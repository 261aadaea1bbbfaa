import type { Handlers } from '../../kernel/call.ts';
import { listCandidateTests } from './applicants/candidate-tests.ts';
import { changeApplicationState } from './applicants/decide.ts';
import { listVacancyDocuments } from './applicants/documents.ts';
import { listApplicants, listTopApplicants } from './applicants/list.ts';
import { exportApplicantProfile } from './applicants/profile.ts';
import { getScreeningProgress } from './applicants/progress.ts';
import { exportVacancyResults } from './applicants/results-export.ts';
import { listApplicantResults } from './applicants/results.ts';
import { getApplicantSummary } from './applicants/summary.ts';
import { applyForVacancy } from './applying/apply.ts';
import { getMyQualifying, listMyApplications } from './applying/my-applications.ts';
import { getMyTest, listMyTests, submitTest } from './applying/my-tests.ts';
import { getOpenVacancy, listOpenVacancies } from './applying/open-vacancies.ts';
import { submitApplicationDocuments } from './applying/send-documents.ts';
import { withdrawApplication } from './applying/withdraw.ts';
import { closeVacancy } from './vacancies/closing.ts';

export { candidateHooks } from './candidate-hooks.ts';
export { vacancyHooks } from './vacancies/hooks.ts';

export const screeningHandlers = {
  applyForVacancy,
  changeApplicationState,
  closeVacancy,
  exportApplicantProfile,
  exportVacancyResults,
  getApplicantSummary,
  getMyQualifying,
  getMyTest,
  getOpenVacancy,
  getScreeningProgress,
  listApplicantResults,
  listApplicants,
  listCandidateTests,
  listMyApplications,
  listMyTests,
  listOpenVacancies,
  listTopApplicants,
  listVacancyDocuments,
  submitApplicationDocuments,
  submitTest,
  withdrawApplication,
} satisfies Partial<Handlers>;
