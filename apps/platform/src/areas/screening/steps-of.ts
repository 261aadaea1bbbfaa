import { sql } from 'kysely';
import type { ApplicationState } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';

/** One change of an application. */
export interface StepOf {
  from: ApplicationState | null;
  to: ApplicationState;
  at: Date;
  by: { id: string; name: string } | null;
  reason: string | null;
  message: string | null;
}

/** How an application came to where it is, the first change first. */
export async function stepsOf(queries: Queries, applicationId: string): Promise<StepOf[]> {
  const { rows } = await sql<StepOf>`
    select s.from_state as "from", s.to_state as "to", s.at, s.reason, s.message,
      case when u.id is not null then jsonb_build_object('id', u.id,
        'name', concat_ws(' ', u.body ->> 'name', u.body ->> 'surname')) end as "by"
    from application_step s left join document u on u.kind = 'users' and u.id = s.by_id
    where s.application_id = ${applicationId}::uuid order by s.id`.execute(queries);
  return rows;
}
