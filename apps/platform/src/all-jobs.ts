import { remindOfReferrals } from './areas/due-days/remind.ts';
import { remindOfConditions } from './areas/visits/remind.ts';
import { completeClasses } from './areas/classes/complete-classes.ts';
import { mailAgenda } from './areas/classrooms/agendas/mail-agenda.ts';
import { finishAttended } from './areas/classrooms/finish-attended.ts';
import { endMeetings } from './areas/classrooms/status.ts';
import { followDistribution, sendToJoiners } from './areas/distributions/follow.ts';
import { sendDistribution } from './areas/distributions/send-job.ts';
import { mailInbox } from './inbox/mail-inbox.ts';
import { mailWhatIsDue } from './inbox/mail-what-is-due.ts';
import { drawCertificates } from './areas/certificates/draw-certificates.ts';
import { issueCertificatesJob } from './areas/certificates/issue-job.ts';
import { resetTheRest } from './areas/content/resets.ts';
import { closeWindows, moveWindows } from './areas/content/windows.ts';
import { rollUpTakers } from './areas/courses/roll-up-course.ts';
import { closeStoppedPackage } from './areas/content/close-stopped-package.ts';
import { unpackScormPackage } from './areas/content/unpack-package.ts';
import { erasePerson } from './areas/personal-data/erase-person.ts';
import { exportPerson, forgetExports } from './areas/personal-data/export-person.ts';
import { closeListingRequests } from './areas/marketplace/close-requests.ts';
import { tellOfSilence } from './areas/hardware/tell-of-silence.ts';
import { renderProduction } from './areas/files/render-production.ts';
import { mailIssueReport } from './areas/issue-reports/delivery.ts';
import { countEquity } from './areas/screening/equity/count-equity.ts';
import { forgetApplicants } from './areas/screening/forget-applicants.ts';
import { setDocumentsApart } from './areas/screening/set-documents-apart.ts';
import { closeVacancies } from './areas/screening/vacancies/closing.ts';
import { endAbandonedSessions } from './areas/scorm/abandoned.ts';
import { forgetUploads } from './areas/files/forget-uploads.ts';
import { storeUserUpload } from './areas/user-uploads/work.ts';
import { readExternalImport } from './areas/external-assessments/imports/read-import.ts';
import { storeImport } from './areas/external-assessments/imports/store-import.ts';
import { mailReport } from './areas/reports/sending/mail-report.ts';
import { makeReport } from './areas/reports/sending/make-report.ts';
import { runReportAutomations } from './areas/reports/sending/run-due.ts';
import { closeReview } from './areas/peer-reviews/close.ts';
import { runReviewSchedulers } from './areas/peer-reviews/run-schedulers.ts';
import { tendReviews } from './areas/peer-reviews/tend.ts';
import { inviteToSurveys } from './areas/surveys/invite.ts';
import { closeSubmissions } from './content/submissions/close.ts';
import { regradeSubmissions } from './content/submissions/regrade.ts';
import { tellOfClosing } from './content/submissions/tell-of-closing.ts';
import { keepSignIn } from './people/keep-sign-in.ts';
import { countActivePeople, foldFacts } from './figures/write-facts.ts';
import { cleanUpDatabase } from './jobs/clean-up.ts';
import type { Job } from './jobs/job.ts';
import { removeOrphans } from './jobs/remove-orphans.ts';
import { scanFile, scanStoredFiles } from './jobs/scan-files.ts';
import { tendSearch } from './jobs/tend-search.ts';

/** All work that outlasts its request, or comes by itself. */
export const jobs: readonly Job[] = [
  cleanUpDatabase,
  closeListingRequests,
  closeSubmissions,
  closeVacancies,
  completeClasses,
  countActivePeople,
  countEquity,
  drawCertificates,
  endMeetings,
  erasePerson,
  exportPerson,
  finishAttended,
  forgetApplicants,
  setDocumentsApart,
  foldFacts,
  followDistribution,
  forgetExports,
  forgetUploads,
  closeReview,
  runReportAutomations,
  runReviewSchedulers,
  tendReviews,
  tendSearch,
  inviteToSurveys,
  issueCertificatesJob,
  keepSignIn,
  mailAgenda,
  mailInbox,
  mailIssueReport,
  mailReport,
  makeReport,
  mailWhatIsDue,
  readExternalImport,
  remindOfConditions,
  remindOfReferrals,
  removeOrphans,
  closeWindows,
  moveWindows,
  renderProduction,
  resetTheRest,
  rollUpTakers,
  scanFile,
  scanStoredFiles,
  sendDistribution,
  sendToJoiners,
  regradeSubmissions,
  storeImport,
  storeUserUpload,
  tellOfClosing,
  tellOfSilence,
  closeStoppedPackage,
  endAbandonedSessions,
  unpackScormPackage,
];
