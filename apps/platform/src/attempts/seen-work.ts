import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/database.ts';
import { seenSite } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';

/** A site by its name. */
export interface OnlySite {
  id: string;
  name: string;
}

/** That somebody sees anything of a batch: who sees the work of one site alone, where work of it is in it. */
export function isSeenBatch(principal: Principal, batchId: RawBuilder<unknown> = sql`b.id`) {
  const site = seenSite(principal);
  return site
    ? sql`exists (select from batch_attempt here join attempt work on work.id = here.attempt_id
        where here.batch_id = ${batchId} and work.site_id = ${site}::uuid)`
    : sql`true`;
}

/** That attempts `a` are of the site whose work alone somebody sees. */
export function isSeenAttempt(principal: Principal): RawBuilder<unknown> {
  const site = seenSite(principal);
  return site ? sql`a.site_id = ${site}::uuid` : sql`true`;
}

/** That somebody of an id assesses at the site whose work alone somebody sees, or has. */
export function isSeenAssessor(principal: Principal, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const site = seenSite(principal);
  return site
    ? sql`(exists (select from document seen where seen.kind = 'users' and seen.id = ${id} and seen.site_id = ${site}::uuid)
        or exists (select from attempt work where work.assessor_id = ${id} and work.site_id = ${site}::uuid))`
    : sql`true`;
}

/**
 * The site whose part alone somebody is told of these batches, where they have work of other sites as well.
 * @returns null where all of it is theirs to know
 */
export async function onlySiteOf(
  queries: Queries,
  principal: Principal,
  batchIds: readonly string[],
): Promise<OnlySite | null> {
  const site = seenSite(principal);
  if (!site) return null;
  const { rows } = await sql<OnlySite>`
    select s.id, coalesce(s.body ->> 'name', '') as name from document s where s.kind = 'sites' and s.id = ${site}::uuid
      and exists (select from attempt a where a.site_id <> s.id and a.id in (
        select attempt_id from batch_attempt where batch_id = any(${[...batchIds]}::uuid[])
        union all select attempt_id from batch_departure where batch_id = any(${[...batchIds]}::uuid[])))`.execute(
    queries,
  );
  return rows[0] ?? null;
}

/** What is of whole batches, and says what was found of every learner, is nobody's who sees one of their sites alone. */
export async function refusePartOfSites(
  queries: Queries,
  principal: Principal,
  batchIds: readonly string[],
): Promise<void> {
  if (await onlySiteOf(queries, principal, batchIds))
    refuse(
      'not_found',
      'Work of other sites is in this as well, so it is for whoever manages the account. Ask them; nothing was changed.',
    );
}
