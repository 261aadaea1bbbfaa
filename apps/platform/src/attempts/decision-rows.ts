import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

const columns = [
  'decision.id',
  'attempt_id',
  'decision.kind',
  'reason',
  'actions',
  'findings',
  'signed_at',
  'moderator_id',
  sql<string>`document.body ->> 'name' || ' ' || (document.body ->> 'surname')`.as('moderator_name'),
] as const;

const decisions = (queries: Queries) =>
  queries
    .selectFrom('decision')
    .leftJoin('document', (join) =>
      join.onRef('document.id', '=', 'moderator_id').on('document.kind', '=', 'users'),
    )
    .innerJoin('attempt', 'attempt.id', 'decision.attempt_id')
    .select(columns)
    .select('attempt.version as attempt_version')
    .orderBy('signed_at', 'desc');

export type DecisionRecord = Awaited<ReturnType<typeof latestDecisionRow>>;

const latestDecisionRow = (queries: Queries, attemptId: string) =>
  decisions(queries).where('attempt_id', '=', attemptId).limit(1).executeTakeFirst();

/** The decision that stands, as it is answered; null while none is signed. */
export async function latestDecision(queries: Queries, attemptId: string) {
  const row = await latestDecisionRow(queries, attemptId);
  return row ? presentDecision(row) : null;
}

export const presentDecision = (row: NonNullable<DecisionRecord>) => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  actions: row.actions,
  findings: row.findings,
  moderator: { id: row.moderator_id, name: row.moderator_name ?? '' },
  signedAt: row.signed_at,
  attemptVersion: row.attempt_version,
});
