import { sql } from 'kysely';
import type { AttemptState } from '@moderator/moderation';
import type { RequestContext } from '../../kernel/call.ts';
import { taughtBy } from '../../attempts/taught-by.ts';
import { hasRole } from '../../kernel/principal.ts';

/** The attempt that work of a learner is collected for. */
export interface Portfolio {
  attempt_id: string;
  client_id: string;
  account_id: string;
  learner_id: string;
  course_title: string;
  /** Who judges it: whoever it was given to, else who judged it before. */
  judged_by: string | null;
  state: AttemptState;
  version: number;
  outcome_ids: string[];
  pieces: number;
}

/**
 * The latest attempt of a learner on a course, for nobody else to change until the commit: the caller's own, or that of
 * somebody whom they teach. Undefined where there is none, or it is not theirs to add to.
 */
export async function portfolioOf(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  courseId: string,
  learnerId: string,
): Promise<Portfolio | undefined> {
  const isOwn = learnerId === principal.userId && hasRole(principal, 'learner');
  const { rows } = await sql<Portfolio>`
    select a.id as attempt_id, a.client_id, a.account_id, a.learner_id, a.course_title, coalesce(a.allocated_to, a.assessor_id) as judged_by, a.state, a.version,
      array(select id from outcome where course_id = a.course_id) as outcome_ids,
      (select count(*)::int from evidence where attempt_id = a.id) as pieces
    from attempt a
    where a.course_id = ${courseId}::uuid and a.learner_id = ${learnerId}::uuid and a.superseded_at is null
      and (${isOwn} or ${hasRole(principal, 'trainer')} and ${taughtBy(principal.userId)})
    order by a.number desc limit 1 for update of a`.execute(queries);
  return rows[0];
}
