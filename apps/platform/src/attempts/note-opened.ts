import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RequestContext } from '../kernel/call.ts';
import { isVisitor } from '../kernel/principal.ts';

/** Within so many minutes, what is fetched again is the same look. */
const againAfter = sql`interval '5 minutes'`;

type Opened = Pick<RequestContext, 'queries' | 'principal' | 'now'>;

/**
 * Writes down that a verifier opened something of their room, for each visit that it belongs to; whoever else opens it leaves no
 * trace. @param things rows of (batch_id, thing_id, attempt_id, name)
 */
async function noteOpened({ queries, principal, now }: Opened, what: string, things: RawBuilder<unknown>) {
  if (!isVisitor(principal)) return;
  await sql`
    insert into visit_look (visit_id, person_id, what, thing_id, attempt_id, client_id, account_id, name, first_at, last_at)
    select distinct on (v.id, thing.thing_id) v.id, ${principal.userId}::uuid, ${what}, thing.thing_id, thing.attempt_id, v.client_id,
      v.account_id, thing.name, ${now}::timestamptz, ${now}::timestamptz
    from (${things}) thing (batch_id, thing_id, attempt_id, name)
    join visit_batch vb on vb.batch_id = thing.batch_id join visit v on v.id = vb.visit_id
    where (now() at time zone 'Africa/Johannesburg')::date between v.starts_on and v.ends_on
    on conflict (visit_id, person_id, what, thing_id) do update set last_at = excluded.last_at,
      times = visit_look.times + case when visit_look.last_at < excluded.last_at - ${againAfter} then 1 else 0 end`.execute(
    queries,
  );
}

export const noteOpenedAttempt = (call: Opened, attemptId: string) =>
  noteOpened(
    call,
    'attempt',
    sql`select ba.batch_id, a.id, a.id, a.learner_name from attempt a join batch_attempt ba on ba.attempt_id = a.id
      where a.id = ${attemptId}::uuid`,
  );

export const noteOpenedFile = (call: Opened, fileId: string) =>
  noteOpened(
    call,
    'evidence',
    sql`select ba.batch_id, e.id, a.id, a.learner_name || ': ' || e.title from evidence e join attempt a on a.id = e.attempt_id
      join batch_attempt ba on ba.attempt_id = a.id where e.file_id = ${fileId}::uuid`,
  );

export const noteOpenedReport = (call: Opened, batchId: string) =>
  noteOpened(
    call,
    'report',
    sql`select b.id, b.id, null::uuid, b.title from batch b where b.id = ${batchId}::uuid`,
  );
