export { agreementOf, fewestPairs } from './agreement/agreement.ts';
export { categoriesOf, measureOf } from './agreement/measure.ts';
export type { Measure, Tally } from './agreement/measure.ts';
export { together } from './agreement/together.ts';
export { trendOf } from './agreement/trend.ts';
export { attemptResult, closestToPass } from './attempt-results.ts';
export type { OutcomeResult } from './attempt-results.ts';
export { platformStatus, stateForLearner, stateLabels } from './attempt-states.ts';
export type { AttemptState } from './attempt-states.ts';
export { canonicalJson, chainedText, verifyChain } from './audit-chain.ts';
export type { ChainedEntry } from './audit-chain.ts';
export {
  isBeforeDecision,
  isBlindFor,
  isChangeAfterReveal,
  maskedReasons,
  visibleJudgements,
} from './blind.ts';
export { certificateRefusal, certificateStanding, expiryOf, initialsOf } from './certificates.ts';
export type { CertificateType } from './certificates.ts';
export { heldByAnother, leaseHours } from './claims.ts';
export { assessingConflicts, conflictsOfInterest } from './conflicts-of-interest.ts';
export type { Conflict } from './conflicts-of-interest.ts';
export { candidatesOf, coverageOf, gapsClosedBy, likelyGaps } from './coverage.ts';
export type { CoverageGap, CoveredAttempt } from './coverage.ts';
export { contradicts, shownBy } from './conflicting-evidence.ts';
export { keyBySeed } from './keyed-order.ts';
export type { KeyedHash } from './keyed-order.ts';
export { nothingToSign } from './drafts.ts';
export { deliveryOf, inboxChoicesOf } from './deliveries.ts';
export type { DeliveryWishes, InboxChoice } from './deliveries.ts';
export { dayNumber, dueGroup } from './due.ts';
export { expiringRegistrations } from './expiring-registrations.ts';
export { interimRefusal, interimView } from './interim-looks.ts';
export { openPointsOf, openPointsRefusal } from './open-points.ts';
export { plannedMonthRefusal } from './planned-month.ts';
export { exceptionsAmong, firstAssessment, isPlain } from './report-exceptions.ts';
export { isBeginningOfName, isSameName } from './signatures.ts';
export { checklistRefusal, checklistStatements } from './report-checklist.ts';
export { changedOutcomes } from './guards.ts';
export type { Judged, TransitionFacts } from './guards.ts';
export { nextStep } from './next-step.ts';
export type { NextStepKind } from './next-step.ts';
export { daysAfter } from './public-holidays.ts';
export type { PublicHoliday } from './public-holidays.ts';
export { latestReminder, usualReminders } from './reminders.ts';
export type { ReminderRules } from './reminders.ts';
export { dayOff, usualCalendar, workingDaysAfter, workingDaysBetween } from './working-days.ts';
export type { DayOff, WorkingCalendar } from './working-days.ts';
export { whoReferredTwice } from './referrals.ts';
export type { ReferralOf } from './referrals.ts';
export type { Refusal } from './refusal.ts';
export { recurringDays, recurringTopics } from './recurring-feedback.ts';
export { registrationFor, registrationRefusal, standingRefusal } from './registrations.ts';
export type { Registration } from './registrations.ts';
export { consentRefusal, editionStanding, hangsOn, reopeningState } from './reopenings.ts';
export {
  appealDecisionRefusal,
  appealPartRefusal,
  appealRefusal,
  appealableUntil,
  usualAppealDays,
  usualWaitingDays,
} from './appeals.ts';
export {
  askingRefusal,
  caseRefusal,
  compareRound,
  handInRefusal,
  leadingRefusal,
  namedRefusal,
} from './calibration.ts';
export type { CaseKnowledge } from './calibration.ts';
export { withoutNames } from './names.ts';
export { bandOf, noRecord } from './risk-bands.ts';
export type { AssessorRecord, BandedRecord, RiskBandPolicy } from './risk-bands.ts';
export { leastSampleOf } from './least-sample.ts';
export { proveBy, proveByParts } from './sample-proof.ts';
export { defaultSamplingPolicy, drawSample, isNewAssessor, sampleSizeOf } from './sampling.ts';
export type { DrawnSample } from './sampling.ts';
export type { SampleAttempt } from './sampling.ts';
export type { SamplingPolicy } from './sampling-policy.ts';
export {
  choicesOf,
  gradeOf,
  highestOf,
  isResultOf,
  passes,
  resultAt,
  resultRefusal,
  twoResults,
  valueOf,
} from './scales.ts';
export { cellStatus, lookStatus } from './sampling-matrix.ts';
export { applyTransition } from './transitions.ts';
export type { TransitionName } from './transitions.ts';
export {
  isRoomOpen,
  isUnexplained,
  isUnexplainedDifference,
  needsReasonWithoutSample,
  noSampleRefusal,
  visitSampleSize,
  visitSigningRefusal,
  visitStanding,
} from './visits.ts';
export { widenBy } from './widening.ts';
export type { Widening, WideningDecision } from './widening.ts';
export {
  answerOf,
  changesResult,
  compareVerdict,
  findingsRefusal,
  isSplitByPass,
  proposedDecision,
  rulesOfEvidence,
  standingResult,
} from './verdicts.ts';
export type { Yardstick } from './verdicts.ts';
export { peopleMatcher } from './imports/match-people.ts';
export type { FoundPerson, KnownPerson, Match } from './imports/match-people.ts';
export { ownerOf, sharedRoot, sourceOf } from './imports/paths.ts';
export type { ImportSource, PathOwner } from './imports/paths.ts';
export { isNoResult, resultOfCell, wordInCell } from './imports/results.ts';
export type { ResultWord } from './imports/results.ts';
export { sourceOfTable, usualMapping } from './imports/tables.ts';
export type { ImportMapping } from './imports/tables.ts';
