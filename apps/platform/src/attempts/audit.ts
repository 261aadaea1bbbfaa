import { sql } from 'kysely';
import { hashAuditEntry } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import type { RequestTransaction } from '../database/request-transactions.ts';
import { existing } from '../kernel/existing.ts';
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
 * @param lastly writes it with the commit, where it is the last entry of its transaction
 */
export async function audit(
  queries: Queries,
  principal: Actor,
  action: string,
  subject: AuditSubject,
  detail: Record<string, unknown>,
  at: Date,
  lastly?: RequestTransaction['lastly'],
): Promise<void> {
  const head =
    (await lockHead(queries, subject.accountId)) ?? (await firstHead(queries, principal, subject.accountId));
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
  const writes = [
    queries.insertInto('audit_entry').values({
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
    }),
    queries
      .updateTable('audit_head')
      .set({ sequence: entry.sequence, hash })
      .where('account_id', '=', subject.accountId),
  ];
  if (lastly) for (const write of writes) lastly(write);
  else await Promise.all(writes.map((write) => write.execute()));
}

const lockHead = (queries: Queries, accountId: string) =>
  queries
    .selectFrom('audit_head')
    .select(['sequence', 'hash'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

/** Of two first entries at once one makes the head, and the other goes on from it. */
async function firstHead(queries: Queries, { clientId }: Actor, accountId: string) {
  await sql`insert into audit_head (account_id, client_id, sequence, hash)
    values (${accountId}, ${clientId}, 0, '') on conflict do nothing`.execute(queries);
  return existing(await lockHead(queries, accountId), 'head of a chain that was made');
}
