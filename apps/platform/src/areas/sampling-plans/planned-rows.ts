import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { lookStatus } from '@moderator/moderation';
import { looksSince } from '../../attempts/planned-looks.ts';
import { isSeenAssessor } from '../../attempts/seen-work.ts';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';

export interface PlannedRow {
  id: string;
  version: number;
  account_id: string;
  course_id: string;
  assessor_id: string;
  assessor_name: string;
  outcome_id: string;
  /** YYYY-MM */
  month: string;
  note: string;
  interim: boolean;
  planned_by: string;
  planned_by_name: string | null;
  planned_at: Date;
  done_at: Date | null;
}

/** Planned looks that somebody sees, with when each was done, by month; `p` is the planned look. */
export async function readPlanned(
  queries: Queries,
  principal: Principal,
  where: RawBuilder<unknown>,
): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    select p.id, p.version, p.account_id, p.course_id, p.assessor_id, p.outcome_id, to_char(p.month, 'YYYY-MM') as month,
      p.note, p.interim, p.planned_by, p.planned_at,
      who.body ->> 'name' || ' ' || (who.body ->> 'surname') as assessor_name,
      planner.body ->> 'name' || ' ' || (planner.body ->> 'surname') as planned_by_name,
      (select min(at) from ${looksSince} looks) as done_at
    from planned_look p
    join document who on who.kind = 'users' and who.id = p.assessor_id
    left join document planner on planner.kind = 'users' and planner.id = p.planned_by
    where ${where} and ${isSeenAssessor(principal, sql`p.assessor_id`)} order by p.month, p.id`.execute(
    queries,
  );
  return rows;
}

/** @param today YYYY-MM-DD by the calendar of the account */
export const presentPlanned = (row: PlannedRow, today: string) => ({
  id: row.id,
  version: row.version,
  month: row.month,
  note: row.note,
  interim: row.interim,
  status: lookStatus({ month: row.month, isDone: row.done_at !== null }, today),
  doneAt: row.done_at,
  plannedBy: { id: row.planned_by, name: row.planned_by_name ?? '' },
  plannedAt: row.planned_at,
});
