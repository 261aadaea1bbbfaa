import { sql } from 'kysely';
import { editionStanding } from '@moderator/moderation';
import { verificationQuestionedAt } from '../../attempts/reopenings/editions.ts';
import { isSeenAttempt } from '../../attempts/seen-work.ts';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import type { Principal } from '../../kernel/principal.ts';

interface VisitRow {
  id: string;
  batch_id: string;
  visit_id: string | null;
  requested_at: Date;
  requested_by: string;
  requester_name: string | null;
  endorsed: boolean | null;
  findings: string;
  no_sample_reason: string | null;
  signed_by: string | null;
  signature: string | null;
  signed_at: Date | null;
  superseded_by: string | null;
  questioned_at: Date | null;
}

/** Locks the visit that a batch waits in, as its room does: nobody signs or withdraws it meanwhile. */
export const lockOpenVisit = (queries: Queries, batchId: string) =>
  sql`select from visit where id in (select visit_id from verification where batch_id = ${batchId}::uuid and signed_at is null)
    for no key update`.execute(queries);

/**
 * The visit in whose room a batch is signed: where the body wants a sample or a checklist, or several batches are verified together.
 */
export async function roomOf(queries: Queries, batchId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select v.id from verification each join visit v on v.id = each.visit_id
    where each.batch_id = ${batchId}::uuid and each.signed_at is null and (v.layout -> 'checklist' <> '[]'
      or v.layout -> 'sample' <> '{"percentage": 0, "least": 0}'
      or exists (select from visit_batch other where other.visit_id = v.id and other.batch_id <> each.batch_id))`.execute(
    queries,
  );
  return rows[0]?.id ?? null;
}

/** How what somebody sees of a batch stands with its verification. */
export async function verificationOf(queries: Queries, principal: Principal, batchId: string) {
  const [room, visits, counts] = await Promise.all([
    roomOf(queries, batchId),
    sql<VisitRow>`
      select v.*, ${verificationQuestionedAt} as questioned_at, person.body ->> 'name' || ' ' || (person.body ->> 'surname') as requester_name
      from verification v left join document person on person.kind = 'users' and person.id = v.requested_by
      where v.batch_id = ${batchId}::uuid order by v.requested_at desc, v.id`.execute(queries),
    sql<{ waiting: number; requestable: number }>`
      select count(*) filter (where a.state = 'verifying') as waiting,
        count(*) filter (where a.state = 'reported') as requestable
      from batch_attempt ba join attempt a on a.id = ba.attempt_id
      where ba.batch_id = ${batchId}::uuid and a.superseded_at is null and ${isSeenAttempt(principal)}`.execute(
      queries,
    ),
  ]);
  return {
    ...onlyRow(counts),
    room,
    visits: visits.rows.map((row) => ({
      id: row.id,
      batchId: row.batch_id,
      visitId: row.visit_id,
      requestedAt: row.requested_at,
      requestedBy: { id: row.requested_by, name: row.requester_name ?? '' },
      endorsed: row.endorsed,
      findings: row.findings,
      noSampleReason: row.no_sample_reason,
      signedBy: row.signed_by ? { id: row.signed_by, name: row.signature ?? '' } : null,
      signedAt: row.signed_at,
      standing: editionStanding({
        isSuperseded: row.superseded_by !== null,
        isQuestioned: row.questioned_at !== null,
      }),
      questionedAt: row.questioned_at,
      supersededBy: row.superseded_by,
    })),
  };
}
