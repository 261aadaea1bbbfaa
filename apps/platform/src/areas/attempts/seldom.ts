import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import type { Principal } from '../../kernel/principal.ts';

/** What most attempts have none of while they are at work: whether this one does. */
interface Seldom {
  decision: boolean;
  handOver: boolean;
  interimLook: boolean;
  reopening: boolean;
  /** One that whoever asks is to judge. */
  appeal: boolean;
  /** Others than whoever asks have it open. */
  othersThere: boolean;
}

/** One look into six indexes is cheaper than six statements that find nothing, each with the names that it would tell. */
export async function seldomOf(queries: Queries, attemptId: string, { userId }: Principal): Promise<Seldom> {
  const id = sql`${attemptId}::uuid`;
  const person = sql`${userId}::uuid`;
  const found = await sql<Seldom>`
    select exists (select from decision where attempt_id = ${id}) as decision,
      exists (select from hand_over where attempt_id = ${id}) as "handOver",
      exists (select from interim_look where attempt_id = ${id}) as "interimLook",
      exists (select from reopening where attempt_id = ${id}) as reopening,
      exists (select from appeal where attempt_id = ${id} and assigned_to = ${person} and decided_at is null) as appeal,
      exists (select from presence where subject_id = ${id} and user_id <> ${person}) as "othersThere"`.execute(
    queries,
  );
  return onlyRow(found);
}
