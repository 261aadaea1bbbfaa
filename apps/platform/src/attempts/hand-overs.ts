import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';
import { notify } from '../inbox/notify.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { presentAttempt, readAttempts } from './attempt-rows.ts';

interface HandOverRow {
  id: string;
  attempt_id: string;
  from_id: string;
  from_name: string | null;
  to_id: string;
  to_name: string | null;
  note: string;
  created_at: Date;
}

async function readHandOvers(queries: Queries, where: RawBuilder<unknown>): Promise<HandOverRow[]> {
  const { rows } = await sql<HandOverRow>`
    select h.*, f.body ->> 'name' || ' ' || (f.body ->> 'surname') as from_name,
      t.body ->> 'name' || ' ' || (t.body ->> 'surname') as to_name
    from hand_over h join attempt a on a.id = h.attempt_id
    left join document f on f.kind = 'users' and f.id = h.from_id
    left join document t on t.kind = 'users' and t.id = h.to_id
    where ${where} order by h.created_at desc, h.id limit 50`.execute(queries);
  return rows;
}

/** Only the latest hand-over of an attempt stands, and only until somebody decides, whatever becomes of it then. */
const waits = sql`a.state in ('in_sample', 'moderating') and not exists (
  select from hand_over later where later.attempt_id = h.attempt_id and later.created_at > h.created_at)
  and not exists (select from decision where decision.attempt_id = h.attempt_id and decision.signed_at > h.created_at)`;

/** To whom an attempt was handed over last; null where nobody did, or where it is decided. */
export async function handedOverTo(queries: Queries, attemptId: string) {
  const [row] = await readHandOvers(queries, sql`h.attempt_id = ${attemptId} and ${waits}`);
  return row ? { to: { id: row.to_id, name: row.to_name ?? '' }, at: row.created_at } : null;
}

/** What was handed to a person and waits for them, newest first. */
export async function handOversTo(queries: Queries, principal: Principal, now: Date, only?: string) {
  const own = only ? sql`h.id = ${only}` : sql`h.to_id = ${principal.userId} and ${waits}`;
  const rows = await readHandOvers(queries, own);
  if (rows.length === 0) return [];
  const attempts = await readAttempts(
    queries,
    sql`select * from attempt where id = any(${rows.map((row) => row.attempt_id)}::uuid[])`,
    sql`a.id`,
  );
  return rows.flatMap((row) => {
    const attempt = attempts.find((each) => each.id === row.attempt_id);
    if (!attempt) return [];
    return [
      {
        id: row.id,
        attempt: presentAttempt(attempt, principal, now),
        from: { id: row.from_id, name: row.from_name ?? '' },
        to: { id: row.to_id, name: row.to_name ?? '' },
        note: row.note,
        at: row.created_at,
      },
    ];
  });
}

interface NewHandOver {
  fromId: string;
  toId: string;
  note: string;
  /** What its reader is told. */
  message: 'attempt.handedOver' | 'attempt.judgedAgain';
}

/** Keeps that somebody is to moderate an attempt; they find it on Home and are told. @returns its id */
export async function keepHandOver(
  queries: Queries,
  attempt: Pick<AttemptRecord, 'id' | 'client_id' | 'account_id' | 'course_title'>,
  { fromId, toId, note, message }: NewHandOver,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await queries
    .insertInto('hand_over')
    .values({
      id,
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      attempt_id: attempt.id,
      from_id: fromId,
      to_id: toId,
      note,
      created_at: now,
      mailed_at: null,
    })
    .execute();
  await notify(queries, message, [toId], {
    tenant: attempt,
    subject: { kind: 'attempt', id: attempt.id },
    facts: { course: attempt.course_title },
    now,
  });
  return id;
}
