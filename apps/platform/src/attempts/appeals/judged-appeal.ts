import { sql } from 'kysely';
import type { Result } from '@moderator/contract/types';
import { namedOutcomes } from '../named-outcomes.ts';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';

/** The appeal against an attempt that somebody judges now, with their verdicts; null where they judge none. */
export async function judgedAppeal(queries: Queries, attemptId: string, { userId }: Principal) {
  const { rows } = await sql<{
    id: string;
    grounds: string;
    evidenceIds: string[];
    outcomes: { id: string; name: string }[];
    verdicts: { outcomeId: string; result: Result; comment: string }[];
  }>`
    select p.id, p.grounds, p.evidence_ids as "evidenceIds",
      ${namedOutcomes(sql`p.outcome_ids`)} as outcomes,
      coalesce((select jsonb_agg(jsonb_build_object('outcomeId', v.outcome_id, 'result', v.result, 'comment', v.comment))
        from appeal_verdict v where v.appeal_id = p.id), '[]') as verdicts
    from appeal p where p.attempt_id = ${attemptId}::uuid and p.assigned_to = ${userId}::uuid and p.decided_at is null`.execute(
    queries,
  );
  const [appeal] = rows;
  return appeal ? { ...appeal, isBlind: appeal.verdicts.length < appeal.outcomes.length } : null;
}

/** Attempts whose earlier judgement and moderation somebody may not know, since they judge an appeal against it blind. */
export async function judgedBlind(queries: Queries, { userId }: Principal): Promise<Set<string>> {
  const { rows } = await sql<{ attempt_id: string }>`
    select p.attempt_id from appeal p where p.assigned_to = ${userId}::uuid and p.decided_at is null
      and cardinality(p.outcome_ids) > (select count(*) from appeal_verdict v where v.appeal_id = p.id)`.execute(
    queries,
  );
  return new Set(rows.map((row) => row.attempt_id));
}
