import type { Result } from '@moderator/contract/options';
import type { FileFacts } from './csv-file.ts';
import type { Refusal } from './refusals.ts';

/** What the files say, in the domain's terms, before anything is stored. */
export interface SourceRecords {
  courses: SourceCourse[];
  attempts: SourceAttempt[];
  files: FileFacts[];
  refusals: Refusal[];
}

export interface SourceCourse {
  key: string;
  title: string;
  registrationNumber: string;
  route: 'legacy' | 'occupational';
  nqfLevel: number | null;
  credits: number | null;
  start: Date | undefined;
  outcomes: SourceOutcome[];
}

export interface SourceOutcome {
  key: string;
  course: SourceCourse;
  line: number;
  code: string;
  title: string;
  credits: number | null;
  method: 'portfolio' | 'observation' | 'knowledge' | 'workplace';
  due: Date | undefined;
  criteria: string[];
}

export interface SourcePerson {
  key: string;
  name: string;
  surname: string;
  /** The name in lists. */
  shownAs: string;
  number: string | null;
}

export interface SourceAttempt {
  course: SourceCourse;
  learner: SourcePerson;
  site: string;
  assessor: SourcePerson;
  line: number;
  results: Map<SourceOutcome, SourceResult>;
}

export interface SourceResult {
  line: number;
  /** Null while it is not judged. */
  result: Result | null;
  mark: number | null;
  feedback: string;
  handedIn: Date | undefined;
  /** Undefined when nothing was handed in. */
  evidence: { title: string; activity: { label: string; value: string }[] } | undefined;
}
