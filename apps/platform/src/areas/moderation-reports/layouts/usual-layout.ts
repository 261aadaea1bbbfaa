import { sql } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import type { ReportLayout } from './layouts.ts';

/** The layout that an account printed its last report in; the plain one where it printed none. */
export async function usualReportLayout(queries: Queries, accountId: string): Promise<ReportLayout['id']> {
  const { rows } = await sql<{ layout: ReportLayout['id'] | null }>`
    select body ->> 'layout' as layout from report where account_id = ${accountId}::uuid
    order by signed_at desc limit 1`.execute(queries);
  return rows[0]?.layout ?? 'plain';
}
