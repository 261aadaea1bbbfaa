import type { Calls } from '@moderator/contract/types';
import type { TransitionName } from '@moderator/moderation';
import type { DemoPerson } from './setting/staff.ts';

/** The calls that stories are told in; whoever needs another one names it here. */
type ToldIn =
  | 'addReviewees'
  | 'addReviewers'
  | 'addToSample'
  | 'addVisitPoint'
  | 'answerFeedback'
  | 'answerReferral'
  | 'applyForVacancy'
  | 'assignAppeal'
  | 'changeApplicationState'
  | 'changePeerReviewState'
  | 'changeScreeningTestState'
  | 'changeSurveyState'
  | 'changeVacancyState'
  | 'claimAttempt'
  | 'commitSeed'
  | 'completeAssessorAction'
  | 'createBatch'
  | 'createListing'
  | 'createPeerReview'
  | 'createScreeningTest'
  | 'createVacancy'
  | 'createVendor'
  | 'decideAppeal'
  | 'decideAttempt'
  | 'drawSample'
  | 'drawVisitSample'
  | 'getBatch'
  | 'getCalibrationRound'
  | 'getCalibrationSource'
  | 'getMyAssessment'
  | 'getMyExamination'
  | 'getMyReview'
  | 'getMyTest'
  | 'getReport'
  | 'getWorkspace'
  | 'giveBadge'
  | 'handInCalibration'
  | 'issueCertificates'
  | 'judgeVisitAttempt'
  | 'listApplicants'
  | 'listBatchAttempts'
  | 'listCertificates'
  | 'listJudgementPairs'
  | 'listReferrals'
  | 'makeAppeal'
  | 'makeCalibrationCase'
  | 'markAppealed'
  | 'openCalibrationRound'
  | 'planLook'
  | 'recordAppealVerdict'
  | 'recordInterimLook'
  | 'recordSummativeJudgements'
  | 'recordVerdict'
  | 'registerOnLesson'
  | 'releaseAttempt'
  | 'reopenAttempt'
  | 'replaceCertificate'
  | 'requestListing'
  | 'requestVisit'
  | 'revokeCertificate'
  | 'saveCalibrationConclusion'
  | 'saveCalibrationJudgement'
  | 'saveCertificateLayout'
  | 'saveSamplingPolicy'
  | 'saveVisitChecklist'
  | 'setAssessorAction'
  | 'setQuestions'
  | 'setSurveyQuestions'
  | 'signReport'
  | 'signVisit'
  | 'submitExamination'
  | 'submitLesson'
  | 'submitReview'
  | 'submitSurvey'
  | 'submitTest'
  | 'submitUploads'
  | 'withdrawApplication'
  | 'writeFeedback';

/** The platform's own calls with their own answers, so that a history is a real one: audited, ruled, printed. */
export type Asking = {
  [Call in ToldIn]: (input: Parameters<Calls[Call]>[0]) => Promise<Awaited<ReturnType<Calls[Call]>>>;
};

/** What people did, told to the platform as they would have done it. */
export interface Story {
  /** The time at which the story ends. */
  now: Date;
  /** Asks as this person, so many days ago. */
  as(person: DemoPerson, daysAgo?: number): Asking;
  /** Moves an attempt where no call does it yet. */
  move(attemptId: string, transition: TransitionName): Promise<void>;
}
