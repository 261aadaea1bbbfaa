import type { sampleRules, strata } from '@moderator/contract/options';
import type { RiskBandPolicy } from './risk-bands.ts';

/** Why an attempt is in a sample, as stored. */
export type SampleReason =
  | 'percentage'
  | 'minimum'
  | SampleRule
  | 'stratum_not_covered'
  | 'widened'
  | 'chosen_by_hand';

/** What a sample can be asked to cover at least once. */
export type Stratum = (typeof strata)[number];

/** How a sample is drawn and worked through; per account, overridable per course. */
export interface SamplingPolicy {
  /** Share of the batch in per cent, 0 to 100. */
  percentage: number;
  minimum: number;
  /** Rules that add to the draw; none of them applies unless it is named here. */
  alwaysInclude: readonly SampleRule[];
  strata: readonly Stratum[];
  /** By how many levels or marks verdict and judgement may differ and still agree. */
  tolerance: number;
  /** Whether the assessor's judgement is hidden until the moderator's verdict. */
  blind: boolean;
  facilitatorMayModerate: boolean;
  /** Whether each rule of evidence is answered, or said why not, before a decision is signed. */
  vacs: 'required' | 'optional';
  /** By how many attempts an overturn widens the sample. */
  sequentialStep: number;
  /** After how many upholds in a row it stops growing. */
  sequentialRun: number;
  /** How near to the lowest result that passes is borderline: levels or marks of the course's scale. */
  borderlineMargin: number;
  /** Shares by the record of an assessor instead of one for all; null where there is one for all. */
  riskBands: RiskBandPolicy | null;
}

/** The name of a rule that a policy can name. */
export type SampleRule = (typeof sampleRules)[number];

/** One attempt of the batch after the draw; without reasons exactly when it is not sampled. */
export interface SampleRow {
  attemptId: string;
  /** Place in the order of the draw, from 1. */
  position: number;
  hash: string;
  sampled: boolean;
  reasons: SampleReason[];
}
