import type { Result, ResultRule, Scale } from '@moderator/contract/types';
import type { CsvRow, FileFacts } from './csv-file.ts';
import type { Refusal } from './refusals.ts';

/** What the files say, in the domain's terms, before anything is stored. */
export interface SourceRecords {
  courses: SourceCourse[];
  attempts: SourceAttempt[];
  files: FileFacts[];
  refusals: Refusal[];
  /** What a row of results says. Rendered when it is stored: most of the memory would go there. */
  resultOf(outcome: SourceOutcome, row: CsvRow): SourceResult;
}

export interface SourceCourse {
  key: string;
  title: string;
  registrationNumber: string;
  route: 'legacy' | 'occupational';
  nqfLevel: number | null;
  credits: number | null;
  scale: Scale;
  resultRule: ResultRule;
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
  weight: number;
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
  /** One row for each outcome that something was handed in for. */
  results: Map<SourceOutcome, CsvRow>;
}

export interface SourceResult {
  /** Null while it is not judged. */
  result: Result | null;
  mark: number | null;
  feedback: string;
  handedIn: Date | undefined;
  /** Undefined when nothing was handed in. */
  evidence: { title: string; activity: { label: string; value: string }[] } | undefined;
}
