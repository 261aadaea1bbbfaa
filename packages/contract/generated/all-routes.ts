// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import { routesOf } from '../src/kit/resource-routes.ts';
import type { Calls } from './types.ts';

/** The routes of all calls. */
export const allRoutes = routesOf(`Client /clients lsfghcurdeai
Account /accounts lsfghcurdeaint
Site /sites lsfghcurdeai
User /users lsfghcurdeain
Group /groups
Career /careers lsfghcurdent
JobRole /roles lsfghcurdent
Licence /licences
TagKey /tags/keys lsgcurd
TagValue /tags/values lsgcurd
Team /teams
Contact /contacts
Assessment /assessments lsfghe
Lesson /admin/content/{kind}/lessons lsfghcurdentyx
ContentAssessment /admin/content/{kind}/assessments lsfghcurdetyx
Examination /admin/content/{kind}/examinations lsfghcurdetyx
Course /admin/courses lsfghcurdenty
Schedule /admin/schedules
Class /classes lsfghcurde Classes
Classroom /classrooms lsgcurd
ClassroomSession /classrooms/sessions lsfghcurd
DistributionDocument /distributions/documents
Newsflash /distributions/newsflashes lsfghcurde Newsflashes
NewsflashCategory /distributions/newsflashes/categories lgcurd NewsflashCategories
Vendor /marketplace/vendors
Listing /marketplace/listings
Survey /admin/surveys lsfghcurdenty
ScreeningTest /admin/screening/tests lsfghcurdet
Vacancy /admin/screening/vacancies lsfghcurdentyx Vacancies
Candidate /admin/screening/candidates
SoftSkill /content/peerreviews/softskills lsgcurd
PeerReview /admin/content/peerreviews lsfghcurdetyx
DeviceModel /hardware/models lsgcurd
Device /hardware/devices lsfghcurdet
ReviewScheduler /content/peerreviews/schedulers lgcurd
getThemeByPrefix GET /accounts/themes
countPendingContent GET 1/{id}/content/pending/count
getAccountTheme GET 2/theme
setAccountTheme PUT 3
listCertificateCourses GET /admin/certificates
getCertificateIssue GET 2/issues/{id}
getCertificateLayout GET 2/layout
saveCertificateLayout PUT 3
previewCertificateLayout POST 3/preview fs
replaceCertificate POST 2/{id}/replacement
revokeCertificate POST 3/revocation
downloadReviewResults GET 1/content/peerreviews/{id}/results/download f
listReviewees GET 4/reviewees p
addReviewees POST 5
removeReviewees DELETE 5
listReviewers GET 4/reviewers p
addReviewers POST 5
removeReviewers DELETE 5
getQuestions GET 2/{kind}/assessments/{id}/questions
setQuestions PUT 6
exportQuestions GET 6/export f
importQuestions POST 6/import u
resetAssessmentRegistrations POST 5/registrations/reset
resetExaminationRegistrations POST 3/examinations/{id}/registrations/reset
resetLessonRegistrations POST 3/lessons/{id}/registrations/reset
uploadScormPackage POST 3/scorm/upload u
getScormPackage GET 4/{id}
registerScormPackage POST 5/register
stopScormPackage POST 5/stop
listCertificates GET 1/courses/{id}/certificates p
issueCertificates POST 4
listCertificateCandidates GET 4/candidates p
exportCertificates GET 4/export/{type} f
downloadCertificate GET 4/{learnerId} f
getCourseLessons GET 3/lessons
setCourseLessons PUT 4
getCourseOutcomes GET 3/outcomes
setCourseOutcomes PUT 4
listSummativeLearners GET 3/summative/learners p
moderateSummative POST 5/{learnerId}/moderate
getSummativeJudgements GET 6/outcomes
recordSummativeJudgements PUT 7
getSummativePortfolio GET 6/portfolio
resetSummative POST 6/reset
getSummativeOutcomes GET 4/outcomes
getCourseTags GET 3/tags
setCourseTags PUT 4
getScheduleAnalytics GET 1/schedules/analytics
listEngagements GET 2/engagements p
listScheduleGroups GET 2/grouping p
getScheduleStatistics GET 2/statistics
listUnplannedLearners GET 2/unplanned p
listChildSchedules GET 2/{id}/children p
listScheduleLearners GET 3/learners p
setScheduleLearners PUT 4
listCompletedLearners GET 4/completed p
getScheduleProgress GET 3/progress
getSummativeModerator GET 3/summative/moderator
setSummativeModerator PUT 5
listCandidateTests GET 1/screening/candidates/{id}/assessments p
listTopApplicants GET 2/vacancies/{id}/applicants/top
changeApplicationState POST 5/{candidateId}/state
listApplicants GET 4/candidates p
exportApplicantProfile POST 5/{candidateId}/profile/export f
listApplicantResults GET 6/results p
getApplicantSummary GET 6/summary
closeVacancy POST 4/close
listVacancyDocuments GET 4/documents p
exportVacancyResults POST 4/results/export f
getSurveyProgress GET 1/surveys/{id}/progress
setSurveyQuestions PUT 3/questions
erasePersonalData POST 1/users/{id}/data/erase
getErasure GET 4/erasure
previewErasure GET 5/preview
exportPersonalData POST 4/export
getPersonalDataExport GET 5
downloadPersonalData GET 5/file f
getLiveCounts POST /aggregation/counts s
getLiveOverview POST 1/overview s
getLiveParticipation POST 1/participation s
getLiveProgress POST 1/progress s
setCareerContent PUT /careers/{id}/content
listCareerLearners GET 2/learners p
setCareerRoles PUT 2/roles
listCompletedClasses GET /classes/completed p
listAgendas GET /classrooms/agendas p
generateAgenda POST 2/generate
downloadAgenda GET 2/{id}/download f
emailAgenda POST 3/export/email
addPostComments POST 1/sessions/{id}/comments/bulk
removePostComments DELETE 5
listSessionContent GET 3/content p
setSessionContent PUT 4
getSessionDetails GET 3/details
listSessionPosts GET 3/posts p
addSessionPost POST 4
addSessionPosts POST 4/bulk
removeSessionPosts DELETE 5
changeSessionPost PATCH 4/{postId} m
removeSessionPost DELETE 5
listPostComments GET 5/comments p
addPostComment POST 6
changePostComment PATCH 6/{commentId} m
removePostComment DELETE 7
changeSessionStatus POST 3/status
listSessionUsers GET 3/users p
setSessionUsers PUT 4
getClientFilters GET /clients/filters
listClientLanguages GET 1/languages
listClientAccounts GET 1/{id}/accounts p
listClientAccountSites GET 3/{accountId}/sites p
listMyReviews GET /content/peerreviews p
listBadges GET 2/badges p
giveBadge POST 3
listBadgesOf GET 3/{userId}
listPeerExaminations GET 2/examinations p
getPeerExamination GET 3/{id}
submitPeerExamination POST 4/submit
listReviewRuns GET 2/schedulers/{id}/history p
getMyReview GET 2/{id}
completeReview POST 3/complete
submitReview POST 3/submit s
listMyAssessments GET 1/{kind}/assessments p
getMyAssessment GET 3/{id}
listMyExaminations GET 2/examinations p
getMyExamination GET 3/{id}
submitExamination POST 4/submit
listMyLessons GET 2/lessons p
getMyLesson GET 3/{id}
listLessonAssessments GET 4/assessments p
getLessonPdf GET 4/pdf f
listLessonRegistrations GET 4/registrations p
registerOnLesson POST 5
submitLesson POST 4/submit
getLessonVideo GET 4/video
listCountries GET /countries p
getCountry GET 1/{id}
listMyCourses GET /courses p
getMyCourse GET 1/{id}
sendDistributionDocument POST /distributions/documents/{id}/send
sendNewsflash POST 1/newsflashes/{id}/send
getAssigned GET /enrollments/users/{id}/assigned
uploadFile POST /files u
listProductions GET 1/productions p
createProductions POST 2
getProduction GET 2/{id}
startUpload POST 1/uploads
getUpload GET 2/{id}
cancelUpload DELETE 3
sendUploadPart POST 3/parts u
getFile GET 1/{id}
deleteFile DELETE 2
downloadFile GET 2/download f
listGroupRoles GET /groups/{id}/roles p
addGroupRoles POST 3
removeGroupRoles DELETE 3
listGroupUsers GET 2/users p
addGroupUsers POST 3
removeGroupUsers DELETE 3
getDeviceCache GET /hardware/cache
setDeviceCache PUT 2
listDeviceContent GET 1/devices/{id}/content p
removeDeviceContent DELETE 4
sendHeartbeat POST 3/heartbeat s
listHeartbeats GET 1/heartbeats p
getDevicePaper GET 1/papers/{id}
listDeviceRoster GET 1/roster p
setDeviceSecret POST 1/secret s
listDeviceSessions GET 1/sessions p
openDeviceSession POST 2 s
endDeviceSession POST 2/{id}/end s
getDeviceSettings GET 1/settings/default
setDeviceSettings PUT 3
listDeviceStates GET 1/states p
getInboxCalendar GET /inbox/calendar
createInboxCalendar POST 2 s
deleteInboxCalendar DELETE 2
listInboxDocuments GET 1/documents p
getInboxDocument GET 2/{id}
viewInboxDocument POST 3/view
listInboxMessages GET 1/messages p
countInbox GET 2/count
readInboxMessages POST 2/read
getInboxMessage GET 2/{id}
deleteInboxMessage DELETE 3
viewInboxMessage POST 3/view
listInboxNewsflashes GET 1/newsflashes p
getInboxNewsflash GET 2/{id}
viewInboxNewsflash POST 3/view
getInboxSettings GET 1/settings
setInboxSettings PUT 2
getInsightCounts POST /insights/counts s
getInsightOverview POST 1/overview s
getInsightParticipation POST 1/participation s
getInsightProgress POST 1/progress s
listLicenceEngagements GET /licences/engagements p
createLicenceEngagement POST 2
addToLicenceEngagement PATCH 2/{id} m
listLicenceEngagementLogs GET 3/logs p
listExpiringLicences GET 1/getExpiring p
listLicenceGroups GET 1/groups p
createLicenceGroup POST 2
deleteLicenceGroup DELETE 2/{id}
countLicensedHardware GET 1/hardware/count
countLicensedLearners GET 1/learners/count
listLicenceSubscriptions GET 1/subscriptions p
createLicenceSubscription POST 2
updateLicenceSubscription PATCH 2/{id} m
deleteLicenceSubscription DELETE 3
getLicenceContent GET 1/{id}/content
setLicenceContent PUT 3
listListingCategories GET /marketplace/categories/stats p
listOfferedCourses GET 1/courses p
listOfferedLessons GET 1/lessons p
listListingAvailability GET 1/listings/availability p
listFeaturedListings GET 2/featured p
requestListing POST 2/{id}/request
getAgreement GET /moderation/agreement
listJudgementPairs GET 2/pairs p
listAppeals GET 1/appeals
assignAppeal POST 2/{id}/assignment
decideAppeal POST 3/decision
listAppealModerators GET 3/moderators
recordAppealVerdict PUT 3/verdicts/{outcomeId}
listAssessorActions GET 1/assessor-actions p
completeAssessorAction PUT 2/{id}/done
getAssessor GET 1/assessors/{id}
setAssessorAction POST 3/actions
listAttempts GET 1/attempts p
getAttemptFacets GET 2/facets
getWorkspace GET 2/{id}
markAppealed PUT 3/appeal
withdrawAppeal DELETE 4
getAppeals GET 3/appeals
makeAppeal POST 4
getCalibrationSource GET 3/calibration-case
makeCalibrationCase POST 4
claimAttempt POST 3/claim
listColleagues GET 3/colleagues
decideAttempt POST 3/decision
saveDraft PUT 3/draft
writeFeedback POST 3/feedback
handOverAttempt POST 3/hand-over
recordInterimLook POST 3/interim-looks/{outcomeId}
recordLooks PUT 3/looks
getNextWork GET 3/next
listReferrals GET 3/referrals
answerReferral POST 4/answers
releaseAttempt POST 3/release
getReopenings GET 3/reopenings
reopenAttempt POST 4
recordVerdict PUT 3/verdicts/{outcomeId}
listBatches GET 1/batches p
createBatch POST 2
previewBatch POST 2/preview s
getBatch GET 2/{id}
dissolveBatch DELETE 3
listBatchAttempts GET 3/attempts p
leaveBatch POST 3/departures
getBatchMatrix GET 3/matrix
exportBatchMatrix GET 4/export/{type} f
getReport GET 3/report
signReport POST 4
downloadReportForWord GET 4/docx f
listReportParts GET 4/parts
saveReportPart PUT 5
downloadReport GET 4/pdf f
drawSample POST 3/sample
addToSample POST 4/{attemptId}
getVerification GET 3/verification
requestVerification POST 4
signVerification POST 4/signature
getCalibration GET 1/calibration
listCalibrationPeople GET 2/cases/{id}/people
openCalibrationRound POST 4/rounds
getCalibrationRound GET 2/rounds/{id}
closeCalibrationRound POST 4/closing
saveCalibrationConclusion PUT 4/conclusion
downloadCalibrationEvidence GET 4/evidence/{evidenceId} f
handInCalibration POST 4/hand-in
saveCalibrationJudgement PUT 4/judgements/{outcomeId}
getComingWork GET 1/coming
getDueDays GET 1/due-days
saveDueDays PUT 2
captureExternalAssessment POST 1/external-assessments
listExternalAssessments GET 2 p
getCaptureChoices GET 2/choices
listCaptureLearners GET 2/learners p
getExternalAssessment GET 2/{id}
startExternalImport POST 1/external-imports
listExternalImports GET 2 p
getExternalImport GET 2/{id}
mapExternalImport POST 3/mapping
listImportPeople GET 3/people p
chooseImportPeople POST 4
downloadImportReport GET 3/report f
downloadImportResults GET 3/results f
storeExternalImport POST 3/store
listFeedback GET 1/feedback p
answerFeedback PUT 2/{id}/answer
getModerationFigures GET 1/figures
listHandOvers GET 1/hand-overs
getModeratorHome GET 1/home
changePlannedLook PUT 1/planned-looks/{id}
withdrawPlannedLook DELETE 3
getSamplingPolicies GET 1/policies
saveSamplingPolicy PUT 2
previewSamplingPolicy POST 2/preview s
listSamplingPolicyVersions GET 2/versions p
listWaitingReopenings GET 1/reopenings
answerReopening POST 2/{id}/answer
getSamplingPlan GET 1/sampling-plans/{id}
getSamplingCell GET 3/assessors/{assessorId}/outcomes/{outcomeId}
planLook POST 7
exportSamplingPlan GET 3/export/{type} f
commitSeed POST 1/seeds
listSeeds GET 2 p
listSubmissions GET 1/submissions p
claimSubmission POST 2/{id}/claim
setMarks PUT 3/marks
listVisits GET 1/visits p
requestVisit POST 2
getVisitChoices GET 2/choices
getVisit GET 2/{id}
saveVisitChecklist PUT 3/checklist
recordVisitLook POST 3/looks
addVisitPoint POST 3/points
changeVisitPoint PUT 4/{pointId}
removeVisitPoint DELETE 5
answerVisitPoint POST 5/answer
closeVisitPoint POST 5/closing
downloadVisitReport GET 3/report/{type} f
drawVisitSample POST 3/sample
addToVisitSample POST 4/attempts
judgeVisitAttempt PUT 4/{attemptId}
signVisit POST 3/signature
withdrawVisit POST 3/withdrawal
reportIssue POST /report/issues u
listReports GET /reports
listReportAutomations GET 1/{kind}/automate
automateReport POST 3
stopReportAutomation DELETE 3/{id}
getReportDistribution GET 2/distribution
setReportDistribution PUT 3
sendReport POST 3/send
exportReport POST 2/export/{type} fs
readReport POST 2/table s
setJobRoleCareers PUT /roles/{id}/careers
setJobRoleContent PUT 2/content
listMySchedules GET /schedules p
getMySchedule GET 1/{id}
createScormSession POST /scorm/sessions
commitScormSession POST 2/{id}/commit s
finishScormSession POST 3/finish s
renewScormToken POST 3/token s
getScreeningProgress GET /screening/insights/progress
listMyTests GET 1/tests p
getMyTest GET 2/{id}
submitTest POST 3/submit
listOpenVacancies GET 1/vacancies p
getOpenVacancy GET 2/{id}
submitApplicationDocuments POST 3/documents/submit
getMyQualifying GET 3/qualifying
applyForVacancy POST 3/register
listMyApplications GET 3/registrations p
withdrawApplication POST 3/unregister
getSiteFilters GET /sites/filters
listLearnerDeficits GET 1/learner/deficits
listQuestionnaires GET /surveys/questionnaires p
submitSurveys POST 1/submit s
getAskedSurvey GET 1/{id}
submitSurvey POST 2/submit s
setTags PUT /tags/bulk
listUploadProgress GET /uploader/learners/progress p
submitUploads POST 2/submit
assignCareers POST /users/assign/careers
assignJobRoles POST 2/roles
assignSites POST 2/sites
uploadUsers POST 1/bulk u
getUserUpload GET 2/{id}
listUploadedRows GET 3/rows p
listDeletedUsers GET 1/deleted p
listEnrolledUsers GET 1/enrolled p
getMe GET 1/me
removeRolesOfUsers DELETE 1/roles
unassignCareers POST 1/unassign/careers
unassignJobRoles POST 2/roles
unassignSites POST 2/sites
listCareerEnrollments GET 1/{id}/enrollments/careers p
listRoleEnrollments GET 3/roles p
listUserGroups GET 2/groups p
inviteUser POST 2/invitation
restoreUser POST 2/restore
listUserRoles GET 2/roles p
addUserRoles POST 3
removeUserRoles DELETE 3
getWarehouseCounts POST /warehouse/aggregation/counts s
getWarehouseOverview POST 2/overview s
getWarehouseParticipation POST 2/participation s
getWarehouseProgress POST 2/progress s`) as {
  [Name in keyof Calls]: string;
};
