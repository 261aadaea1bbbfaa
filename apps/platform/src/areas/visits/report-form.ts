import type { visitKinds, visitOutcomes } from '@moderator/contract/options';
import type { Layout } from './layouts.ts';

/** What one outcome of a learner was found to be, in the three columns. */
interface ReportRow {
  learner: string;
  batch: string;
  outcome: string;
  assessor: string;
  moderator: string;
  verifier: string;
  comment: string;
}

export interface VisitReport {
  body: string;
  startsOn: string;
  endsOn: string;
  kind: (typeof visitKinds)[number];
  scope: string;
  batches: string[];
  outcome: (typeof visitOutcomes)[number];
  findings: string;
  signature: string;
  /** The day in the zone of the account, and the moment. */
  signedAt: string;
  columns: Layout['columns'];
  /** Why it is endorsed without a sample; absent where there is one, and from reports before that was asked. */
  noSampleReason?: string;
  sample: { seed: string | null; percentage: number | null; size: number; of: number };
  rows: ReportRow[];
  checklist: { question: string; answer: string; comment: string }[];
  points: { kind: string; about: string; text: string; dueOn: string | null; answer: string | null }[];
}
