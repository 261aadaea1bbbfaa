import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** How much of a piece of evidence a person has looked at: parts are pages or hundredths of a recording, from 1. */
export interface Look {
  evidenceId: string;
  parts: number[];
  of: number;
}

/**
 * What a person has looked at of an attempt's evidence; what they never opened has no entry. It stands still once
 * the attempt is decided, so that a report says what its moderator had seen.
 */
export async function looksOf(queries: Queries, attemptId: string, personId: string): Promise<Look[]> {
  const rows = await queries
    .selectFrom('evidence_look')
    .select(['evidence_id', 'parts', 'part_count'])
    .where('attempt_id', '=', attemptId)
    .where('person_id', '=', personId)
    .orderBy('evidence_id')
    .execute();
  return rows.map(({ evidence_id, parts, part_count }) => ({
    evidenceId: evidence_id,
    parts,
    of: part_count,
  }));
}

/** The evidence of each attempt that a person never opened, in the order in which it was handed in. */
export async function unopenedBy(
  queries: Queries,
  attemptIds: readonly string[],
  personId: string,
): Promise<{ attemptId: string; evidenceId: string; title: string }[]> {
  const { rows } = await sql<{ attemptId: string; evidenceId: string; title: string }>`
    select e.attempt_id as "attemptId", e.id as "evidenceId", e.title from evidence e
    where e.attempt_id = any(${[...attemptIds]}::uuid[]) and not exists (
      select from evidence_look l where l.attempt_id = e.attempt_id and l.person_id = ${personId} and l.evidence_id = e.id)
    order by e.attempt_id, e.position`.execute(queries);
  return rows;
}
