export { agreementOf, fewestPairs } from './agreement.ts';
export type { Agreement, Coefficient, Pair } from './agreement.ts';
export { platformStatus, stateLabels } from './attempt-states.ts';
export type { AttemptState, PlatformStatus } from './attempt-states.ts';
export { canonicalJson, hashAuditEntry, verifyChain } from './audit-chain.ts';
export type { AuditEntry, ChainedEntry } from './audit-chain.ts';
export {
  isBeforeDecision,
  isBlindFor,
  isChangeAfterReveal,
  maskedReasons,
  visibleJudgements,
} from './blind.ts';
export type { BlindSubject, BlindView, Viewer } from './blind.ts';
export { heldByAnother, leaseHours } from './claims.ts';
export { conflictsOfInterest } from './conflicts-of-interest.ts';
export type { Conflict, ConflictKind, ConflictQuestion, Registration } from './conflicts-of-interest.ts';
export { coverageOf } from './coverage.ts';
export type { CoverageGap, CoveredAttempt } from './coverage.ts';
export { dueGroup } from './due.ts';
export type { DueGroup } from './due.ts';
export type { Guard, Judged, TransitionFacts } from './guards.ts';
export { orderBySeed } from './keyed-order.ts';
export { refusal } from './refusal.ts';
export type { Refusal } from './refusal.ts';
export type { SampleExplanation } from './sample-explanation.ts';
export { defaultSamplingPolicy, drawSample, sampleSizeOf } from './sampling.ts';
export type { SampleAttempt } from './sampling.ts';
export { sampleReasons } from './sampling-policy.ts';
export type { SampleReason, SampleRow, SampleRule, SamplingPolicy, Stratum } from './sampling-policy.ts';
export { applyTransition, transitionNames } from './transitions.ts';
export type { Transition, TransitionName } from './transitions.ts';
export {
  compareVerdict,
  findingsRefusal,
  overallResult,
  proposedDecision,
  rulesOfEvidence,
} from './verdicts.ts';
export type { Comparison, DecisionKind, Finding, VacsRule } from './verdicts.ts';
