import { sql } from 'kysely';
import { passes, standingResult, valueOf, highestOf } from '@moderator/moderation';
import type { ImportMapping } from '@moderator/moderation';
import type { Result } from '@moderator/contract/types';
import { isClosed } from '../../../attempts/in-states.ts';
import type { RequestContext } from '../../../kernel/call.ts';
import { grouped } from '../../../kernel/grouped.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { csvHead, csvLines } from '../../../spreadsheets/csv-writer.ts';
import type { ImportRow, PersonRow } from './import-rows.ts';
import type { Told } from './present-import.ts';

interface Standing {
  attempt_id: string;
  outcome_id: string;
  result: Result | null;
  feedback: string;
  kind: 'upheld' | 'overturned' | 'referred_back' | null;
  verdict: Result | null;
  comment: string | null;
}

/**
 * The table that an import came with, with the results that stand by now: as the product wrote it, so that it reads it again. Who has
 * no released result is left out, and stays there as they are.
 */
export async function resultsOut({ queries }: RequestContext, row: ImportRow, { people, course }: Told) {
  const { head, mapping, file_name } = row;
  if (!mapping) refuse('wrong_state', 'Nothing of this import is stored, so there are no results of it.');
  const attempts = people.flatMap(({ person }) =>
    person.attempt_id && person.cells ? [person.attempt_id] : [],
  );
  // What a report has not released is nobody's to know.
  const { rows } = await sql<Standing>`
    select j.attempt_id, j.outcome_id, j.result, j.feedback, d.kind, v.result as verdict, v.comment
    from attempt a join judgement j on j.attempt_id = a.id
    left join lateral (select kind, moderator_id from decision where decision.attempt_id = a.id order by signed_at desc limit 1) d on true
    left join verdict v on v.attempt_id = a.id and v.outcome_id = j.outcome_id and v.moderator_id = d.moderator_id
    where a.id = any(${attempts}::uuid[]) and ${isClosed}`.execute(queries);
  const standings = new Map(grouped(rows, ({ attempt_id }) => attempt_id));
  const lines = people.flatMap(({ person }) => {
    const standing = standings.get(person.attempt_id ?? '');
    return standing && person.cells
      ? [withResults(row, mapping, course.outcomes, person.cells, standing)]
      : [];
  });
  return {
    file: {
      stream: Buffer.from(csvHead(head) + csvLines(lines)),
      mediaType: 'text/csv',
      name: `${file_name.replace(/\.\w+$/, '')} results.csv`,
    },
  };
}

function withResults(
  { head, highest }: ImportRow,
  mapping: ImportMapping,
  outcomes: Told['course']['outcomes'],
  before: NonNullable<PersonRow['cells']>,
  standings: readonly Standing[],
): string[] {
  const cells = [...before];
  const most = head.findIndex((column) => /^maximum grade$/i.test(column));
  const ofColumn = grouped(outcomes, ({ id }) => mapping.results[id] ?? '');
  const changed: string[] = [];
  for (const [column, those] of ofColumn) {
    const place = head.indexOf(column);
    if (place < 0) continue;
    const results = those.flatMap(({ id, code, scale }) => {
      const one = standings.find(({ outcome_id }) => outcome_id === id);
      const stands =
        one &&
        standingResult(one.kind ?? 'upheld', { verdict: one.verdict, judgement: one.result }, { scale });
      if (!one || !stands) return [];
      if (stands !== one.result && one.comment) changed.push(`${code}: ${one.comment}`);
      return [{ scale, before: one.result, stands }];
    });
    const [lowest] = results.toSorted((one, other) => shareOf(one) - shareOf(other));
    // As long as it is the same it is told as it came, a mark as that mark.
    if (!lowest || results.every((each) => each.stands === each.before)) continue;
    const highestMark = highest[column] ?? (Number(cells[most]) > 0 ? Number(cells[most]) : 100);
    cells[place] = toldAs(cells[place] ?? '', lowest, highestMark, mapping.passFrom);
  }
  const feedback = head.indexOf(mapping.columns.feedback ?? '');
  if (feedback >= 0 && changed.length > 0)
    cells[feedback] = [cells[feedback], ...changed].filter(Boolean).join('\n');
  return cells;
}

type Stands = { scale: Told['course']['outcomes'][number]['scale']; stands: Result };

const shareOf = ({ scale, stands }: Stands): number => valueOf(scale, stands) / highestOf(scale);

/**
 * A result that changed, in the way in which the table tells them: words stay words; a mark becomes that of the scale, or, where the
 * course knows no marks, the lowest that passes and the highest that does not.
 */
function toldAs(before: string, { scale, stands }: Stands, highest: number, passFrom: number): string {
  const isMark = /\d/.test(before);
  if (scale.kind === 'levels' || !isMark) return stands;
  if (scale.kind === 'marks')
    return String(Math.round((valueOf(scale, stands) / highestOf(scale)) * highest * 100) / 100);
  const pass = (passFrom / 100) * highest;
  const told = passes(scale, stands) ? Math.ceil(pass) : Math.ceil(pass) - 1;
  return String(Math.max(0, told));
}
