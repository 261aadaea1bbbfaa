import type { Reading } from './reading.ts';
import { readCsvFile } from './csv-file.ts';
import type { CsvRow, FileFacts } from './csv-file.ts';
import type { Mapping } from './mapping.ts';
import type { Progress } from './progress.ts';
import { learnerReader } from './read-learners.ts';
import { outcomeReader } from './read-outcomes.ts';
import { resultReader } from './read-results.ts';
import type { Refusal } from './refusals.ts';
import type { SourceRecords } from './source.ts';
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
  const read = async (
    name: string,
    reader: (reading: Reading, template: TemplateMaker) => (row: CsvRow) => void,
  ) => {
    const source = { directory, name, delimiter: mapping.delimiter, refusals, progress };
    files.push(await readCsvFile(source, (header) => reader(reading, templatesFor(name, header, missing))));
  };
  await read(mapping.outcomes.file, outcomeReader);
  await read(mapping.learners.file, learnerReader);
  await read(mapping.results.file, (...parts) => {
    const reader = resultReader(...parts);
    resultOf = reader.resultOf;
    return reader.take;
  });
  const [courses, attempts] = [[...reading.courses.values()], [...reading.attempts.values()]];
  return { courses, attempts, files, refusals, resultOf: existing(resultOf, 'reader of results') };
}
