import { wordInCell } from '@moderator/moderation';
import type { ResultWord } from '@moderator/moderation';
import type { ExternalCourse } from '../../../attempts/external/store-external.ts';
import type { ImportRow, PersonRow } from './import-rows.ts';

/** Nobody says what more than this mean: they are in a column that holds something else. */
const mostWords = 50;

/** The words that results are said in, each once, in the order of the table. */
export function resultWords(
  { head, mapping }: Pick<ImportRow, 'head' | 'mapping'>,
  { outcomes }: ExternalCourse,
  people: readonly PersonRow[],
): ResultWord[] {
  if (!mapping) return [];
  const columns = outcomes.flatMap(({ id, scale }) => {
    const place = head.indexOf(mapping.results[id] ?? '');
    return place < 0 ? [] : [{ place, scale }];
  });
  const words = new Map<string, ResultWord>();
  for (const { cells } of people)
    for (const { place, scale } of columns) {
      const said = wordInCell(scale, cells?.[place] ?? '', mapping.words);
      if (said && !words.has(said.word) && words.size < mostWords) words.set(said.word, said);
    }
  return [...words.values()];
}
