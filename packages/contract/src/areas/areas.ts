import type { Area } from '../kit/operation.ts';
import { accountCalls } from './accounts/operations.ts';
import { accounts } from './accounts/schemas.ts';
import { appealCalls } from './appeals/operations.ts';
import { appealArea } from './appeals/schemas.ts';
import { calibrationCalls } from './calibration/operations.ts';
import { calibrationArea } from './calibration/schemas.ts';
import { agreementCalls } from './agreement/operations.ts';
import { agreementArea } from './agreement/schemas.ts';
import { assessments } from './content/assessment-schemas.ts';
import { assessorCalls } from './assessors/operations.ts';
import { assessorArea } from './assessors/schemas.ts';
import { attemptCalls } from './attempts/operations.ts';
import { attemptArea } from './attempts/schemas.ts';
import { batchCalls } from './batches/operations.ts';
import { batchArea } from './batches/schemas.ts';
import { careerCalls } from './careers/operations.ts';
import { careers } from './careers/schemas.ts';
import { certificateCalls } from './certificates/operations.ts';
import { certificateArea } from './certificates/schemas.ts';
import { classCalls } from './classes/operations.ts';
import { classes } from './classes/schemas.ts';
import { agendaCalls } from './classrooms/agendas.ts';
import { classroomCalls } from './classrooms/operations.ts';
import { postCalls } from './classrooms/post-operations.ts';
import { classroomSessions, classrooms } from './classrooms/schemas.ts';
import { clientCalls } from './clients/operations.ts';
import { clients } from './clients/schemas.ts';
import { contentCalls } from './content/operations.ts';
import { submissionCalls } from './content/submission-calls.ts';
import { learningCalls } from './content/learning.ts';
import { scormPackageCalls } from './content/scorm-packages.ts';
import { contentAssessments, examinations, lessons } from './content/schemas.ts';
import { contacts } from './contacts/schemas.ts';
import { countryCalls } from './countries/operations.ts';
import { countryArea } from './countries/schemas.ts';
import { courseCalls } from './courses/operations.ts';
import { courseLearningCalls } from './courses/learning.ts';
import { courses } from './courses/schemas.ts';
import { distributionCalls } from './distributions/operations.ts';
import { distributionDocuments, newsflashCategories, newsflashes } from './distributions/schemas.ts';
import { dueDayCalls } from './due-days/operations.ts';
import { dueDayArea } from './due-days/schemas.ts';
import { enrollmentCalls } from './enrollments/operations.ts';
import { enrollmentArea } from './enrollments/schemas.ts';
import { externalCaptureCalls } from './external-assessments/capture.ts';
import { externalImportCalls } from './external-assessments/imports.ts';
import { externalAssessmentCalls } from './external-assessments/operations.ts';
import { externalAssessmentArea } from './external-assessments/schemas.ts';
import { figureCalls } from './figures/operations.ts';
import { figureArea } from './figures/schemas.ts';
import { fileCalls } from './files/operations.ts';
import { productionCalls } from './files/productions.ts';
import { fileArea } from './files/schemas.ts';
import { uploadCalls } from './files/uploads.ts';
import { groupCalls } from './groups/operations.ts';
import { groups } from './groups/schemas.ts';
import { hardwareCalls } from './hardware/operations.ts';
import { deviceModels, devices } from './hardware/schemas.ts';
import { deviceSessionCalls } from './hardware/sessions.ts';
import { homeCalls } from './home/operations.ts';
import { homeArea } from './home/schemas.ts';
import { inboxCalls } from './inbox/operations.ts';
import { inboxArea } from './inbox/schemas.ts';
import { issueReportCalls } from './issue-reports/operations.ts';
import { issueReportArea } from './issue-reports/schemas.ts';
import { licenceCalls } from './licences/operations.ts';
import { licenceEngagements, licenceGroups, licenceSubscriptions, licences } from './licences/schemas.ts';
import { marketplaceCalls } from './marketplace/operations.ts';
import { listings, vendors } from './marketplace/schemas.ts';
import { markingCalls } from './marking/operations.ts';
import { markingArea } from './marking/schemas.ts';
import { moderationReportCalls } from './moderation-reports/operations.ts';
import { moderationReportArea } from './moderation-reports/schemas.ts';
import { badgeCalls } from './peer-reviews/badges.ts';
import { peerReviewCalls } from './peer-reviews/operations.ts';
import { peerExaminationCalls } from './peer-reviews/examinations.ts';
import { reviewSchedulerCalls, reviewSchedulers } from './peer-reviews/schedulers.ts';
import { peerReviews, softSkills } from './peer-reviews/schemas.ts';
import { personalDataCalls } from './personal-data/operations.ts';
import { personalDataArea } from './personal-data/schemas.ts';
import { referralCalls } from './referrals/operations.ts';
import { referralArea } from './referrals/schemas.ts';
import { reportCalls } from './reports/operations.ts';
import { reportSendingCalls } from './reports/sending.ts';
import { reportArea } from './reports/schemas.ts';
import { reopeningCalls } from './reopenings/operations.ts';
import { reopeningArea } from './reopenings/schemas.ts';
import { jobRoleCalls } from './roles/operations.ts';
import { jobRoles } from './roles/schemas.ts';
import { samplingPlanCalls } from './sampling-plans/operations.ts';
import { samplingPlanArea } from './sampling-plans/schemas.ts';
import { samplingPolicyCalls } from './sampling-policies/operations.ts';
import { samplingPolicyArea } from './sampling-policies/schemas.ts';
import { scheduleCalls } from './schedules/operations.ts';
import { schedules } from './schedules/schemas.ts';
import { scormCalls } from './scorm/operations.ts';
import { scormArea } from './scorm/schemas.ts';
import { applicantCalls } from './screening/applicants.ts';
import { applyingCalls } from './screening/applying.ts';
import { candidates, vacancies } from './screening/schemas.ts';
import { screeningTests } from './screening/tests.ts';
import { sites } from './sites/schemas.ts';
import { surveyCalls } from './surveys/operations.ts';
import { surveys } from './surveys/schemas.ts';
import { tagCalls } from './tags/operations.ts';
import { tagKeys, tagValues } from './tags/schemas.ts';
import { teams } from './teams/schemas.ts';
import { uploaderCalls } from './uploader/operations.ts';
import { uploaderArea } from './uploader/schemas.ts';
import { userUploadCalls } from './user-uploads/operations.ts';
import { userCalls } from './users/operations.ts';
import { users } from './users/schemas.ts';
import { verificationCalls } from './verifications/operations.ts';
import { verificationArea } from './verifications/schemas.ts';
import { visitCalls } from './visits/operations.ts';
import { visitArea } from './visits/schemas.ts';

/** The plain resources; one more is one more line here. */
export const resources = [
  clients,
  accounts,
  sites,
  users,
  groups,
  careers,
  jobRoles,
  licences,
  licenceEngagements,
  licenceSubscriptions,
  licenceGroups,
  tagKeys,
  tagValues,
  teams,
  contacts,
  assessments,
  lessons,
  contentAssessments,
  examinations,
  courses,
  schedules,
  classes,
  classrooms,
  classroomSessions,
  distributionDocuments,
  newsflashes,
  newsflashCategories,
  vendors,
  listings,
  surveys,
  screeningTests,
  vacancies,
  candidates,
  softSkills,
  peerReviews,
  deviceModels,
  devices,
  reviewSchedulers,
] as const;

/** Calls beside those of the plain resources, by their ids: each has a handler of its own. */
export const calls = {
  ...clientCalls,
  ...accountCalls,
  ...userCalls,
  ...personalDataCalls,
  ...uploaderCalls,
  ...userUploadCalls,
  ...groupCalls,
  ...careerCalls,
  ...contentCalls,
  ...submissionCalls,
  ...learningCalls,
  ...scormPackageCalls,
  ...scormCalls,
  ...applicantCalls,
  ...applyingCalls,
  ...jobRoleCalls,
  ...licenceCalls,
  ...tagCalls,
  ...countryCalls,
  ...enrollmentCalls,
  ...courseCalls,
  ...courseLearningCalls,
  ...certificateCalls,
  ...scheduleCalls,
  ...classCalls,
  ...classroomCalls,
  ...postCalls,
  ...agendaCalls,
  ...figureCalls,
  ...fileCalls,
  ...productionCalls,
  ...uploadCalls,
  ...homeCalls,
  ...distributionCalls,
  ...inboxCalls,
  ...attemptCalls,
  ...batchCalls,
  ...markingCalls,
  ...samplingPlanCalls,
  ...samplingPolicyCalls,
  ...moderationReportCalls,
  ...verificationCalls,
  ...visitCalls,
  ...referralCalls,
  ...reopeningCalls,
  ...appealCalls,
  ...calibrationCalls,
  ...dueDayCalls,
  ...externalCaptureCalls,
  ...externalImportCalls,
  ...externalAssessmentCalls,
  ...agreementCalls,
  ...assessorCalls,
  ...marketplaceCalls,
  ...deviceSessionCalls,
  ...hardwareCalls,
  ...issueReportCalls,
  ...surveyCalls,
  ...peerReviewCalls,
  ...badgeCalls,
  ...reviewSchedulerCalls,
  ...peerExaminationCalls,
  ...reportCalls,
  ...reportSendingCalls,
};

/** Every area with the sentence that it says of itself: those of the resources, and those of calls alone. */
export const areas: readonly Area[] = [
  ...new Set([
    ...resources.map(({ area }) => area),
    personalDataArea,
    countryArea,
    enrollmentArea,
    figureArea,
    fileArea,
    uploaderArea,
    homeArea,
    inboxArea,
    attemptArea,
    batchArea,
    markingArea,
    samplingPlanArea,
    samplingPolicyArea,
    moderationReportArea,
    verificationArea,
    visitArea,
    referralArea,
    reopeningArea,
    appealArea,
    calibrationArea,
    dueDayArea,
    certificateArea,
    externalAssessmentArea,
    agreementArea,
    assessorArea,
    scormArea,
    issueReportArea,
    reportArea,
  ]),
];
