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

export interface NamedWithNumber {
  name: string;
  accreditationNumber: string | null;
}

export interface RegisteredPerson {
  name: string;
  registration: { number: string; body: string; expiresOn: string } | null;
}

/** What a quality body files the report by, as the reports of the moderators say it that it verifies. */
export interface AboutVisit {
  number: string;
  providers: NamedWithNumber[];
  programmes: {
    title: string;
    registrationNumber: string;
    nqfLevel: number | null;
    credits: number | null;
  }[];
  reports: { number: string; signedBy: string; signedAt: string }[];
  sites: NamedWithNumber[];
  assessors: RegisteredPerson[];
  moderators: RegisteredPerson[];
  /** That of the verifier, who is registered as moderators are; null where none is on record. */
  registration: RegisteredPerson['registration'];
  timeZone: string;
}

export interface VisitReport {
  /** Absent from reports of before it was told. */
  about?: AboutVisit;
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
