import { sql } from 'kysely';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { mayOpen } from '../../attempts/open-attempt.ts';
import { taughtBy } from '../../attempts/taught-by.ts';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { hasRole, managedSite, manages } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Refusal } from '@moderator/moderation';
import { presentAppeal, readAppeals } from './appeal-rows.ts';
import { tookPart } from '../../attempts/part-taken.ts';
import { judgingRefusal } from './judging-refusal.ts';
import { windowOf } from './window.ts';

/** Whether the caller may appeal against the result of an attempt: their own, or that of somebody whom they teach. */
export async function isTheirs(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  attempt: AttemptRecord,
): Promise<boolean> {
  if (attempt.learner_id === principal.userId) return true;
  if (!hasRole(principal, 'trainer')) return false;
  const { rows } = await sql`select from attempt a
    where a.id = ${attempt.id}::uuid and ${taughtBy(principal.userId)}`.execute(queries);
  return rows.length > 0;
}

const notTheirs: Refusal = {
  code: 'not_allowed',
  sentence: 'The learner appeals, or whoever teaches them this course.',
};

export async function getAppeals(call: Call<'getAppeals'>) {
  const { queries, principal, params } = call;
  const attempt = (await readAttempt(queries, params.id)) ?? refuse('not_found');
  const mayAppeal = await isTheirs(call, attempt);
  if (!mayAppeal && !mayOpen(principal, attempt)) refuse('not_found');
  const [window, rows] = await Promise.all([
    windowOf(call, attempt),
    readAppeals(queries, sql`p.attempt_id = ${attempt.id}::uuid`),
  ]);
  const refusal = mayAppeal ? window.refusal : notTheirs;
  return { data: { ...window, refusal, appeals: rows.map((row) => presentAppeal(row)) } };
}

/** What is not decided: of all that they manage, or what is theirs to judge or anybody's to take. */
export async function listAppeals({ queries, principal, now }: Call<'listAppeals'>) {
  const site = managedSite(principal);
  const whose = !manages(principal)
    ? sql`(p.assigned_to is null or p.assigned_to = ${principal.userId}::uuid)`
    : site === undefined
      ? sql`true`
      : sql`a.site_id = ${site}::uuid`;
  const rows = await readAppeals(queries, sql`p.decided_at is null and ${whose}`);
  const appeals = [];
  for (const row of rows.toReversed()) {
    const attempt = await readAttempt(queries, row.attempt_id);
    if (!attempt) continue;
    const isTheirs = row.assigned_to === principal.userId;
    const refusal =
      isTheirs || !hasRole(principal, 'moderator')
        ? null
        : judgingRefusal(principal, attempt, [row.made_by, ...(await tookPart(queries, attempt))], now);
    if (refusal && !manages(principal)) continue;
    appeals.push(presentAppeal(row, refusal));
  }
  return { data: { appeals } };
}
