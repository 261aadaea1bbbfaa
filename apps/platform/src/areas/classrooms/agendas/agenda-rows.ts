import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reply } from '../../../kernel/call.ts';
import type { RequestContext } from '../../../kernel/call.ts';
import type { Queries } from '../../../database/database.ts';
import { managedSite, manages } from '../../../kernel/principal.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { accountsOf } from '../../../kernel/tenants.ts';

export type Agenda = Reply<'generateAgenda'>['data'];
export type AgendaItem = Agenda['items'][number];

export interface AgendaRow {
  id: string;
  client_id: string;
  account_id: string;
  subject_kind: Agenda['for'];
  subject_id: string;
  subject_name: string;
  from_day: string;
  to_day: string;
  time_zone: string;
  items: AgendaItem[];
  conflicts: Agenda['conflicts'];
  generated_at: Date;
  generated_by: string;
  generated_name: string;
}

/**
 * Agendas `g` with who put them together.
 * @param agendas which, as what stands behind `from`
 */
export async function readAgendas(queries: Queries, agendas: RawBuilder<unknown>): Promise<AgendaRow[]> {
  const { rows } = await sql<AgendaRow>`
    select g.*, g.from_day::text as from_day, g.to_day::text as to_day,
      concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as generated_name
    from (${agendas}) g left join document u on u.kind = 'users' and u.id = g.generated_by
    order by g.from_day desc, g.id desc`.execute(queries);
  return rows;
}

/** A page of the agendas that somebody may read: of each account as many as the page has, for these come by day from its index. */
export async function pageOfAgendas(
  call: Pick<RequestContext, 'queries' | 'principal'>,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<AgendaRow[]> {
  const page = sql`order by from_day desc, id desc limit ${limit}`;
  return readAgendas(
    call.queries,
    sql`select of_account.* from unnest(${await accountsOf(call)}::uuid[]) account,
      lateral (select * from agenda where account_id = account and ${seenBy(call)} ${where} ${page}) of_account ${page}`,
  );
}

/** Managers read those of their accounts or their site, trainers their own. */
function seenBy({ principal }: Pick<RequestContext, 'principal'>): RawBuilder<unknown> {
  const site = managedSite(principal);
  return sql`true
    ${manages(principal) ? sql`` : sql`and subject_kind = 'trainer' and subject_id = ${principal.userId}::uuid`}
    ${site ? sql`and site_id = ${site}::uuid` : sql``}`;
}

/** @throws RefusedError not_found */
export async function readAgenda(
  call: Pick<RequestContext, 'queries' | 'principal'>,
  id: string,
): Promise<AgendaRow> {
  const [row] = await readAgendas(
    call.queries,
    sql`select * from agenda where id = ${id}::uuid and account_id = any(${await accountsOf(call)}::uuid[])
      and ${seenBy(call)}`,
  );
  return row ?? refuse('not_found');
}

export const presentAgenda = (row: AgendaRow): Agenda => ({
  id: row.id,
  for: row.subject_kind,
  forId: row.subject_id,
  name: row.subject_name,
  from: row.from_day,
  to: row.to_day,
  timeZone: row.time_zone,
  items: row.items,
  conflicts: row.conflicts,
  generatedAt: row.generated_at,
  generatedBy: { id: row.generated_by, name: row.generated_name },
});
