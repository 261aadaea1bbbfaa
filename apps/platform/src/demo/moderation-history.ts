import type { AnyCall } from '../kernel/call.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { moveAttempt } from '../attempts/transitions.ts';
import { readAttempt } from '../attempts/attempt-rows.ts';
import { served } from '../areas.ts';
import type { Principal } from '../kernel/principal.ts';
import { clientId, demoAccounts } from './accounts.ts';
import type { MadeAttempt } from './attempts.ts';
import { differingComment, moderatorComments } from './feedback.ts';
import { courseId } from './places-and-courses.ts';
import { makeExternal } from './external.ts';
import { byKey, fullName } from './staff.ts';

type Act = (
  operation: string,
  input: { params?: Record<string, string>; body?: unknown; version?: number },
  daysAgo?: number,
) => Promise<Record<string, never>>;

const day = 86_400_000;

/** Speaks to the platform as a person would, so that the history of the demonstration is a real one. */
export function actor(context: Context, queries: Queries, key: string): Act {
  const member = byKey(key);
  const principal: Principal = {
    userId: member.id,
    clientId,
    accountId: demoAccounts[member.account]!.id,
    siteId: null,
    name: fullName(member),
    roles: member.roles,
    registrations: member.registrations ?? [],
    impersonatorId: null,
  };
  return async (operation, { params = {}, body = {}, version = 0 }, daysAgo = 0) => {
    const [, handler] = served.find(([{ id }]) => id === operation)!;
    const now = new Date(context.now().getTime() - daysAgo * day);
    const call: AnyCall = { context, queries, principal, params, query: {}, body, version, now };
    return ((await handler(call)).data ?? {}) as Record<string, never>;
  };
}

/** Batches at every stage: being collected, half moderated, reported and on its way to certificates. */
export async function makeModerationHistory(
  context: Context,
  queries: Queries,
  attempts: MadeAttempt[],
): Promise<void> {
  const of = (next: MadeAttempt['cohort']['next']) => attempts.filter((each) => each.cohort.next === next);
  const riaan = actor(context, queries, 'moderator2');
  const nomvula = actor(context, queries, 'moderator');

  await batchOf(riaan, 'Contact centre support, November intake', of('batch'));

  const half = await batchOf(riaan, 'Business administration, winter group', of('sample'), 6);
  await riaan('drawSample', { params: { id: half }, body: { seed: 'w26' }, version: 1 }, 5);
  const open = await sampleOf(queries, half);
  for (const [index, id] of open.entries()) {
    const attempt = (await readAttempt(queries, id))!;
    if (attempt.assessor_id === byKey('moderator').id) continue;
    if (index === 0) await decide(queries, nomvula, id, 'upheld', 4);
    else if (index === 1) await decide(queries, nomvula, id, 'referred_back', 3);
    else if (index === 2) await riaan('claimAttempt', { params: { id } });
    else if (index === 5) await decide(queries, nomvula, id, 'overturned', 2);
  }

  const reported = await batchOf(nomvula, 'Lift truck operators, third quarter', of('report'), 20);
  await nomvula('drawSample', { params: { id: reported }, body: { seed: 'q3-2026' }, version: 1 }, 19);
  for (const [index, id] of (await sampleOf(queries, reported)).entries())
    await decide(queries, nomvula, id, index === 0 ? 'overturned' : 'upheld', 18 - index);
  const { version } = await nomvula('getBatch', { params: { id: reported } });
  await nomvula(
    'signReport',
    {
      params: { id: reported },
      version,
      body: {
        irregularities:
          'One observation was stopped when the truck had to be charged; it was repeated two days later and is documented.',
        recommendations:
          'Assessors should record start and end times on the observation sheet, so that the duration of a demonstration can be checked.',
        signature: fullName(byKey('moderator')),
      },
    },
    12,
  );
  await verify(
    queries,
    of('report').map((each) => each.id),
  );
  await makeExternal(
    queries,
    of('external').map((each) => each.id),
    nomvula,
    courseId(0, 3),
  );
}

/** A batch of exactly these attempts: the others of the course are put aside while it is built. */
async function batchOf(act: Act, title: string, attempts: MadeAttempt[], daysAgo = 1): Promise<string> {
  const [first] = attempts;
  const batch = await act(
    'createBatch',
    { body: { title, courseId: courseId(first!.cohort.account, first!.cohort.course) } },
    daysAgo,
  );
  return batch['id']!;
}

async function sampleOf(queries: Queries, batchId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('batch_attempt')
    .select('attempt_id')
    .where('batch_id', '=', batchId)
    .where('sampled', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.attempt_id);
}

async function decide(
  queries: Queries,
  act: Act,
  id: string,
  kind: 'upheld' | 'overturned' | 'referred_back',
  daysAgo: number,
): Promise<void> {
  await act('claimAttempt', { params: { id } }, daysAgo);
  const judgements = await queries
    .selectFrom('judgement')
    .select(['outcome_id', 'result'])
    .where('attempt_id', '=', id)
    .execute();
  for (const [index, { outcome_id, result }] of judgements.entries()) {
    const other = result === 'C' ? 'NYC' : 'C';
    const verdict = kind === 'overturned' && index === 0 ? other : result;
    const comment =
      verdict === result ? moderatorComments[index % moderatorComments.length]! : differingComment;
    await act(
      'recordVerdict',
      { params: { id, outcomeId: outcome_id }, body: { result: verdict, comment } },
      daysAgo,
    );
  }
  const attempt = (await readAttempt(queries, id))!;
  const outcomeId = judgements[0]!.outcome_id;
  const dueOn = new Date(Date.now() + 9 * day).toISOString().slice(0, 10);
  const passed = (rule: string) => ({ rule, passed: true, comment: '', evidenceIds: [] });
  const findings = ['valid', 'authentic', 'current', 'sufficient'].map(passed);
  if (kind === 'referred_back')
    Object.assign(findings[3]!, { passed: false, comment: 'One signed week of the logbook is missing.' });
  await act(
    'decideAttempt',
    {
      params: { id },
      version: attempt.version,
      body: {
        kind,
        findings,
        reason:
          kind === 'overturned'
            ? 'One criterion of the first outcome is not covered by any evidence, so it cannot be judged competent yet.'
            : '',
        actions:
          kind === 'referred_back'
            ? [{ outcomeId, action: 'Add the signed logbook page of the third week.', dueOn, to: 'learner' }]
            : [],
      },
    },
    daysAgo,
  );
}

/** Reported attempts on their further way: verified, endorsed or not, certificated. */
async function verify(queries: Queries, ids: string[]): Promise<void> {
  const paths = [
    [],
    ['request_verification'],
    ['request_verification', 'endorse'],
    ['request_verification', 'endorse', 'certificate'],
    ['request_verification', 'not_endorse'],
  ] as const;
  for (const [index, id] of ids.entries())
    for (const step of paths[index % paths.length]!)
      await moveAttempt(queries, (await readAttempt(queries, id))!, step);
}
