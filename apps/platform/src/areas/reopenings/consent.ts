import { sql } from 'kysely';
import { consentRefusal } from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { presentReopening, readReopenings, stateOf } from '../../attempts/reopenings/reopening-rows.ts';
import type { ReopeningRow } from '../../attempts/reopenings/reopening-rows.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import { notify } from '../../inbox/notify.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { carryOut } from '../../attempts/reopenings/carry-out.ts';
import { consequencesOf } from '../../attempts/reopenings/consequences.ts';

/** What somebody manages: everything of their accounts, or of their site. */
const managed = ({ principal }: RequestContext) => {
  const site = managedSite(principal);
  return site === undefined ? sql`true` : sql`a.site_id = ${site}::uuid`;
};

export async function listWaitingReopenings(call: Call<'listWaitingReopenings'>) {
  const rows = await readReopenings(
    call.queries,
    sql`r.consented is null and r.reopened_at is null and ${managed(call)}`,
  );
  return { data: { reopenings: rows.map(presentReopening).toReversed() } };
}

/** A manager consents, and it is reopened; or says why not, and everything stays as it is. */
export async function answerReopening(call: Call<'answerReopening'>) {
  const { queries, principal, params, body, now } = call;
  const asked = await lockedReopening(call);
  const refusal = consentRefusal(stateOf(asked), {
    isAsker: asked.asked_by === principal.userId,
    consents: body.consents,
    note: body.note,
  });
  if (refusal) refuseBy(refusal);
  const attempt = (await readAttempt(queries, asked.attempt_id)) ?? refuse('not_found');
  await queries
    .updateTable('reopening')
    .set({
      consented: body.consents,
      answered_by: principal.userId,
      answered_at: now,
      note: body.note.trim(),
    })
    .where('id', '=', params.id)
    .execute();
  await audit(
    queries,
    principal,
    body.consents ? 'reopening consented to' : 'reopening refused',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    { reopeningId: asked.id, note: body.note.trim() },
    now,
  );
  if (body.consents) {
    const consequences = await consequencesOf(call, attempt);
    if (consequences?.decision.id !== asked.decision_id)
      refuse('wrong_state', 'The attempt has gone on since this was asked for. Nothing was changed.');
    await carryOut(
      call,
      attempt,
      { id: asked.id, outcomeIds: asked.outcome_ids, reason: asked.reason },
      consequences,
    );
  }
  await notify(queries, body.consents ? 'reopening.consented' : 'reopening.refused', [asked.asked_by], {
    tenant: attempt,
    subject: { kind: 'attempt', id: attempt.id },
    facts: { course: attempt.course_title },
    now,
  });
  const [row] = await readReopenings(queries, sql`r.id = ${asked.id}::uuid`);
  return { data: presentReopening(row ?? refuse('not_found')) };
}

/** Of two managers who answer at once, the other reads what the first one answered. */
async function lockedReopening(call: Call<'answerReopening'>): Promise<ReopeningRow> {
  const { queries, params } = call;
  await sql`select from attempt where id = (select attempt_id from reopening where id = ${params.id}::uuid)
    for no key update`.execute(queries);
  const [row] = await readReopenings(queries, sql`r.id = ${params.id}::uuid and ${managed(call)}`);
  return row ?? refuse('not_found');
}
