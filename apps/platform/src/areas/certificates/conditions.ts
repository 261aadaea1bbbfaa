import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { standingColumn } from '../../attempts/certificates/certificate-rows.ts';
import { searchPatterns } from '../../documents/search-words.ts';
import { timeZone } from '../../attempts/days.ts';
import { managedSite, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

export interface CertificateFilter {
  type?: string | undefined;
  siteId?: string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  standing?: string[] | undefined;
  query?: string | undefined;
}

/**
 * Which certificates `c` of a course somebody sees: managers those of their sites, moderators those that no reopening put in
 * question, since an attempt that is judged anew is judged blind.
 */
export function seenBy(principal: Principal): RawBuilder<unknown> {
  const site = managedSite(principal);
  const own = site === undefined ? sql`true` : sql`c.site_id = ${site}::uuid`;
  const known = manages(principal) ? sql`true` : sql`c.questioned_at is null`;
  return sql`${inTenant(principal, sql`c`)} and ${own} and ${known}`;
}

/** Certificates of a course that somebody sees and that are asked for. */
export function chosen(
  principal: Principal,
  courseId: string,
  { type, siteId, from, to, standing, query }: CertificateFilter,
  now: Date,
): RawBuilder<unknown> {
  const day = sql`(c.issued_at at time zone ${timeZone})::date`;
  const conditions = [sql`c.course_id = ${courseId}::uuid`, seenBy(principal)];
  if (type) conditions.push(sql`c.type = ${type}`);
  if (siteId) conditions.push(sql`c.site_id = any(${siteId}::uuid[])`);
  if (from) conditions.push(sql`${day} >= ${from}::date`);
  if (to) conditions.push(sql`${day} <= ${to}::date`);
  if (standing) conditions.push(sql`${standingColumn(now)} = any(${standing}::text[])`);
  for (const pattern of searchPatterns(query))
    conditions.push(sql`plain_text(concat_ws(' ', c.number, c.snapshot #>> '{learner,name}', c.snapshot #>> '{learner,surname}',
      c.snapshot #>> '{learner,number}')) like ${pattern}`);
  return sql.join(conditions, sql` and `);
}
