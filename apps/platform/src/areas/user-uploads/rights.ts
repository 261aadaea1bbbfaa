import type { Database } from '../../database/database.ts';
import { stillHas } from '../../kernel/kept-rights.ts';
import type { Upload } from './upload.ts';

/** Whoever sent an upload may not do it any more. */
export class RightsLost extends Error {
  constructor() {
    super(
      'Whoever sent this table may not upload people any more, or fewer than before, so the rest was not stored. What was stored before stays; the report says which rows these are.',
    );
  }
}

/** @throws RightsLost */
export async function refuseLostRights(database: Database, { principal }: Upload): Promise<void> {
  if (!(await database.asSystem((queries) => stillHas(queries, principal)))) throw new RightsLost();
}
