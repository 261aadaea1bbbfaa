import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Settled } from './source.ts';

/** As many as are looked at; whoever has more says so in their titles. */
export const mostListed = 200;

/** A case with what it is about. */
export interface CaseRow {
  id: string;
  client_id: string;
  account_id: string;
  attempt_id: string;
  title: string;
  reason: string;
  settled: Settled[];
  evidence: { id: string; evidenceId: string; title: string }[];
  tolerance: number;
  made_by: string;
  made_at: Date;
  maker_name: string | null;
  course_id: string;
  course_title: string;
  site_id: string;
  round_count: number;
}

/** Reads cases `c` of attempts `a`, the latest first. */
export async function readCases(queries: Queries, where: RawBuilder<unknown>): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select c.*, c.tolerance::float8 as tolerance, a.course_id, a.course_title, a.site_id,
      maker.body ->> 'name' || ' ' || (maker.body ->> 'surname') as maker_name,
      (select count(*) from calibration_round r where r.case_id = c.id) as round_count
    from calibration_case c join attempt a on a.id = c.attempt_id
    left join document maker on maker.kind = 'users' and maker.id = c.made_by
    where ${where} order by c.made_at desc, c.id limit ${mostListed}`.execute(queries);
  return rows;
}

export const presentCase = (row: CaseRow) => ({
  id: row.id,
  title: row.title,
  reason: row.reason,
  course: { id: row.course_id, name: row.course_title },
  outcomeCount: row.settled.length,
  evidenceCount: row.evidence.length,
  roundCount: row.round_count,
  by: { id: row.made_by, name: row.maker_name ?? '' },
  at: row.made_at,
});
