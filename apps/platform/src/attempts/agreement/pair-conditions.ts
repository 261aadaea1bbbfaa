import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { hasRole, managedSite, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { inTenant, onDaysOf } from '../attempt-conditions.ts';
import { dayIn } from '../days.ts';

export interface PairFilter {
  from?: string | undefined;
  to?: string | undefined;
  assessorId?: string[] | undefined;
  moderatorId?: string[] | undefined;
  courseId?: string[] | undefined;
  siteId?: string[] | undefined;
  outcomeId?: string[] | undefined;
}

/** States in which nobody is judging: what is judged anew is compared anew, and its pairs wait for that. */
const settled = sql`('upheld', 'overturned', 'returned', 'reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated')`;

/** A decision whose result everybody may know: a report was signed after it. */
export const isReleased = (
  batchId: RawBuilder<unknown>,
  decidedAt: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`exists (select from report where report.batch_id = ${batchId} and report.signed_at >= ${decidedAt})`;

/** Whether a person reads the figures of others. */
export const readsOthers = (principal: Principal): boolean =>
  hasRole(principal, 'moderator', 'administrator') || manages(principal);

/**
 * Pairs that a person may know of: moderators and managers those of their account, managers of a site those from
 * there, and everybody their own once a report released them.
 */
export function knownPairs(principal: Principal): RawBuilder<unknown> {
  const conditions = [
    inTenant(principal, sql`p`),
    sql`exists (select from attempt a where a.id = p.attempt_id and a.state in ${settled})`,
  ];
  const site = hasRole(principal, 'moderator') ? undefined : managedSite(principal);
  if (site) conditions.push(sql`p.site_id = ${site}`);
  if (!readsOthers(principal)) conditions.push(sql`p.assessor_id = ${principal.userId}`);
  // Who moderates as well knows no more of the own work than an assessor does.
  conditions.push(
    sql`(p.assessor_id is distinct from ${principal.userId} or ${isReleased(sql`p.batch_id`, sql`p.decided_at`)})`,
  );
  return sql.join(conditions, sql` and `);
}

/** The days that a question is about: up to today, and a year, where it does not say. */
export function periodOf({ from, to }: PairFilter, now: Date): { from: string; to: string } {
  const last = to ?? dayIn(now);
  const yearBefore = new Date(`${last}T00:00:00Z`);
  yearBefore.setUTCFullYear(yearBefore.getUTCFullYear() - 1);
  return { from: from ?? dayIn(yearBefore, 'UTC'), to: last };
}

/** Pairs of a period and of whom or what is asked for. */
export function pairConditions(filter: PairFilter, principal: Principal, now: Date): RawBuilder<unknown> {
  const { from, to } = periodOf(filter, now);
  const conditions = [knownPairs(principal), ...onDaysOf(from, to, sql`p.decided_at`)];
  const among = (column: RawBuilder<unknown>, ids: string[] | undefined) => {
    if (ids) conditions.push(sql`${column} = any(${ids}::uuid[])`);
  };
  among(sql`p.assessor_id`, filter.assessorId);
  among(sql`p.moderator_id`, filter.moderatorId);
  among(sql`p.course_id`, filter.courseId);
  among(sql`p.site_id`, filter.siteId);
  among(sql`p.outcome_id`, filter.outcomeId);
  return sql.join(conditions, sql` and `);
}
