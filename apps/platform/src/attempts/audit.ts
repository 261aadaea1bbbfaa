import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { chainedText } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import { existing } from '../kernel/existing.ts';
import type { AnyCall } from '../kernel/call.ts';
import type { Principal } from '../kernel/principal.ts';
import { writeLast } from '../kernel/write-last.ts';

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

/** How an entry travels with what else its transaction asks. */
interface Travelling extends Pick<AnyCall, 'lastly'> {
  /** The head of the chain, where it is locked already. */
  head?: Head;
}

type Head = Awaited<ReturnType<typeof lockHead>>;

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
  { head: locked, lastly }: Travelling = {},
): Promise<void> {
  const head = locked ?? (await lockHead(queries, principal, subject.accountId));
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
  // On the spot: a turn of another thread, as WebCrypto takes, is thirty times as long.
  const hash = createHash('sha256').update(chainedText(head.hash, entry)).digest('hex');
  await writeLast(
    { lastly },
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
  );
}

/** Locks the head of an account's chain; whoever waits for something else behind it keeps all others of the account waiting. */
export async function lockHead(
  queries: Queries,
  { clientId }: Pick<Actor, 'clientId'>,
  accountId: string,
): Promise<{ sequence: number; hash: string }> {
  const locked = () =>
    queries
      .selectFrom('audit_head')
      .select(['sequence', 'hash'])
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
  const head = await locked();
  if (head) return head;
  // Of two first entries at once one makes the head, and the other goes on from it.
  await sql`insert into audit_head (account_id, client_id, sequence, hash)
    values (${accountId}, ${clientId}, 0, '') on conflict do nothing`.execute(queries);
  return existing(await locked(), 'head of a chain that was made');
}
