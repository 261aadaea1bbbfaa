import { mayModerate, moderatorsOf } from '../../attempts/colleagues.ts';
import { audit } from '../../attempts/audit.ts';
import { handOversTo, keepHandOver } from '../../attempts/hand-overs.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import { moveBack } from '../../attempts/transitions.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Who else may moderate an attempt. */
export async function listColleagues(call: Call<'listColleagues'>) {
  const { queries, principal, now } = call;
  const attempt = await openAttempt(call);
  const moderators = await moderatorsOf(queries, attempt.account_id, principal.userId);
  const able = moderators.filter((each) => mayModerate(each, attempt, now));
  return { data: { colleagues: able.map(({ id, name }) => ({ id, name })) } };
}

/**
 * Hands an attempt of a sample to a colleague, who finds it on Home and is told by mail. It is no claim: whoever may
 * moderate the attempt still can. One's own claim ends with it; verdicts and drafts stay.
 */
export async function handOverAttempt(call: Call<'handOverAttempt'>) {
  const { queries, principal, body, now } = call;
  const attempt = await openAttempt(call);
  if (attempt.state !== 'in_sample' && attempt.state !== 'moderating')
    refuse(
      'wrong_state',
      'Only an attempt of a sample that is not decided can be handed over. Nothing was changed.',
    );
  if (attempt.claim_person_id && attempt.claim_person_id !== principal.userId)
    refuse(
      'claimed_by_another',
      `${attempt.claim_person_name} is working on this already. Nothing was changed.`,
    );
  const colleague = (await moderatorsOf(queries, attempt.account_id, principal.userId)).find(
    (each) => each.id === body.colleagueId,
  );
  if (!colleague || !mayModerate(colleague, attempt, now))
    refuse(
      '40013',
      'This colleague may not moderate the attempt. Nothing was changed; choose somebody else.',
    );
  if (attempt.claim_person_id) {
    await queries.deleteFrom('claim').where('attempt_id', '=', attempt.id).execute();
    await moveBack(queries, attempt);
  }
  const people = { fromId: principal.userId, toId: colleague.id };
  const id = await keepHandOver(
    queries,
    attempt,
    { ...people, note: body.note.trim(), message: 'attempt.handedOver' },
    now,
  );
  await audit(
    queries,
    principal,
    'attempt handed over',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    { to: colleague.id, note: body.note.trim() },
    now,
  );
  const [handOver] = await handOversTo(queries, principal, now, id);
  return { data: handOver ?? refuse('not_found') };
}

/** Attempts that colleagues handed to the caller and that wait. */
export const listHandOvers = async ({ queries, principal, now }: Call<'listHandOvers'>) => ({
  data: { handOvers: await handOversTo(queries, principal, now) },
});
