import type { RequestContext } from '../kernel/call.ts';
import type { Queries } from '../database/database.ts';
import { sql } from 'kysely';

export type EnrollmentKind = 'roles' | 'careers' | 'sites';

export interface Enrolled {
  id: string;
  name: string;
  assignedAt: Date;
  assignedBy: { id: string; name: string } | null;
}

/** Assigns users to things; who is assigned already stays as they are. @returns how many were not yet */
export async function enrol(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  kind: EnrollmentKind,
  userIds: readonly string[],
  targetIds: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    insert into enrollment (client_id, account_id, user_id, kind, target_id, assigned_by)
    select u.client_id, u.account_id, u.id, ${kind}, target, ${principal.userId}::uuid
    from document u cross join unnest(${[...targetIds]}::uuid[]) target
    where u.kind = 'users' and u.id = any(${[...userIds]}::uuid[]) and u.deleted_at is null
    on conflict (user_id, kind, target_id) where ended_at is null do nothing
    returning id`.execute(queries);
  return rows.length;
}

/** Ends assignments; the rows stay and say who ended them. @returns how many there were */
export async function unenrol(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  kind: EnrollmentKind,
  userIds: readonly string[],
  targetIds: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    update enrollment set ended_at = now(), ended_by = ${principal.userId}::uuid
    where kind = ${kind} and user_id = any(${[...userIds]}::uuid[]) and target_id = any(${[...targetIds]}::uuid[])
      and ended_at is null returning id`.execute(queries);
  return rows.length;
}

/** What a user is assigned to now, by name. What has been deleted meanwhile is left out. */
export async function enrollmentsOf(
  queries: Queries,
  kind: EnrollmentKind,
  userId: string,
): Promise<Enrolled[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    assigned_at: Date;
    by_id: string | null;
    by_name: string | null;
  }>`
    select t.id, t.body ->> 'name' as name, e.assigned_at, b.id as by_id,
      concat_ws(' ', b.body ->> 'name', b.body ->> 'surname') as by_name
    from enrollment e
    join document t on t.kind = e.kind and t.id = e.target_id and t.deleted_at is null
    left join document b on b.kind = 'users' and b.id = e.assigned_by
    where e.user_id = ${userId}::uuid and e.kind = ${kind} and e.ended_at is null
    order by t.sort_1, t.id`.execute(queries);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    assignedAt: row.assigned_at,
    assignedBy: row.by_id ? { id: row.by_id, name: row.by_name ?? '' } : null,
  }));
}
