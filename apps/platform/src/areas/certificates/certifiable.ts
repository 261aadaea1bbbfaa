import { sql } from 'kysely';
import type { AttemptState } from '@moderator/moderation';
import { takeAttemptsInTurns } from '../../attempts/standing-attempts.ts';
import type { Queries } from '../../database/database.ts';

/** The latest attempt of a learner on a course, with what may or may not be issued for it. */
export interface Certifiable {
  attempt_id: string;
  client_id: string;
  account_id: string;
  site_id: string;
  site_name: string;
  course_id: string;
  learner_id: string;
  learner_name: string;
  learner_number: string | null;
  state: AttemptState;
  passed: boolean | null;
  result: string | null;
  assessed_at: Date | null;
  batch_id: string | null;
  /** Of this type, neither revoked nor replaced; in question where the attempt was reopened since. */
  standing: { id: string; number: string; isQuestioned: boolean } | null;
}

/**
 * Latest attempts of these learners on a course, locked in the order of their ids: of two who issue at once, one waits
 * and then sees what the other did. What stands for them is locked behind that, so that nobody revokes what is being replaced.
 */
export async function certifiable(
  queries: Queries,
  courseId: string,
  learnerIds: readonly string[],
  type: string,
): Promise<Certifiable[]> {
  await takeAttemptsInTurns(queries, courseId);
  await sql`select id from attempt where course_id = ${courseId}::uuid and learner_id = any(${learnerIds}::uuid[])
    and superseded_at is null order by id for update`.execute(queries);
  await sql`select from certificate where course_id = ${courseId}::uuid and learner_id = any(${learnerIds}::uuid[]) and type = ${type}
    and revoked_at is null and replaced_at is null order by id for no key update`.execute(queries);
  const { rows } = await sql<Certifiable>`
    select distinct on (a.learner_id) a.id as attempt_id, a.client_id, a.account_id, a.site_id, a.site_name, a.course_id,
      a.learner_id, a.learner_name, a.learner_number, a.state, a.passed, a.result, a.assessed_at, line.batch_id,
      case when c.id is not null then jsonb_build_object('id', c.id, 'number', c.number,
        'isQuestioned', c.questioned_at is not null) end as standing
    from attempt a join attempt_line line on line.attempt_id = a.id
    left join certificate c on c.attempt_id = a.id and c.type = ${type} and c.revoked_at is null and c.replaced_at is null
    where a.course_id = ${courseId}::uuid and a.learner_id = any(${learnerIds}::uuid[]) and a.superseded_at is null
    order by a.learner_id, a.number desc`.execute(queries);
  return rows;
}
