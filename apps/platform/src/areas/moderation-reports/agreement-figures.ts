import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { agreementBy } from '../../attempts/agreement/tallies.ts';
import type { Queries } from '../../database/database.ts';
import { grouped } from '../../kernel/grouped.ts';
import type { DecidedRow, OutcomeRow } from './report-rows.ts';

type Figures = Awaited<ReturnType<typeof agreementBy>>[number]['agreement'];

/** Figures of a report, computed from the pairs of its decisions (rule 7). */
export async function agreementFigures(queries: Queries, decided: readonly DecidedRow[]) {
  const ofReport = sql`p.decision_id = any(${decided.map((row) => row.decision_id)}::uuid[])`;
  const by = async (key?: RawBuilder<unknown>): Promise<Map<string, Figures[]>> => {
    const rows = await agreementBy(queries, ofReport, key);
    return new Map(
      grouped(rows, (row) => row.key).map(([of, some]) => [of, some.map(({ agreement }) => agreement)]),
    );
  };
  const all = await by();
  return {
    all: all.get('') ?? [],
    byAssessor: await by(sql`coalesce(p.assessor_id::text, p.assessor_name)`),
    byOutcome: await by(sql`p.outcome_id`),
  };
}

/** Whether the verdict that was signed is another than the one given before the judgement was shown. */
export const isChanged = ({ blind, moderator }: OutcomeRow): boolean =>
  blind !== null && moderator !== null && blind !== moderator;
