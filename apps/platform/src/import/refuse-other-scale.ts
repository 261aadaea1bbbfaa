import { sql } from 'kysely';
import type { ResultRule, Scale } from '@moderator/contract/types';
import { isScaledAlike } from '../attempts/outcomes.ts';
import { ImportError } from './import-error.ts';
import type { SourceRecords } from './source.ts';
import type { Storing } from './storing.ts';

/**
 * Results that are there are in the words of their scale, so a mapping cannot give their course another one.
 * @throws ImportError that names the first course
 */
export async function refuseOtherScale(
  { queries, idOf }: Pick<Storing, 'queries' | 'idOf'>,
  { courses }: SourceRecords,
): Promise<void> {
  const byId = new Map(courses.map((course) => [idOf('course', course.key), course]));
  const { rows } = await sql<{ id: string; scale: Scale | null; resultRule: ResultRule | null }>`
    select id, body -> 'scale' as scale, body -> 'resultRule' as "resultRule" from document
    where kind = 'courses' and id = any(${[...byId.keys()]}::uuid[]) and exists (
      select from outcome join judgement on judgement.outcome_id = outcome.id where outcome.course_id = document.id)`.execute(
    queries,
  );
  for (const { id, scale, resultRule } of rows) {
    const course = byId.get(id);
    if (!course || isScaledAlike({ scale, resultRule }, course)) continue;
    throw new ImportError(
      `The course ${course.title} has results in another scale than the mapping gives it. Nothing was imported; give the data another "source" in the mapping.`,
    );
  }
}
