import { sql } from 'kysely';
import type { DueDaysToSave } from '@moderator/contract/types';
import { audit } from '../../attempts/audit.ts';
import { dueDaysOf } from '../../attempts/due-days.ts';
import type { Queries } from '../../database/database.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { managesAccount } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { accountAsked } from '../../kernel/tenants.ts';

export async function getDueDays(call: Call<'getDueDays'>) {
  return { data: await present(call, await accountAsked(call, call.query.accountId)) };
}

/** Saves them, never over what somebody else has saved meanwhile; days of waiting that are left out stay as they are. */
export async function saveDueDays(call: Call<'saveDueDays'>) {
  const { queries, principal, body, now } = call;
  if (!managesAccount(principal))
    refuse('not_allowed', 'Whoever manages the account changes its working days. Nothing was saved.');
  const accountId = await accountAsked(call, body.accountId);
  const before = await dueDaysOf(queries, accountId);
  const calendar = inOrder(body.calendar);
  const {
    appealDays = before.appeal_days,
    appealDecisionDays = before.appeal_decision_days,
    externalDays = before.external_days,
  } = body;
  const values = {
    calendar: JSON.stringify(calendar),
    reminders: JSON.stringify(body.reminders),
    appeal_days: appealDays,
    appeal_decision_days: appealDecisionDays,
    external_days: externalDays,
    saved_by: principal.userId,
    saved_at: now,
  };
  const saved =
    body.version === 0
      ? await queries
          .insertInto('due_days')
          .values({ account_id: accountId, client_id: principal.clientId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await queries
          .updateTable('due_days')
          .set(({ eb }) => ({ ...values, version: eb('version', '+', 1) }))
          .where('account_id', '=', accountId)
          .where('version', '=', body.version)
          .returning('version')
          .executeTakeFirst();
  if (!saved)
    refuse(
      'stale_version',
      'Somebody else has saved these days meanwhile. Nothing was saved; look at theirs before you save yours.',
    );
  const subject = { kind: 'policy', id: accountId, accountId } as const;
  const details = {
    version: saved.version,
    calendar,
    reminders: body.reminders,
    appealDays,
    appealDecisionDays,
    externalDays,
  };
  await audit(queries, principal, 'due days saved', subject, details, now);
  return { data: await present(call, accountId) };
}

/** Every day once, the first one first; of two names for a day the last one counts. */
const inOrder = (calendar: DueDaysToSave['calendar']) => ({
  ...calendar,
  weekdays: [...new Set(calendar.weekdays)].toSorted((one, other) => one - other),
  daysOff: [...new Map(calendar.daysOff.map((each) => [each.day, each])).values()].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  ),
});

async function present(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  accountId: string,
) {
  const {
    version,
    calendar,
    reminders,
    appeal_days: appealDays,
    appeal_decision_days: appealDecisionDays,
    external_days: externalDays,
    saved_by: savedBy,
    saved_at: savedAt,
  } = await dueDaysOf(queries, accountId);
  return {
    mayEdit: managesAccount(principal),
    version,
    calendar: { ...calendar, weekdays: [...calendar.weekdays], daysOff: [...calendar.daysOff] },
    reminders,
    appealDays,
    appealDecisionDays,
    externalDays,
    savedBy: savedBy ? { id: savedBy, name: await nameOf(queries, savedBy) } : null,
    savedAt,
  };
}

async function nameOf(queries: Queries, personId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', body ->> 'name', body ->> 'surname') as name from document
    where kind = 'users' and id = ${personId}::uuid`.execute(queries);
  return rows[0]?.name ?? '';
}
