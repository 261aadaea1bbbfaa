import type { Reading } from './reading.ts';
import { readCsvFile } from './csv-file.ts';
import type { FileFacts, TakeRow } from './csv-file.ts';
import type { Mapping } from './mapping.ts';
import type { Progress } from './progress.ts';
import { learnerReader } from './read-learners.ts';
import { outcomeReader } from './read-outcomes.ts';
import { resultReader } from './read-results.ts';
import type { Refusal } from './refusals.ts';
import { resultStore } from './result-store.ts';
import type { ResultStore } from './result-store.ts';
import type { AttemptWithResults, SourceAttempt, SourceRecords } from './source.ts';
import { templatesFor } from './templates.ts';
import type { TemplateMaker } from './templates.ts';
import { existing } from '../kernel/existing.ts';

/**
 * Reads courses and learners of a data set through its mapping; its results are read by `readResults`. Nothing is stored.
 * @throws ImportError when a file cannot be read at all
 */
export async function readRecords(
  directory: string,
  mapping: Mapping,
  progress: Progress,
): Promise<SourceRecords> {
  const reading: Reading = {
    mapping,
    courses: new Map(),
    outcomes: new Map(),
    attempts: [],
    attemptsOn: new Map(),
    learners: new Map(),
    assessors: new Map(),
  };
  const refusals: Refusal[] = [];
  const files: FileFacts[] = [];
  let resultOf: SourceRecords['resultOf'] | undefined;
  const missing = new Set(mapping.missing);
  const read = async (
    name: string,
    reader: (reading: Reading, template: TemplateMaker) => TakeRow,
    signal?: AbortSignal,
  ) => {
    const source = { directory, name, delimiter: mapping.delimiter, refusals, progress, signal };
    files.push(await readCsvFile(source, (header) => reader(reading, templatesFor(name, header, missing))));
  };
  await read(mapping.outcomes.file, outcomeReader);
  await read(mapping.learners.file, learnerReader);
  const { attempts } = reading;
  const store = await resultStore(attempts.map(({ course }) => course.outcomes.length));
  return {
    courses: [...reading.courses.values()],
    attempts,
    learners: reading.learners,
    assessors: reading.assessors,
    files,
    refusals,
    readResults: (signal) =>
      read(
        mapping.results.file,
        (...parts) => {
          const reader = resultReader(...parts, store);
          resultOf = reader.resultOf;
          return reader.take;
        },
        signal,
      ),
    resultOf: (...row) => existing(resultOf, 'reader of results')(...row),
    withResults: () => withResults(attempts, store),
    close: () => store.close(),
  };
}

async function* withResults(
  attempts: readonly SourceAttempt[],
  store: ResultStore,
): AsyncGenerator<AttemptWithResults[]> {
  for await (const { first, size, rows } of store.groups())
    yield attempts.slice(first, first + size).map((attempt) => ({
      ...attempt,
      results: new Map(
        Array.from(rows.get(attempt.place) ?? [], ([place, row]) => [
          existing(attempt.course.outcomes[place], 'outcome of a result'),
          row,
        ]),
      ),
    }));
}
