import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { markAttempt } from '../../attempts/attempt-marks.ts';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { audit } from '../../attempts/audit.ts';
import { managersOf } from '../../inbox/managers.ts';
import { notify } from '../../inbox/notify.ts';
import { outcomesAlone } from '../../attempts/outcomes.ts';
import { lockAttempt, refuseSuperseded } from '../../attempts/standing-attempts.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentAppeal, readAppeals } from './appeal-rows.ts';
import { isTheirs } from './list.ts';
import { windowOf } from './window.ts';

/** Makes an appeal: it is marked for later samples, and waits for somebody who had no part in the result. */
export async function makeAppeal(call: Call<'makeAppeal'>) {
  const { queries, principal, params, body, now } = call;
  // Of two who appeal at once one does.
  await lockAttempt(queries, params.id);
  const attempt = (await readAttempt(queries, params.id)) ?? refuse('not_found');
  if (!(await isTheirs(call, attempt))) refuse('not_found');
  await refuseSuperseded(queries, attempt.id);
  const { refusal } = await windowOf(call, attempt);
  if (refusal) refuseBy(refusal);
  const outcomeIds = [...new Set(body.outcomeIds)];
  const known = new Set((await outcomesAlone(queries, attempt.course_id)).map(({ id }) => id));
  if (outcomeIds.some((id) => !known.has(id)))
    refuse('invalid_input', 'This names an outcome of another course. Nothing was sent.');
  const evidenceIds = await addEvidence(call, attempt, outcomeIds);
  const id = randomUUID();
  await queries
    .insertInto('appeal')
    .values({
      id,
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      attempt_id: attempt.id,
      outcome_ids: outcomeIds,
      grounds: body.grounds,
      evidence_ids: evidenceIds,
      made_by: principal.userId,
      made_at: now,
    })
    .execute();
  await markAttempt(queries, attempt, { kind: 'appealed', reason: body.grounds }, principal, now);
  await audit(
    queries,
    principal,
    'appeal made',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    { appealId: id, outcomeIds, grounds: body.grounds, evidenceIds },
    now,
  );
  await notify(queries, 'appeal.made', await managersOf(queries, attempt, principal.userId), {
    tenant: attempt,
    subject: { kind: 'home' },
    facts: { course: attempt.course_title },
    now,
  });
  if (principal.userId !== attempt.learner_id)
    await notify(queries, 'appeal.madeForYou', [attempt.learner_id], {
      tenant: attempt,
      subject: { kind: 'course', id: attempt.course_id },
      facts: { course: attempt.course_title },
      now,
    });
  const [row] = await readAppeals(queries, sql`p.id = ${id}::uuid`);
  return { data: presentAppeal(row ?? refuse('not_found')) };
}

/** What shows it is added behind the portfolio that was judged, which stays as it is. @returns ids of the evidence */
async function addEvidence(
  { queries, principal, body, now }: Call<'makeAppeal'>,
  attempt: AttemptRecord,
  outcomeIds: string[],
): Promise<string[]> {
  const added: string[] = [];
  for (const { fileId, title } of body.evidence) {
    const id = randomUUID();
    const { rows } = await sql<{ id: string }>`
      insert into evidence (id, client_id, account_id, attempt_id, position, title, kind, file_id, source, captured_at, frozen_at, outcome_ids)
      select ${id}::uuid, ${attempt.client_id}::uuid, ${attempt.account_id}::uuid, ${attempt.id}::uuid,
        (select coalesce(max(position), 0) + 1 from evidence where attempt_id = ${attempt.id}::uuid), ${title},
        case when split_part(f.media_type, '/', 1) in ('image', 'video', 'audio', 'text')
          then split_part(f.media_type, '/', 1) else 'document' end,
        f.id, 'learner', ${now}::timestamptz, ${now}::timestamptz, ${outcomeIds}::uuid[]
      from stored_file f where f.id = ${fileId}::uuid and f.account_id = ${attempt.account_id}::uuid
        and f.owner_id = ${principal.userId}::uuid
      returning id`.execute(queries);
    if (rows.length === 0)
      refuse('not_found', 'There is no such file of yours. Nothing was sent; upload it first.');
    added.push(id);
  }
  return added;
}
