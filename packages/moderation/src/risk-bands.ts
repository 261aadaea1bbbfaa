import type { riskBands } from '@moderator/contract/options';

/** How much is looked at of whom: nobody knows yet, no reason to worry, a reason to look. */
export type RiskBand = (typeof riskBands)[number];

/** From where on an assessor is in which band, and what share of their work is drawn there. */
export interface RiskBandPolicy {
  /** With fewer pairs of verdict and judgement than this an assessor is new. */
  leastPairs: number;
  /** Overturned of the decided attempts, in per cent, from which an assessor is watched. */
  watchedFrom: number;
  /** Share of an assessor's attempts that is drawn, in per cent, by band. */
  percentages: Record<RiskBand, number>;
}

/** What is known of an assessor's earlier work: attempts that a moderator upheld or overturned. */
export interface AssessorRecord {
  /** Outcomes that both the assessor and a moderator judged. */
  pairs: number;
  decided: number;
  overturned: number;
}

/** A band with what it follows from. */
export interface BandedRecord extends AssessorRecord {
  band: RiskBand;
  /** Overturned of decided, in per cent; 0 while nothing is decided. */
  overturnRate: number;
  /** Share that is drawn, in per cent. */
  percentage: number;
}

/** Somebody of whom no work has been moderated. */
export const noRecord: AssessorRecord = { pairs: 0, decided: 0, overturned: 0 };

/**
 * The band of an assessor: *new* under so many pairs, else *watched* from an overturn rate on, else *proven*. The rate
 * is overturned / decided attempts, since it is attempts that are drawn.
 *
 * That work of new assessors and of those with changed results is looked at more is common practice of quality
 * assurers; no standard fixes the thresholds, so they are the account's own.
 *
 * @example bandOf({ pairs: 60, decided: 20, overturned: 3 }, policy).band // 'watched' from 10 %
 */
export function bandOf(record: AssessorRecord, policy: RiskBandPolicy): BandedRecord {
  const overturnRate = record.decided === 0 ? 0 : (record.overturned / record.decided) * 100;
  const band: RiskBand =
    record.pairs < policy.leastPairs ? 'new' : overturnRate >= policy.watchedFrom ? 'watched' : 'proven';
  return { ...record, band, overturnRate, percentage: policy.percentages[band] };
}
