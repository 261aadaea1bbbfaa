import { sql } from 'kysely';
import { handInRefusal, resultRefusal } from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { scaleOfOutcome } from '../../attempts/outcomes.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readCases } from './case-rows.ts';
import { presentRound } from './present-round.ts';
import { compare } from './rounds.ts';
import { openRound, openRoundToChange } from './round-rows.ts';
import type { RoundRow } from './round-rows.ts';

/** A round in which the caller is asked and has not handed in. */
async function openSeat(
  call: RequestContext & { params: { readonly id: string } },
): Promise<RoundRow & { outcomeIds: string[] }> {
  const row = await openRoundToChange(call);
  if (!row.is_asked) refuse('not_allowed', 'You are not asked in this round. Nothing was saved.');
  if (row.handed_in_at)
    refuse('wrong_state', 'You have handed in your judgement, and it stays as it is. Nothing was changed.');
  const [of] = await readCases(call.queries, sql`c.id = ${row.case_id}::uuid`);
  return { ...row, outcomeIds: of?.settled.map(({ outcomeId }) => outcomeId) ?? [] };
}

/** Saves what the caller gives, as it is typed. */
export async function saveCalibrationJudgement(call: Call<'saveCalibrationJudgement'>) {
  const { queries, principal, params, body, now } = call;
  const row = await openSeat(call);
  const scale =
    row.outcomeIds.includes(params.outcomeId) &&
    (await scaleOfOutcome(queries, row.course_id, params.outcomeId));
  if (!scale) refuse('not_found', 'This case is not judged on that outcome. Nothing was saved.');
  const refused = body.result === null ? undefined : resultRefusal(scale, body.result);
  if (refused) refuse('invalid_input', refused.sentence);
  const given = { result: body.result, comment: body.comment, saved_at: now };
  await queries
    .insertInto('calibration_judgement')
    .values({
      round_id: row.id,
      person_id: principal.userId,
      outcome_id: params.outcomeId,
      client_id: row.client_id,
      account_id: row.account_id,
      ...given,
    })
    .onConflict((conflict) => conflict.columns(['round_id', 'person_id', 'outcome_id']).doUpdateSet(given))
    .execute();
  return {};
}

/** Hands in what the caller gave; behind the last one the round is compared. */
export async function handInCalibration(call: Call<'handInCalibration'>) {
  const { queries, principal, now } = call;
  const row = await openSeat(call);
  const given = await queries
    .selectFrom('calibration_judgement')
    .select(['outcome_id', 'result'])
    .where('round_id', '=', row.id)
    .where('person_id', '=', principal.userId)
    .execute();
  const refused = handInRefusal(
    row.outcomeIds.map((id) => given.find((each) => each.outcome_id === id)?.result ?? null),
  );
  if (refused) refuseBy(refused);
  await queries
    .updateTable('calibration_seat')
    .set({ handed_in_at: now })
    .where('round_id', '=', row.id)
    .where('person_id', '=', principal.userId)
    .execute();
  const results = Object.fromEntries(given.map(({ outcome_id, result }) => [outcome_id, result]));
  const subject = { kind: 'calibration', id: row.id, accountId: row.account_id } as const;
  await audit(queries, principal, 'calibration handed in', subject, { results }, now);
  if (row.handed_in + 1 === row.asked) await compare(call, row);
  return { data: await presentRound(call, await openRound(call)) };
}
