import { sql } from 'kysely';
import { isSeenAttempt } from '../../attempts/seen-work.ts';
import type { Queries } from '../../database/database.ts';
import type { Handlers } from '../../kernel/call.ts';
import { seenSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readVisit } from './visit-rows.ts';

interface LookRow {
  what: 'attempt' | 'evidence' | 'report';
  name: string;
  firstAt: Date;
  lastAt: Date;
  times: number;
  seconds: number;
}

/** What was opened in a room, the latest first: for the provider, and for whoever opened it. */
export async function visitLooksOf(
  queries: Queries,
  principal: Principal,
  visitId: string,
): Promise<LookRow[]> {
  const seen = seenSite(principal)
    ? sql`attempt_id in (select a.id from attempt a where ${isSeenAttempt(principal)})`
    : sql`true`;
  const { rows } = await sql<LookRow>`
    select what, name, first_at as "firstAt", last_at as "lastAt", times, seconds from visit_look
    where visit_id = ${visitId}::uuid and ${seen} order by last_at desc, thing_id limit 200`.execute(queries);
  return rows;
}

export const lookHandlers = {
  /** How long something was looked at. What was never opened takes no time: the row is there since it was opened. */
  async recordVisitLook({ queries, principal, params, body }) {
    const visit = await readVisit(queries, params.id);
    const { rows } = await sql`
      update visit_look set seconds = seconds + ${body.seconds}
      where visit_id = ${visit.id}::uuid and person_id = ${principal.userId}::uuid
        and thing_id in (${body.attemptId}::uuid, ${body.evidenceId ?? body.attemptId}::uuid) returning thing_id`.execute(
      queries,
    );
    if (rows.length === 0) refuse('not_found');
    return {};
  },
} satisfies Partial<Handlers>;
