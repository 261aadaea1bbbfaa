export { agreementOf, fewestPairs } from './agreement.ts';
export type { Agreement, Coefficient, Pair } from './agreement.ts';
export { attemptStates, platformStatus, stateWords } from './attempt-states.ts';
export type { AttemptState, PlatformStatus } from './attempt-states.ts';
export { canonicalJson, hashAuditEntry, verifyChain } from './audit-chain.ts';
export type { AuditEntry, ChainedEntry } from './audit-chain.ts';
export { isChangeAfterReveal, visibleJudgements } from './blind.ts';
export type { BlindView } from './blind.ts';
export { canClaim, isHeld, leaseEnd, leaseHours, shouldRenew } from './claims.ts';
export type { Lease } from './claims.ts';
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
export { defaultSamplingPolicy, drawSample, sampleReasons, sampleSizeOf } from './sampling.ts';
export type {
  SampleAttempt,
  SampleReason,
  SampleRow,
  SampleRule,
  SamplingPolicy,
  Stratum,
} from './sampling.ts';
export { allowedTransitions, applyTransition, transitionNames, transitions } from './transitions.ts';
export type { Transition, TransitionName } from './transitions.ts';
export { compareVerdict, findingsRefusal, overallResult, proposedDecision, vacsRules } from './verdicts.ts';
export type { Comparison, DecisionKind, Finding, Result, VacsRule } from './verdicts.ts';
