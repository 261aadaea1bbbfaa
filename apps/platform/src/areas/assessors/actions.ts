import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AssessorAction } from '@moderator/contract/types';
import { readsOthers } from '../../attempts/agreement/pair-conditions.ts';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { isSeenAssessor } from '../../attempts/seen-work.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { assessorFor } from './known-assessors.ts';

/** What a person may read: that of the account, of their site, and who assesses alone their own. */
const readable = (principal: Principal): RawBuilder<unknown> =>
  readsOthers(principal)
    ? sql`${inTenant(principal, sql`x`)} and ${isSeenAssessor(principal, sql`x.assessor_id`)}`
    : sql`${inTenant(principal, sql`x`)} and x.assessor_id = ${principal.userId}`;

interface ActionRow {
  id: string;
  topic: AssessorAction['topic'];
  text: string;
  dueOn: string;
  assessor_id: string;
  assessor_name: string | null;
  moderator_id: string;
  moderator_name: string | null;
  setAt: Date;
  doneAt: Date | null;
  note: string;
  sorted: string;
}

async function read(queries: Queries, where: RawBuilder<unknown>, limit: number): Promise<ActionRow[]> {
  const { rows } = await sql<ActionRow>`
    select x.id, x.topic, x.text, x.due_on::text as "dueOn", x.assessor_id,
      concat(assessor.body ->> 'name', ' ', assessor.body ->> 'surname') as assessor_name, x.moderator_id,
      concat(moderator.body ->> 'name', ' ', moderator.body ->> 'surname') as moderator_name, x.set_at as "setAt",
      x.done_at as "doneAt", x.note, x.set_at::text as sorted
    from assessor_action x
    left join document assessor on assessor.kind = 'users' and assessor.id = x.assessor_id
    left join document moderator on moderator.kind = 'users' and moderator.id = x.moderator_id
    where ${where} order by x.set_at desc, x.id desc limit ${limit}`.execute(queries);
  return rows;
}

const present = ({ id, topic, text, dueOn, setAt, doneAt, note, ...row }: ActionRow) => ({
  id,
  topic,
  text,
  dueOn,
  setAt,
  doneAt,
  note,
  assessor: { id: row.assessor_id, name: row.assessor_name ?? '' },
  moderator: { id: row.moderator_id, name: row.moderator_name ?? '' },
});

/** Asks an assessor to do something by a day. */
export async function setAssessorAction(call: Call<'setAssessorAction'>) {
  const { queries, principal, params, body, now } = call;
  const assessor = await assessorFor(call, params.id);
  if (assessor.id === principal.userId)
    refuse('4008', 'You cannot set an action for yourself. Ask another moderator; nothing was set.');
  const id = randomUUID();
  await queries
    .insertInto('assessor_action')
    .values({
      id,
      client_id: assessor.client_id,
      account_id: assessor.account_id,
      assessor_id: assessor.id,
      moderator_id: principal.userId,
      topic: body.topic,
      text: body.text,
      due_on: body.dueOn,
      set_at: now,
    })
    .execute();
  const [row] = await read(queries, sql`x.id = ${id}`, 1);
  return { data: present(row ?? refuse('not_found')) };
}

export async function listAssessorActions({ queries, principal, query }: Call<'listAssessorActions'>) {
  const limit = query.limit ?? 50;
  const cursor = readCursor(query.cursor, 'assessor actions', 'instant');
  const conditions = [readable(principal)];
  if (query.assessorId) conditions.push(sql`x.assessor_id = any(${query.assessorId}::uuid[])`);
  if (query.done) conditions.push(sql`(x.done_at is not null) = ${query.done === 'true'}`);
  const where = sql.join(conditions, sql` and `);
  const after = cursor
    ? sql`and (x.set_at, x.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql``;
  const rows = await read(queries, sql`${where} ${after}`, limit + 1);
  const { page, next } = cutPage(rows, limit, (last) => ({
    sort: 'assessor actions',
    value: last.sorted,
    id: last.id,
  }));
  return {
    data: page.map(present),
    next,
    ...(query.total === 'true'
      ? { total: await countRows(queries, sql`from assessor_action x where ${where}`) }
      : {}),
  };
}

/** Says that one has done what was asked; what was said once stays. */
export async function completeAssessorAction(call: Call<'completeAssessorAction'>) {
  const { queries, principal, params, body, now } = call;
  const mine = sql`x.id = ${params.id}::uuid and x.assessor_id = ${principal.userId}`;
  const [before] = await read(queries, mine, 1);
  if (!before) refuse('not_found');
  if (before.doneAt !== null)
    refuse('wrong_state', 'You have said already that this is done. Nothing was changed.');
  await sql`update assessor_action set done_at = ${now}, note = ${body.note.trim()}
    where id = ${before.id} and done_at is null`.execute(queries);
  const [after] = await read(queries, mine, 1);
  return { data: present(after ?? refuse('not_found')) };
}
