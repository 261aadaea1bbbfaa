import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import { dayIn } from '../../attempts/days.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import { notify } from '../../inbox/notify.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { hasRole, managedSite, manages } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { presentCase, readCases } from './case-rows.ts';
import { askable, openCase, refuseAsked } from './people.ts';
import { presentRound } from './present-round.ts';
import { mayLead, openRound, openRoundToChange, presentRoundRow, readRounds } from './round-rows.ts';
import type { RoundRow } from './round-rows.ts';
import { takeTurns } from '../../database/take-turns.ts';

/** Rounds to judge, lead and look back at, and the cases there are. */
export async function getCalibration(call: Call<'getCalibration'>) {
  const { queries, principal } = call;
  const leads = hasRole(principal, 'moderator') || manages(principal);
  const site = hasRole(principal, 'moderator') ? undefined : managedSite(principal);
  const ofSite = site === undefined ? sql`true` : sql`a.site_id = ${site}::uuid`;
  const [rounds, cases] = await Promise.all([
    readRounds(call, sql`true`),
    leads ? readCases(queries, sql`${inTenant(principal, sql`c`)} and ${ofSite}`) : [],
  ]);
  return {
    data: {
      rounds: rounds.map((row) => presentRoundRow(row, principal)),
      cases: cases.map(presentCase),
    },
  };
}

export const getCalibrationRound = async (call: Call<'getCalibrationRound'>) => ({
  data: await presentRound(call, await openRound(call)),
});

/** Asks people to judge a case blind; whoever had a part in it, or knows what was settled, is not asked. */
export async function openCalibrationRound(call: Call<'openCalibrationRound'>) {
  const { queries, principal, body, now } = call;
  // Of two who ask at once each sees who knows it by the other.
  await takeTurns(queries, `rounds on ${call.params.id}`);
  const of = await openCase(call);
  await refuseAsked(call, of);
  if (body.dueOn < dayIn(now))
    refuse('invalid_input', 'This day is over. Nobody was asked; choose today or a later one.');
  const personIds = [...new Set(body.personIds)];
  const people = await askable(queries, of, principal.userId);
  for (const id of personIds) {
    const person = people.find((each) => each.id === id);
    if (!person)
      refuse(
        'invalid_input',
        'Somebody of these is no assessor or moderator of this account, or leads the round. Nobody was asked.',
      );
    if (person.refusal)
      refuseBy({ ...person.refusal, sentence: `${person.name}: ${person.refusal.sentence}` });
  }
  const id = randomUUID();
  const tenant = { client_id: of.client_id, account_id: of.account_id };
  await queries
    .insertInto('calibration_round')
    .values({ id, ...tenant, case_id: of.id, due_on: body.dueOn, led_by: principal.userId, opened_at: now })
    .execute();
  await queries
    .insertInto('calibration_seat')
    .values(personIds.map((person_id) => ({ round_id: id, person_id, ...tenant })))
    .execute();
  const subject = { kind: 'calibration', id, accountId: of.account_id } as const;
  const detail = { caseId: of.id, personIds, dueOn: body.dueOn };
  await audit(queries, principal, 'calibration round opened', subject, detail, now);
  await notify(queries, 'calibration.asked', personIds, {
    tenant,
    subject: { kind: 'calibration', id },
    facts: { course: of.course_title, day: body.dueOn },
    now,
  });
  return { data: await presentRound(call, await openRound({ ...call, params: { id } })) };
}

/** Whoever leads it may compare what there is without waiting for the others. */
export async function closeCalibrationRound(call: Call<'closeCalibrationRound'>) {
  const row = await openRoundToChange(call);
  if (!mayLead(row, call.principal))
    refuse('not_allowed', 'Whoever leads this round, or a manager, closes it. Nothing was changed.');
  await compare(call, row);
  return { data: await presentRound(call, await openRound(call)) };
}

/** Closes a round, which shows everybody in it what the others gave and what was settled. */
export async function compare(call: RequestContext, row: RoundRow): Promise<void> {
  const { queries, principal, now } = call;
  await queries
    .updateTable('calibration_round')
    .set(({ eb }) => ({ closed_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .where('closed_at', 'is', null)
    .execute();
  const seats = await queries
    .selectFrom('calibration_seat')
    .select('person_id')
    .where('round_id', '=', row.id)
    .execute();
  const subject = { kind: 'calibration', id: row.id, accountId: row.account_id } as const;
  await audit(queries, principal, 'calibration round compared', subject, {}, now);
  const people = [row.led_by, ...seats.map((seat) => seat.person_id)];
  await notify(
    queries,
    'calibration.compared',
    people.filter((id) => id !== principal.userId),
    {
      tenant: row,
      subject: { kind: 'calibration', id: row.id },
      facts: { course: row.course_title },
      now,
    },
  );
}

/** What came of the discussion, once there is something to discuss. */
export async function saveCalibrationConclusion(call: Call<'saveCalibrationConclusion'>) {
  const { queries, principal, body, version, now } = call;
  const row = await openRound(call);
  if (!mayLead(row, principal))
    refuse(
      'not_allowed',
      'Whoever leads this round, or a manager, writes its conclusion. Nothing was saved.',
    );
  if (!row.closed_at)
    refuse(
      'wrong_state',
      'This round is not compared yet, so there is nothing to conclude. Nothing was saved.',
    );
  const saved = await queries
    .updateTable('calibration_round')
    .set(({ eb }) => ({ conclusion: body.conclusion, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!saved)
    refuse(
      'stale_version',
      'Somebody else has written a conclusion meanwhile. Nothing was saved; look at theirs before you save yours.',
      { current: await presentRound(call, row) },
    );
  const subject = { kind: 'calibration', id: row.id, accountId: row.account_id } as const;
  await audit(
    queries,
    principal,
    'calibration conclusion saved',
    subject,
    { length: body.conclusion.length },
    now,
  );
  return { data: await presentRound(call, await openRound(call)) };
}
