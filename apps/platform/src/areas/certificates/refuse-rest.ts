import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';

/** Refuses whoever is left of an issue for one reason, which finishes it. @returns true, for nobody is left */
export async function refuseRest(
  queries: Queries,
  issueId: string,
  why: { code: string; message: string },
): Promise<true> {
  await sql`update certificate_issue_learner set outcome = 'refused', code = ${why.code}, message = ${why.message}
    where issue_id = ${issueId}::uuid and outcome is null`.execute(queries);
  await sql`update certificate_issue set finished_at = now() where id = ${issueId}::uuid and finished_at is null`.execute(
    queries,
  );
  return true;
}
