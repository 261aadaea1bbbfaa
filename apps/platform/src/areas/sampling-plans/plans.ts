import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { plannedMonthRefusal } from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { dayIn } from '../../attempts/days.ts';
import { collections } from '../../documents/collections.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { refuseOtherVersion } from '../../kernel/other-version.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentPlanned, readPlanned } from './planned-rows.ts';
import type { PlannedRow } from './planned-rows.ts';

const taken = (): never =>
  refuse(
    'already_exists',
    'A look at this assessor and outcome is planned for that month already. Nothing was changed; change that one, or choose another month.',
  );

/** Plans a month in which an assessor is to be sampled on an outcome of a course. */
export async function planLook({ queries, principal, params, body, now }: Call<'planLook'>) {
  const course = await collections.courses.get(queries, params.id);
  const accountId = existing(course.accountId, `account of the course ${course.id}`);
  await requireOutcome(queries, course.id, params.outcomeId);
  await requirePerson(queries, accountId, params.assessorId);
  refuseMonth(body.month, now);
  const id = randomUUID();
  const stored = await queries
    .insertInto('planned_look')
    .values({
      id,
      client_id: course.clientId,
      account_id: accountId,
      course_id: course.id,
      assessor_id: params.assessorId,
      outcome_id: params.outcomeId,
      ...columns(body),
      planned_by: principal.userId,
      planned_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) taken();
  const row = await readOne(queries, principal, id);
  await audit(queries, principal, 'look planned', subjectOf(row), detailOf(row), now);
  return { data: presentPlanned(row, dayIn(now)), version: row.version };
}

export async function changePlannedLook(call: Call<'changePlannedLook'>) {
  const { queries, principal, params, body, version, now } = call;
  const before = await readOne(queries, principal, params.id);
  refuseMonth(body.month, now, before.month);
  const other = await queries
    .selectFrom('planned_look')
    .select('id')
    .where('assessor_id', '=', before.assessor_id)
    .where('outcome_id', '=', before.outcome_id)
    .where('month', '=', firstDay(body.month))
    .where('id', '<>', before.id)
    .executeTakeFirst();
  if (other) taken();
  const changed = await queries
    .updateTable('planned_look')
    .set({
      ...columns(body),
      planned_by: principal.userId,
      planned_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', before.id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  const row = await readOne(queries, principal, before.id);
  if (!changed)
    refuse('stale_version', undefined, {
      current: presentPlanned(row, dayIn(now)),
      headers: { version: String(row.version) },
    });
  await audit(queries, principal, 'planned look changed', subjectOf(row), detailOf(row), now);
  return { data: presentPlanned(row, dayIn(now)), version: row.version };
}

export async function withdrawPlannedLook(call: Call<'withdrawPlannedLook'>) {
  const { queries, principal, params, version, now } = call;
  const row = await readOne(queries, principal, params.id);
  refuseOtherVersion(version, row);
  await queries.deleteFrom('planned_look').where('id', '=', row.id).execute();
  await audit(queries, principal, 'planned look withdrawn', subjectOf(row), detailOf(row), now);
  return {};
}

const firstDay = (month: string): string => `${month}-01`;

const columns = ({ month, note, interim }: Call<'planLook'>['body']) => ({
  month: firstDay(month),
  note: note.trim(),
  interim,
});

async function readOne(queries: Queries, principal: Principal, id: string): Promise<PlannedRow> {
  const [row] = await readPlanned(queries, principal, sql`p.id = ${id}::uuid`);
  return row ?? refuse('not_found');
}

function refuseMonth(month: string, now: Date, before?: string): void {
  const refusal = plannedMonthRefusal(month, dayIn(now), before);
  if (refusal) refuse('invalid_input', refusal.sentence);
}

export async function requireOutcome(queries: Queries, courseId: string, outcomeId: string): Promise<void> {
  const outcome = await queries
    .selectFrom('outcome')
    .select('id')
    .where('id', '=', outcomeId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  if (!outcome) refuse('not_found');
}

/** Whoever may assess: somebody of the account of the course. */
async function requirePerson(queries: Queries, accountId: string, personId: string): Promise<void> {
  const person = await queries
    .selectFrom('document')
    .select('id')
    .where('kind', '=', 'users')
    .where('id', '=', personId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) refuse('not_found');
}

const subjectOf = (row: PlannedRow) => ({ kind: 'plan', id: row.id, accountId: row.account_id }) as const;

const detailOf = ({ course_id, assessor_id, outcome_id, month, interim, note }: PlannedRow) => ({
  courseId: course_id,
  assessorId: assessor_id,
  outcomeId: outcome_id,
  month,
  interim,
  note,
});
