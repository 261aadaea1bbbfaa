import { sql } from 'kysely';
import type { JobTools } from '../../../jobs/job.ts';
import type { ImportRow } from './import-rows.ts';

/** Ends an import of which nothing is stored, with the sentence that says why. */
export const refuseImport = (
  { id }: Pick<ImportRow, 'id'>,
  message: string,
  { context, progress }: JobTools,
): Promise<void> =>
  context.database.asSystem(async (queries) => {
    await progress(queries);
    await sql`update external_import set state = 'refused', message = ${message} where id = ${id}::uuid`.execute(
      queries,
    );
  });
