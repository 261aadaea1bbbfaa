import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import { dayIn } from '../../attempts/days.ts';
import type { Queries } from '../../database/database.ts';
import { notify } from '../../inbox/notify.ts';
import type { Call, Handlers, RequestContext } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentPoint, readPoint } from './point-rows.ts';
import type { PointRow } from './point-rows.ts';
import { lockVisit, openVisitToChange } from './visit-rows.ts';
import type { VisitRow } from './visit-rows.ts';

type Input = Call<'addVisitPoint'>['body'];

/** What a point says, checked against its visit. */
async function pointOf(queries: Queries, visit: VisitRow, body: Input, now: Date) {
  const { kind, attemptId = null, outcomeId = null, item = null, dueOn = null } = body;
  if (kind === 'condition' && (dueOn === null || dueOn < dayIn(now)))
    refuse('invalid_input', 'Say by which day the condition is to be met, from today on. Nothing was saved.');
  if (item !== null && !visit.layout.checklist.some(({ id }) => id === item))
    refuse('invalid_input', 'The checklist of this visit has no such question. Nothing was saved.');
  const { rows } = await sql`
    select from visit_batch vb join batch_attempt ba on ba.batch_id = vb.batch_id join attempt a on a.id = ba.attempt_id
    where vb.visit_id = ${visit.id}::uuid and a.id = ${attemptId}::uuid and (${outcomeId}::uuid is null
      or exists (select from outcome o where o.id = ${outcomeId}::uuid and o.course_id = a.course_id)) limit 1`.execute(
    queries,
  );
  if ((attemptId ?? outcomeId) !== null && rows.length === 0)
    refuse('invalid_input', 'That attempt or outcome is not in the scope of this visit. Nothing was saved.');
  return {
    kind,
    text: body.text,
    attempt_id: attemptId,
    outcome_id: outcomeId,
    item,
    against: kind === 'finding' && body.against,
    due_on: kind === 'condition' ? dueOn : null,
    // A question that nobody sees asks nothing.
    shared_at: body.shared || kind === 'question' ? now : null,
  };
}

async function ownNote(call: Pick<Call<'changeVisitPoint'>, 'queries' | 'principal' | 'params' | 'now'>) {
  const visit = await openVisitToChange(call);
  const point = await readPoint(call.queries, call.principal, visit.id, call.params.pointId);
  if (point.shared_at)
    refuse(
      'wrong_state',
      'The provider has seen this already, so it stays as it is. Nothing was changed; write another one.',
    );
  return { visit, point };
}

const shown = async (
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  point: Pick<PointRow, 'visit_id' | 'id'>,
) => {
  const row = await readPoint(queries, principal, point.visit_id, point.id);
  return { data: presentPoint(row), version: row.version };
};

const tell = (
  queries: Queries,
  message: 'visit.shared' | 'visit.answered',
  visit: VisitRow,
  to: string,
  now: Date,
) => notify(queries, message, [to], { tenant: visit, subject: { kind: 'visit', id: visit.id }, now });

export const pointHandlers = {
  async addVisitPoint(call) {
    const { queries, principal, body, now } = call;
    const visit = await openVisitToChange(call);
    const point = {
      ...(await pointOf(queries, visit, body, now)),
      id: randomUUID(),
      visit_id: visit.id,
      client_id: visit.client_id,
      account_id: visit.account_id,
      written_by: principal.userId,
      written_at: now,
    };
    await queries.insertInto('visit_point').values(point).execute();
    if (point.shared_at) await tell(queries, 'visit.shared', visit, visit.requested_by, now);
    return shown({ queries, principal }, point);
  },

  async changeVisitPoint(call) {
    const { queries, principal, body, version, now } = call;
    const { visit, point } = await ownNote(call);
    const values = await pointOf(queries, visit, body, now);
    const changed = await queries
      .updateTable('visit_point')
      .set({ ...values, version: sql`version + 1` })
      .where('id', '=', point.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) refuse('stale_version', undefined, { current: presentPoint(point) });
    if (values.shared_at) await tell(queries, 'visit.shared', visit, visit.requested_by, now);
    return shown({ queries, principal }, point);
  },

  async removeVisitPoint(call) {
    const { point } = await ownNote(call);
    await call.queries.deleteFrom('visit_point').where('id', '=', point.id).execute();
    return {};
  },

  /** The provider answers what was shared, until it is closed. */
  async answerVisitPoint({ queries, principal, params, body, now }) {
    const visit = await lockVisit(queries, params.id, principal);
    const point = await readPoint(queries, principal, visit.id, params.pointId);
    if (!point.shared_at) refuse('not_found');
    if (point.closed_at || visit.withdrawn_at)
      refuse('wrong_state', 'This is closed already. Nothing was changed.');
    await queries
      .updateTable('visit_point')
      .set({ answer: body.text, answered_by: principal.userId, answered_at: now, version: sql`version + 1` })
      .where('id', '=', point.id)
      .execute();
    if (visit.verifier_id) await tell(queries, 'visit.answered', visit, visit.verifier_id, now);
    return shown({ queries, principal }, point);
  },

  /** Whoever set a condition closes it; a manager does where the verifier is gone. Either says why. */
  async closeVisitPoint({ queries, principal, params, body, now }) {
    const visit = await lockVisit(queries, params.id, principal);
    const point = await readPoint(queries, principal, visit.id, params.pointId);
    if (!point.shared_at && !hasRole(principal, 'verifier')) refuse('not_found');
    if (point.kind !== 'condition' || point.closed_at)
      refuse('wrong_state', 'Conditions that are open are closed, and nothing else. Nothing was changed.');
    await queries
      .updateTable('visit_point')
      .set({ closing: body.text, closed_by: principal.userId, closed_at: now, version: sql`version + 1` })
      .where('id', '=', point.id)
      .execute();
    await audit(
      queries,
      principal,
      'condition closed',
      { kind: 'visit', id: visit.id, accountId: visit.account_id },
      { conditionId: point.id, reason: body.text },
      now,
    );
    return shown({ queries, principal }, point);
  },
} satisfies Partial<Handlers>;
