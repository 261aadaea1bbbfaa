import { sql } from 'kysely';
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
  const among = (...stages: string[]) => sql`count(*) filter (where stage = any(${stages}::text[]))`;
  return onlyRow(
    await sql<LearnersWork>`
      select ${among('open')} as "notHandedIn", ${among('due')} as "atAssessor",
        ${among('returned')} as "referredBack",
        ${among('moderated', 'decided')} as "inModeration",
        ${among('closed')} as released
      from attempt where facilitator_id = ${principal.userId} and superseded_at is null`.execute(queries),
  );
}
