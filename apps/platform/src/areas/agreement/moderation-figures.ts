import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { periodOf } from '../../attempts/agreement/pair-conditions.ts';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { moderationFiguresOf } from '../../figures/moderation-figures.ts';
import type { Call } from '../../kernel/call.ts';
import { hasRole, managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { accountsOf } from '../../kernel/tenants.ts';

/** Longer than anybody compares; each day of it is looked at. */
const mostYears = 10;

/** How long assessing and moderating took and what came of it, of the account or of the site that somebody manages. */
export async function getModerationFigures(call: Call<'getModerationFigures'>) {
  const { queries, principal, query, now } = call;
  const period = periodOf(query, now);
  if (Number(period.to.slice(0, 4)) - Number(period.from.slice(0, 4)) > mostYears)
    refuse('invalid_input', 'Ask for ten years at most.');
  const site = hasRole(principal, 'moderator') ? undefined : managedSite(principal);
  const conditions: RawBuilder<unknown>[] = [inTenant(principal)];
  if (site) conditions.push(sql`a.site_id = ${site}`);
  if (query.siteId) conditions.push(sql`a.site_id = any(${query.siteId}::uuid[])`);
  if (query.courseId) conditions.push(sql`a.course_id = any(${query.courseId}::uuid[])`);
  const where = sql.join(conditions, sql` and `);
  const accounts = await accountsOf(call, undefined);
  return { data: { ...period, ...(await moderationFiguresOf(queries, { period, accounts, where })) } };
}
