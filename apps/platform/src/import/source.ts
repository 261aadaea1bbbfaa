import type { Result, ResultRule, Scale } from '@moderator/contract/types';
import type { CsvRow, FileFacts } from './csv-file.ts';
import type { Refusal } from './refusals.ts';

/** What the files say, in the domain's terms: courses and who takes them, and what is read of their results while that is stored. */
export interface SourceRecords {
  courses: SourceCourse[];
  attempts: SourceAttempt[];
  /** Everybody in them, by their keys. */
  learners: ReadonlyMap<string, SourcePerson>;
  assessors: ReadonlyMap<string, SourcePerson>;
  files: FileFacts[];
  refusals: Refusal[];
  /**
   * Reads the results of these attempts, once: what follows is of those that were read.
   * @param signal ends it
   * @throws ImportError when their file cannot be read at all
   */
  readResults(signal?: AbortSignal): Promise<void>;
  /** The attempts with their results, a few at a time: there may be millions of results, and memory holds few. */
  withResults(): AsyncGenerator<AttemptWithResults[]>;
  /** What a row of results says. Rendered when it is stored: most of the memory would go there. */
  resultOf(outcome: SourceOutcome, row: CsvRow): SourceResult;
  /** Lets go of what is kept on the disk. */
  close(): Promise<void>;
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
  /** Where it stands among those of its course, from 0. */
  place: number;
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
  /** Where the last row has them. */
  site: string;
}

export interface SourceAttempt {
  /** Where it stands among all, from 0. */
  place: number;
  course: SourceCourse;
  learner: SourcePerson;
  site: string;
  assessor: SourcePerson;
  line: number;
}

export interface AttemptWithResults extends SourceAttempt {
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
