import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { namedRefusal, withoutNames } from '@moderator/moderation';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { audit } from '../../attempts/audit.ts';
import { areInPortfolio } from '../../attempts/evidence.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import { lockAttempt } from '../../attempts/standing-attempts.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentCase, readCases } from './case-rows.ts';
import { namesOfParts, openSource, settledOf, sourceRefusal } from './source.ts';

/** Makes a case: what is settled of the outcomes is kept as it stands now, whatever comes of the attempt later. */
export async function makeCalibrationCase(call: Call<'makeCalibrationCase'>) {
  const { queries, principal, body, now } = call;
  // Nobody appeals against it or reopens it meanwhile.
  await lockAttempt(queries, call.params.id);
  const attempt = await openSource(call);
  const refusal = await sourceRefusal(queries, attempt, principal);
  if (refusal) refuseBy(refusal);
  const names = await namesOfParts(queries, attempt);
  const named = namedRefusal([body.title, body.reason, ...body.evidence.map(({ title }) => title)], names);
  if (named) refuse('invalid_input', named.sentence);
  const settled = await chosen(call, attempt, names);
  const id = randomUUID();
  await queries
    .insertInto('calibration_case')
    .values({
      id,
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      attempt_id: attempt.id,
      title: body.title,
      reason: body.reason,
      settled: JSON.stringify(settled),
      evidence: JSON.stringify(await pieces(call, attempt)),
      tolerance: attempt.policy?.tolerance ?? 0,
      made_by: principal.userId,
      made_at: now,
    })
    .execute();
  const subject = { kind: 'calibration', id, accountId: attempt.account_id } as const;
  const detail = { attemptId: attempt.id, title: body.title, outcomeIds: body.outcomeIds };
  await audit(queries, principal, 'calibration case made', subject, detail, now);
  const [row] = await readCases(queries, sql`c.id = ${id}::uuid`);
  return { data: presentCase(row ?? refuse('not_found')) };
}

async function chosen(
  { queries, body }: Call<'makeCalibrationCase'>,
  attempt: AttemptRecord,
  names: readonly string[],
) {
  const wanted = new Set(body.outcomeIds);
  const settled = (await settledOf(queries, attempt)).filter(({ outcomeId }) => wanted.has(outcomeId));
  if (settled.length < wanted.size)
    refuse(
      'invalid_input',
      'An outcome is not of this course, or has no result to compare with. Nothing was stored; leave it out.',
    );
  return settled.map((each) => ({ ...each, comment: withoutNames(each.comment, names) }));
}

/** Each piece under an id of its own, so that nothing leads from it to the attempt. */
async function pieces({ queries, body }: Call<'makeCalibrationCase'>, attempt: AttemptRecord) {
  const ids = body.evidence.map(({ evidenceId }) => evidenceId);
  const areOnce = new Set(ids).size === ids.length;
  if (!areOnce || !(await areInPortfolio(queries, attempt.id, ids)))
    refuse(
      'invalid_input',
      'A piece of evidence is not in this portfolio, or is named twice. Nothing was stored.',
    );
  return body.evidence.map((each) => ({ id: randomUUID(), ...each }));
}
