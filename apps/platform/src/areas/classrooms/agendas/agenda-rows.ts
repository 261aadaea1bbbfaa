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

/** Agendas `g` with who put them together. */
export async function readAgendas(queries: Queries, rest: RawBuilder<unknown>): Promise<AgendaRow[]> {
  const { rows } = await sql<AgendaRow>`
    select g.*, g.from_day::text as from_day, g.to_day::text as to_day,
      concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as generated_name
    from agenda g left join document u on u.kind = 'users' and u.id = g.generated_by where ${rest}`.execute(
    queries,
  );
  return rows;
}

/** Agendas `g` that somebody may read: managers those of their accounts or their site, trainers their own. */
export async function agendasSeenBy(
  call: Pick<RequestContext, 'queries' | 'principal'>,
): Promise<RawBuilder<unknown>> {
  const { principal } = call;
  const site = managedSite(principal);
  return sql`g.account_id = any(${await accountsOf(call)}::uuid[])
    ${manages(principal) ? sql`` : sql`and g.subject_kind = 'trainer' and g.subject_id = ${principal.userId}::uuid`}
    ${site ? sql`and g.site_id = ${site}::uuid` : sql``}`;
}

/** @throws RefusedError not_found */
export async function readAgenda(
  call: Pick<RequestContext, 'queries' | 'principal'>,
  id: string,
): Promise<AgendaRow> {
  const seen = await agendasSeenBy(call);
  const [row] = await readAgendas(call.queries, sql`g.id = ${id}::uuid and ${seen}`);
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
