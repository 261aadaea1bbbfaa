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
 * Reads the three files of a data set through its mapping. Nothing is stored.
 * @throws ImportError when a file cannot be read at all
 */
export async function readRecords(
  directory: string,
  mapping: Mapping,
  progress: Progress,
): Promise<SourceRecords> {
  const reading: Reading = { mapping, courses: new Map(), outcomes: new Map(), attempts: new Map() };
  const refusals: Refusal[] = [];
  const files: FileFacts[] = [];
  let resultOf: SourceRecords['resultOf'] | undefined;
  const missing = new Set(mapping.missing);
  const read = async (name: string, reader: (reading: Reading, template: TemplateMaker) => TakeRow) => {
    const source = { directory, name, delimiter: mapping.delimiter, refusals, progress };
    files.push(await readCsvFile(source, (header) => reader(reading, templatesFor(name, header, missing))));
  };
  await read(mapping.outcomes.file, outcomeReader);
  await read(mapping.learners.file, learnerReader);
  const [courses, attempts] = [[...reading.courses.values()], [...reading.attempts.values()]];
  const store = await resultStore(attempts.map(({ course }) => course.outcomes.length));
  try {
    await read(mapping.results.file, (...parts) => {
      const reader = resultReader(...parts, store);
      resultOf = reader.resultOf;
      return reader.take;
    });
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    courses,
    attempts,
    files,
    refusals,
    resultOf: existing(resultOf, 'reader of results'),
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
