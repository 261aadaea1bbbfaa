import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { refuseConflict } from '../../attempts/conflicts.ts';
import { moderatorsOf } from '../../attempts/colleagues.ts';
import { notify } from '../../inbox/notify.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { hasRole, managedSite, manages } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAppeal, presentAppeal, readAppeals } from './appeal-rows.ts';
import type { AppealRow } from './appeal-rows.ts';
import { tookPart } from '../../attempts/part-taken.ts';
import { judgingRefusal } from './judging-refusal.ts';

/** An appeal that is not decided, locked; nobody decides or takes it meanwhile. */
export async function openAppeal({
  queries,
  principal,
  params,
}: RequestContext & { params: { id: string } }) {
  const row = await lockAppeal(queries, params.id);
  const site = managedSite(principal);
  const isSeen = row && (hasRole(principal, 'moderator') || site === undefined || row.site_id === site);
  if (!isSeen) refuse('not_found');
  if (row.decision === 'withdrawn')
    refuse(
      'wrong_state',
      'This appeal was withdrawn, so there is nothing to judge any more. Nothing was changed.',
    );
  if (row.decided_at) refuse('wrong_state', 'This appeal is decided already. Nothing was changed.');
  return row;
}

export async function listAppealModerators(call: Call<'listAppealModerators'>) {
  const { queries, principal, now } = call;
  const row = await openAppeal(call);
  const attempt = (await readAttempt(queries, row.attempt_id)) ?? refuse('not_found');
  const parts = [row.made_by, ...(await tookPart(queries, attempt))];
  const all = await moderatorsOf(queries, attempt.account_id, principal.userId);
  const moderators = all.filter(
    ({ id, registrations }) =>
      judgingRefusal({ userId: id, registrations: registrations ?? [] }, attempt, parts, now) === null,
  );
  return { data: { moderators: moderators.map(({ id, name }) => ({ id, name })) } };
}

/** A manager gives it to somebody, or a moderator takes it. Verdicts of whoever had it before do not count. */
export async function assignAppeal(call: Call<'assignAppeal'>) {
  const { queries, principal, body, now } = call;
  const row = await openAppeal(call);
  const attempt = (await readAttempt(queries, row.attempt_id)) ?? refuse('not_found');
  const toId = body.moderatorId ?? principal.userId;
  if (toId !== principal.userId && !manages(principal))
    refuse('not_allowed', 'A manager gives an appeal to somebody else. Nothing was changed.');
  if (row.assigned_to && row.assigned_to !== toId && !manages(principal))
    refuse('wrong_state', `${row.moderator_name} judges this already. Nothing was changed.`);
  const person = await moderatorOf(call, row, toId);
  refuseConflict(
    judgingRefusal(person, attempt, [row.made_by, ...(await tookPart(queries, attempt))], now) ?? undefined,
  );
  if (row.assigned_to !== toId) {
    await queries.deleteFrom('appeal_verdict').where('appeal_id', '=', row.id).execute();
    await queries
      .updateTable('appeal')
      .set({ assigned_to: toId, assigned_by: principal.userId, assigned_at: now })
      .where('id', '=', row.id)
      .execute();
    await audit(
      queries,
      principal,
      'appeal assigned',
      { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
      { appealId: row.id, to: toId },
      now,
    );
    const about = {
      tenant: attempt,
      subject: { kind: 'attempt', id: attempt.id },
      facts: { course: attempt.course_title },
      now,
    } as const;
    if (toId !== principal.userId) await notify(queries, 'appeal.assigned', [toId], about);
    if (row.assigned_to && row.assigned_to !== principal.userId)
      await notify(queries, 'appeal.takenAway', [row.assigned_to], about);
  }
  const [changed] = await readAppeals(queries, sql`p.id = ${row.id}::uuid`);
  return { data: presentAppeal(changed ?? refuse('not_found')) };
}

async function moderatorOf({ queries, principal }: RequestContext, row: AppealRow, id: string) {
  if (id === principal.userId)
    return hasRole(principal, 'moderator')
      ? principal
      : refuse('invalid_input', 'Say which moderator is to judge it. Nothing was changed.');
  const colleagues = await moderatorsOf(queries, row.account_id, principal.userId);
  const found = colleagues.find((each) => each.id === id);
  if (!found) refuse('invalid_input', 'There is no such moderator in this account. Nothing was changed.');
  return { userId: found.id, registrations: found.registrations ?? [] };
}
