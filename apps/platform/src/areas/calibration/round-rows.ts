import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { managedSite, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { mostListed } from './case-rows.ts';

/** A round with what it is about, as one person has to do with it. */
export interface RoundRow {
  id: string;
  client_id: string;
  account_id: string;
  case_id: string;
  /** YYYY-MM-DD */
  due_on: string;
  led_by: string;
  leader_name: string | null;
  opened_at: Date;
  closed_at: Date | null;
  conclusion: string;
  version: number;
  title: string;
  course_id: string;
  course_title: string;
  asked: number;
  handed_in: number;
  is_asked: boolean;
  handed_in_at: Date | null;
}

/** Rounds that somebody is asked in or leads, and for managers those of their sites. */
function seenBy(principal: Principal): RawBuilder<unknown> {
  const site = managedSite(principal);
  const managed = manages(principal)
    ? site === undefined
      ? sql`true`
      : sql`a.site_id = ${site}::uuid`
    : sql`false`;
  return sql`(${inTenant(principal, sql`r`)} and (own.person_id is not null or r.led_by = ${principal.userId}::uuid or ${managed}))`;
}

/** Reads the rounds `r` that somebody sees: those they have to judge, the first due first, then the latest. */
export async function readRounds(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  where: RawBuilder<unknown>,
): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select r.*, r.due_on::text as due_on, c.title, a.course_id, a.course_title,
      leader.body ->> 'name' || ' ' || (leader.body ->> 'surname') as leader_name,
      seats.asked, seats.handed_in, own.person_id is not null as is_asked, own.handed_in_at
    from calibration_round r join calibration_case c on c.id = r.case_id join attempt a on a.id = c.attempt_id
    left join document leader on leader.kind = 'users' and leader.id = r.led_by
    left join calibration_seat own on own.round_id = r.id and own.person_id = ${principal.userId}::uuid
    cross join lateral (select count(*) as asked, count(s.handed_in_at) as handed_in from calibration_seat s
      where s.round_id = r.id) seats
    where ${seenBy(principal)} and ${where}
    order by (r.closed_at is null and own.person_id is not null and own.handed_in_at is null) desc,
      r.closed_at is null desc, case when r.closed_at is null then r.due_on end, r.opened_at desc, r.id
    limit ${mostListed}`.execute(queries);
  return rows;
}

/** A round that the caller sees. */
export async function openRound(
  call: Pick<RequestContext, 'queries' | 'principal'> & { params: { readonly id: string } },
): Promise<RoundRow> {
  const [row] = await readRounds(call, sql`r.id = ${call.params.id}::uuid`);
  return row ?? refuse('not_found');
}

/** The same, locked: nobody hands in or closes it meanwhile. @throws RefusedError where it is closed */
export async function openRoundToChange(
  call: Pick<RequestContext, 'queries' | 'principal'> & { params: { readonly id: string } },
): Promise<RoundRow> {
  await lockRound(call.queries, call.params.id);
  const row = await openRound(call);
  if (row.closed_at)
    refuse('wrong_state', 'This round is closed and compared. Nothing was changed; look at the comparison.');
  return row;
}

/** Locks the row that may be updated of the round, whoever it is. */
const lockRound = (queries: Queries, id: string) =>
  sql`select from calibration_round where id = ${id}::uuid for no key update`.execute(queries);

export const mayLead = (row: Pick<RoundRow, 'led_by'>, principal: Principal): boolean =>
  row.led_by === principal.userId || manages(principal);

export const presentRoundRow = (row: RoundRow, principal: Principal) => ({
  id: row.id,
  version: row.version,
  caseId: row.case_id,
  title: row.title,
  course: { id: row.course_id, name: row.course_title },
  dueOn: row.due_on,
  ledBy: { id: row.led_by, name: row.leader_name ?? '' },
  openedAt: row.opened_at,
  closedAt: row.closed_at,
  askedCount: row.asked,
  handedInCount: row.handed_in,
  isAsked: row.is_asked,
  handedInAt: row.handed_in_at,
  mayLead: mayLead(row, principal),
});
