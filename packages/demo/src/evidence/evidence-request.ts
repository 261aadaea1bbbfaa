import type { Programme, ProgrammeOutcome } from '../programmes/programme.ts';

export const evidenceKinds = [
  'portfolio-pdf',
  'observation-sheet-pdf',
  'logbook-xlsx',
  'report-docx',
  'checklist-csv',
  'reflection-text',
  'photo-jpeg',
  'scan-png',
  'interview-mp3',
  'demonstration-mp4',
] as const;

export type EvidenceKind = (typeof evidenceKinds)[number];

/** Whose evidence for what is wanted. */
export interface EvidenceRequest {
  kind: EvidenceKind;
  learner: { name: string; number: string };
  course: Programme;
  outcome: ProgrammeOutcome;
  assessorName: string;
  employer: string;
  /** The day of the last thing the evidence tells about. */
  date: Date;
  seed: number;
}

/** A file as a learner would upload it. */
export interface EvidenceFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  title: string;
}
