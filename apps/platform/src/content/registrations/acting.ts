import type { Queries } from '../../database/database.ts';

/** In which transaction, when, and by whom; nobody where time or a job does it. */
export interface Acting {
  queries: Queries;
  now: Date;
  by: string | null;
}
