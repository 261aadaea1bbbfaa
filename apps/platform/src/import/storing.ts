import type { AttemptState } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import type { ImportAccount } from './account.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { Mapping } from './mapping.ts';
import type { Progress } from './progress.ts';
import type { RowWriter } from './put-rows.ts';
import type { AttemptWithResults, SourceOutcome, SourceResult } from './source.ts';

export interface Count {
  new: number;
  changed: number;
  unchanged: number;
}

export const noneYet = (): Count => ({ new: 0, changed: 0, unchanged: 0 });

/** What is counted while it is stored, in the order in which the report tells of it. */
export const counted = [
  'courses',
  'outcomes',
  'sites',
  'assessors',
  'learners',
  'attempts',
  'judgements',
] as const;
export type Counts = Record<(typeof counted)[number], Count>;

/** What the steps of storing share. */
export interface Storing {
  queries: Queries;
  account: ImportAccount;
  /** Makes what writes rows of the account. */
  rows: RowWriter;
  mapping: Mapping;
  file: { outcomes: string; learners: string; results: string };
  counts: Counts;
  now: Date;
  progress: Progress;
  /** The id of something by its natural key, the same on every machine. */
  idOf(
    kind: 'course' | 'outcome' | 'site' | 'assessor' | 'learner' | 'attempt',
    ...naturalKey: string[]
  ): string;
}

/** What is stored of an attempt already. */
export interface Known {
  id: string;
  state: AttemptState;
  version: number;
  superseded: boolean;
  decided: boolean;
  /** The version is that which the import gave the attempt; where it is another now, somebody has worked on it. */
  facts: { imported?: Fingerprint & { version?: number } };
}

/** An attempt of the source beside what is stored of it. */
export interface Planned {
  id: string;
  attempt: AttemptWithResults;
  results: Map<SourceOutcome, SourceResult>;
  fingerprint: Fingerprint;
  known: Known | undefined;
  /** Whether the learner's own row is new or changed. */
  learnerDiffers: boolean;
  /** Outcomes whose result is new or changed. */
  differing: SourceOutcome[];
}
