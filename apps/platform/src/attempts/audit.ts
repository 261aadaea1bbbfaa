import { sql } from 'kysely';
import { hashAuditEntry } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';

export interface AuditSubject {
  kind:
    | 'attempt'
    | 'batch'
    | 'report'
    | 'plan'
    | 'seed'
    | 'schedule'
    | 'import'
    | 'policy'
    | 'user'
    | 'export'
    | 'certificate'
    | 'visit'
    | 'calibration'
    | 'vacancy'
    | 'candidate'
    | 'application';
  id: string;
  accountId: string;
}

/** Who acts; nobody when a command of the operator does. */
type Actor = Pick<Principal, 'clientId' | 'impersonatorId'> & { userId: string | null };

/**
 * Adds an entry to the account's audit chain, in the transaction of what it records. The head row is
 * locked, so entries of one account queue up and none can be forgotten or doubled.
 */
export async function audit(
  queries: Queries,
  principal: Actor,
  action: string,
  subject: AuditSubject,
  detail: Record<string, unknown>,
  at: Date,
): Promise<void> {
  await sql`insert into audit_head (account_id, client_id, sequence, hash)
    values (${subject.accountId}, ${principal.clientId}, 0, '') on conflict do nothing`.execute(queries);
  const head = await queries
    .selectFrom('audit_head')
    .selectAll()
    .where('account_id', '=', subject.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const entry = {
    sequence: head.sequence + 1,
    at: at.toISOString(),
    actorId: principal.userId,
    impersonatorId: principal.impersonatorId,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    detail,
  };
  const hash = await hashAuditEntry(head.hash, entry);
  const written = queries
    .insertInto('audit_entry')
    .values({
      client_id: principal.clientId,
      account_id: subject.accountId,
      sequence: entry.sequence,
      at,
      actor_id: entry.actorId,
      impersonator_id: entry.impersonatorId,
      action,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      detail: JSON.stringify(detail),
      previous_hash: head.hash,
      hash,
    })
    .execute();
  const headed = queries
    .updateTable('audit_head')
    .set({ sequence: entry.sequence, hash })
    .where('account_id', '=', subject.accountId)
    .execute();
  await Promise.all([written, headed]);
}
