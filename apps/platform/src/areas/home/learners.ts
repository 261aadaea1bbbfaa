import { sql } from 'kysely';
import { inStates } from '../../attempts/in-states.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { onlyRow } from '../../database/only-row.ts';

interface LearnersWork {
  notHandedIn: number;
  atAssessor: number;
  referredBack: number;
  inModeration: number;
  released: number;
}

/** How far the learners are whom this person teaches. */
export async function learnersOf({ queries, principal }: RequestContext): Promise<LearnersWork> {
  const among = (...states: string[]) => sql`count(*) filter (where ${inStates(states, sql`state`)})`;
  return onlyRow(
    await sql<LearnersWork>`
      select ${among('open')} as "notHandedIn", ${among('submitted', 'assessing')} as "atAssessor",
        ${among('returned')} as "referredBack",
        ${among('assessed', 'batched', 'in_sample', 'not_sampled', 'moderating', 'upheld', 'overturned')} as "inModeration",
        ${among('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')} as released
      from attempt where facilitator_id = ${principal.userId} and superseded_at is null`.execute(queries),
  );
}
