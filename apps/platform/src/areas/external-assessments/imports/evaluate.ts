import { createHash } from 'node:crypto';
import { isNoResult, resultOfCell } from '@moderator/moderation';
import type { ExternalCourse, ExternalResult } from '../../../attempts/external/store-external.ts';
import { grouped } from '../../../kernel/grouped.ts';
import type { FileRow, ImportRow, PersonRow } from './import-rows.ts';
import { plainText } from './typed-text.ts';

/** A person of an import as they would be stored, or what is in the way. */
export interface Evaluated {
  person: PersonRow;
  /** Everything that is theirs, also what came under another name of the same learner. */
  files: FileRow[];
  learnerId: string | null;
  state: 'ready' | 'asked' | 'refused' | 'left_out';
  message: string | null;
  results: ExternalResult[];
  /** The same where the source says the same. */
  fingerprint: string;
}

/** Whom a person of an import means: as chosen by hand, or as is certain. */
const learnerOf = ({ learner_id, match }: PersonRow): string | null =>
  learner_id ?? (match.kind === 'certain' ? (match.candidates[0]?.id ?? null) : null);

/** Learners of whom no assessment can be stored, with the sentence that says why. */
export type Hindered = ReadonlyMap<string, string>;

/**
 * What would be stored of an import, by what its columns mean now. Files of somebody whose row is another one are told with that.
 */
export function evaluate(
  row: Pick<ImportRow, 'head' | 'mapping' | 'highest' | 'facts'>,
  course: ExternalCourse,
  people: readonly PersonRow[],
  files: readonly FileRow[],
  hindered: Hindered = new Map(),
): Evaluated[] {
  const filesOf = new Map(grouped(files, ({ position }) => position));
  const byLearner = new Map(
    grouped(
      people.filter((person) => !person.left_out && learnerOf(person)),
      (person) => learnerOf(person)!,
    ),
  );
  const isJoined = (person: PersonRow) => {
    const learnerId = person.left_out || person.cells ? null : learnerOf(person);
    return learnerId !== null && (byLearner.get(learnerId) ?? []).some(({ cells }) => cells);
  };
  return people
    .filter((person) => !isJoined(person))
    .map((person) => {
      const learnerId = person.left_out ? null : learnerOf(person);
      const same = learnerId ? (byLearner.get(learnerId) ?? []) : [person];
      const [first] = same.filter(({ cells }) => cells);
      const results = resultsOf(row, course, person);
      const own = same.flatMap(({ position }) => filesOf.get(position) ?? []);
      const stands = (state: Evaluated['state'], message: string | null): Evaluated => ({
        person,
        files: first === person || !learnerId ? own : (filesOf.get(person.position) ?? []),
        learnerId,
        state,
        message,
        results: results.results,
        fingerprint: fingerprintOf(row, results.results, own),
      });
      if (person.left_out) return stands('left_out', null);
      if (!learnerId)
        return person.match.kind === 'none'
          ? stands(
              'refused',
              'Nobody of this name or number is known. Say who it is, or leave the person out.',
            )
          : stands('asked', 'It is not certain who this is. Choose one, or leave the person out.');
      if (!person.cells) return stands('refused', 'There are files, and no row of results.');
      if (first !== person) return stands('refused', `Row ${first?.row ?? ''} is of the same learner.`);
      const mistake = hindered.get(learnerId) ?? results.mistake;
      return mistake ? stands('refused', mistake) : stands('ready', null);
    });
}

/** People who are stored. */
export const toStore = (evaluated: readonly Evaluated[]): Evaluated[] =>
  evaluated.filter(({ state }) => state === 'ready');

/** Everybody whom an import means, as far as is known. */
export const learnersMeant = (people: readonly PersonRow[]): string[] =>
  people.flatMap((person) => learnerOf(person) ?? []);

function resultsOf(
  { head, mapping, highest }: Pick<ImportRow, 'head' | 'mapping' | 'highest'>,
  { outcomes }: ExternalCourse,
  { cells }: PersonRow,
): { results: ExternalResult[]; mistake?: string } {
  const results: ExternalResult[] = [];
  if (!cells || !mapping) return { results };
  const cellOf = (column: string | undefined) =>
    column === undefined ? '' : (cells[head.indexOf(column)] ?? '');
  const ofRow = Number(cellOf(head.find((column) => /^maximum grade$/i.test(column))).replace(',', '.'));
  let mistake: string | undefined;
  for (const { id, code, title, scale } of outcomes) {
    const column = mapping.results[id];
    const text = cellOf(column);
    if (column === undefined) mistake ??= `No column is chosen for ${code} ${title}.`;
    else if (isNoResult(text)) mistake ??= `There is no result for ${code} ${title} in “${column}”.`;
    else {
      const most = highest[column] ?? (ofRow > 0 ? ofRow : 100);
      const said = resultOfCell(scale, text, { highest: most, ...mapping });
      if ('mistake' in said) mistake ??= said.mistake;
      else
        results.push({
          outcomeId: id,
          result: said.result,
          mark: said.share,
          feedback: feedbackOf(cellOf(mapping.columns.feedback)),
        });
    }
  }
  return mistake === undefined ? { results } : { results, mistake };
}

const mostFeedback = 2000;

/** Feedback of Moodle is HTML. */
const feedbackOf = (text: string): string =>
  (/<\/?[a-z][^>]*>/i.test(text) ? plainText(text) : text.trim()).slice(0, mostFeedback);

function fingerprintOf(
  { facts }: Pick<ImportRow, 'facts'>,
  results: readonly ExternalResult[],
  files: readonly FileRow[],
): string {
  const told = {
    reference: facts.reference,
    venue: facts.venue ?? null,
    assessorName: facts.assessorName ?? null,
    results,
    files: files.map(({ name, size, crc }) => `${name} ${size} ${crc}`).toSorted(),
  };
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32);
}
