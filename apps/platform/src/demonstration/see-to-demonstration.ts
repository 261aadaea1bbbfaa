import { sql } from 'kysely';
import type { Database, Queries } from '../database/database.ts';

/** Stands among the names of areas once all of them are made: what later versions add is for new databases. */
export const everything = '';

/**
 * Has the demonstration made where it is wanted and not complete.
 * @returns whether the database has it
 */
export async function seeToDemonstration(database: Database, make: () => Promise<void>): Promise<boolean> {
  if (await database.asSystem(isWanted)) await make();
  return (await database.asSystem(madeAreas)).length > 0;
}

/** Whether it is not complete, and nobody else has made accounts in its place. */
export async function isWanted(queries: Queries): Promise<boolean> {
  const made = await madeAreas(queries);
  if (made.length > 0) return !made.includes(everything);
  const somebody = await queries
    .selectFrom('document')
    .select('id')
    .where('kind', '=', 'accounts')
    .limit(1)
    .executeTakeFirst();
  return somebody === undefined;
}

/** Names of the areas that are there. */
export async function madeAreas(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from demonstration_area`.execute(queries);
  return rows.map((row) => row.name);
}
