import { sql } from 'kysely';
import type { visitKinds } from '@moderator/contract/options';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { rowsAtMost } from '../../attempts/in-states.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import { seenSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { layouts } from './layouts.ts';

const mostBatches = 200;

export async function getVisitChoices({ queries, principal }: Call<'getVisitChoices'>) {
  const [verifiers, batches, last] = await Promise.all([
    verifiersOf(queries, principal),
    waitingBatches(queries, principal),
    lastVisitOf(queries, principal.accountId),
  ]);
  return { data: { layouts: [...layouts], verifiers, batches, last } };
}

/** What a visit is of where nobody has said so. */
export const unnamedBody = 'Quality body';

interface LastVisit {
  body: string;
  verifierId: string | null;
  kind: (typeof visitKinds)[number];
  layoutId: string;
  blind: boolean;
  downloads: boolean;
}

/** How the last visit of an account was agreed with a body that has a name, and by a layout that there still is. */
export async function lastVisitOf(queries: Queries, accountId: string): Promise<LastVisit | null> {
  const { rows } = await sql<LastVisit>`
    select body, verifier_id as "verifierId", kind, layout ->> 'id' as "layoutId", blind, downloads from visit
    where account_id = ${accountId}::uuid and body <> ${unnamedBody}
      and layout ->> 'id' = any(${layouts.map(({ id }) => id)}::text[])
    order by requested_at desc, id limit 1`.execute(queries);
  return rows[0] ?? null;
}

/** Who verifies for the account; `id` where one of them is looked for. */
export async function verifiersOf(queries: Queries, principal: Principal, id: string | null = null) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, body ->> 'name' || ' ' || (body ->> 'surname') as name from document
    where kind = 'users' and deleted_at is null and account_id = ${principal.accountId}::uuid
      and body ->> 'state' = 'active' and body -> 'roles' ? 'verifier' and (${id}::uuid is null or id = ${id}::uuid)
    order by name, id`.execute(queries);
  return rows;
}

/** That batches `b` are wholly of the site whose work alone somebody sees: no other is theirs to send. */
function isWhollySeen(principal: Principal) {
  const site = seenSite(principal);
  return site
    ? sql`not exists (select from batch_attempt ba join attempt a on a.id = ba.attempt_id
        where ba.batch_id = b.id and a.site_id <> ${site}::uuid)`
    : sql`true`;
}

/** Reported batches with results that wait for a verifier and are in the room of none. */
async function waitingBatches(queries: Queries, principal: Principal) {
  const { rows } = await sql<{
    id: string;
    title: string;
    course_id: string;
    course: string;
    waiting: number;
  }>`
    select b.id, b.title, b.course_id, course.body ->> 'title' as course, counted.waiting
    from batch b join document course on course.kind = 'courses' and course.id = b.course_id
    cross join lateral (select coalesce(sum(change), 0) as waiting from batch_tally t
      where t.batch_id = b.id and t.state in ('reported', 'verifying') and not t.is_superseded) counted
    where ${inTenant(principal, sql`b`)} and b.state = 'reported' and counted.waiting > 0
      and not exists (select from verification v where v.batch_id = b.id and v.signed_at is null)
      and ${isWhollySeen(principal)}
    order by b.created_at desc, b.id ${rowsAtMost(mostBatches)}`.execute(queries);
  return rows.map(({ id, title, course_id, course, waiting }) => ({
    batch: { id, name: title },
    course: { id: course_id, name: course },
    waiting,
  }));
}
