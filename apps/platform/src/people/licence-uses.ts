import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** Licences that hold today, as `l`. */
const held = (
  accountId: string,
) => sql`l.kind = 'licences' and l.account_id = ${accountId}::uuid and l.deleted_at is null
  and coalesce(l.body ->> 'startsOn', '') <= current_date::text
  and coalesce(l.body ->> 'expiresOn', '9999') >= current_date::text`;

/** Whether an account pays for each person on content of a type. */
async function isPaidByUse(queries: Queries, accountId: string, contentType: string): Promise<boolean> {
  const { rows } = await sql<{ level: string }>`
    select distinct entry ->> 'accessLevel' as level from document l, jsonb_array_elements(l.body -> 'content') entry
    where ${held(accountId)} and entry ->> 'type' = ${contentType}`.execute(queries);
  const levels = rows.map(({ level }) => level);
  return !levels.includes('FullAccess') && levels.includes('ViaEngagement');
}

/** The types of content that an account may use today: any number of times, or by a use that is left. */
export async function grantedTypes(queries: Queries, accountId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ type: string }>`
    select distinct entry ->> 'type' as type
    from document l, jsonb_array_elements(l.body -> 'content') entry
    where ${held(accountId)} and (entry ->> 'accessLevel' = 'FullAccess'
      or entry ->> 'accessLevel' = 'ViaEngagement' and exists (
        select from document e where e.kind = 'licence-engagements' and e.account_id = l.account_id and e.deleted_at is null
          and e.body ->> 'licenceId' = l.id::text and e.body ->> 'contentType' = entry ->> 'type'
          and (e.body ->> 'used')::int < (e.body ->> 'quantity')::int))`.execute(queries);
  return new Set(rows.map(({ type }) => type));
}

/**
 * How many uses an account has left of a kind of content, of licences that hold today.
 * @returns null where a licence grants any number
 */
export async function usesLeft(
  queries: Queries,
  accountId: string,
  contentType: string,
): Promise<number | null> {
  if (!(await isPaidByUse(queries, accountId, contentType))) return null;
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum((e.body ->> 'quantity')::int - (e.body ->> 'used')::int), 0)::int as left
    from document e join document l on l.id = (e.body ->> 'licenceId')::uuid and ${held(accountId)}
    where e.kind = 'licence-engagements' and e.account_id = ${accountId}::uuid and e.deleted_at is null
      and e.body ->> 'contentType' = ${contentType}`.execute(queries);
  return rows[0]?.left ?? 0;
}

/**
 * Takes uses of what the account bought of a kind of content, of the licence that ends first before others. Each is
 * taken by the statement that looks whether there is one.
 * @returns the engagement of each use, as many as there were; nulls where a licence grants any number
 */
export async function takeUses(
  queries: Queries,
  accountId: string,
  contentType: string,
  wanted: number,
): Promise<(string | null)[]> {
  if (wanted === 0) return [];
  if (!(await isPaidByUse(queries, accountId, contentType))) return Array<null>(wanted).fill(null);
  const taken: string[] = [];
  while (taken.length < wanted) {
    const { rows } = await sql<{ id: string; taken: number }>`
      with best as (
        select e.id, least(${wanted - taken.length}, (e.body ->> 'quantity')::int - (e.body ->> 'used')::int) as taken
        from document e join document l on l.id = (e.body ->> 'licenceId')::uuid and ${held(accountId)}
        where e.kind = 'licence-engagements' and e.account_id = ${accountId}::uuid and e.deleted_at is null
          and e.body ->> 'contentType' = ${contentType} and (e.body ->> 'used')::int < (e.body ->> 'quantity')::int
        order by coalesce(l.body ->> 'expiresOn', '9999'), e.id limit 1 for update of e)
      update document e set body = jsonb_set(e.body, '{used}', to_jsonb((e.body ->> 'used')::int + best.taken))
      from best where e.kind = 'licence-engagements' and e.id = best.id
        and (e.body ->> 'used')::int + best.taken <= (e.body ->> 'quantity')::int
      returning e.id, best.taken`.execute(queries);
    const [engagement] = rows;
    if (!engagement) break;
    taken.push(...Array<string>(engagement.taken).fill(engagement.id));
  }
  return taken;
}

/** Gives uses back, each to what it was taken of. */
export async function giveBackUses(queries: Queries, engagementIds: readonly string[]): Promise<void> {
  if (engagementIds.length === 0) return;
  await sql`
    update document e set body = jsonb_set(e.body, '{used}', to_jsonb(greatest((e.body ->> 'used')::int - given.uses, 0)))
    from (select id, count(*)::int as uses from unnest(${[...engagementIds]}::uuid[]) id group by id) given
    where e.kind = 'licence-engagements' and e.id = given.id`.execute(queries);
}
