import { readFile } from 'node:fs/promises';

/** As many as a statement should change: what follows from each is kept in memory until it ends. */
const atOnce = 20_000;

/**
 * Makes people with believable names.
 * @param database asked as its owner
 * @param mark what their numbers begin with, and what keeps their usernames apart
 */
export async function insertPeople(
  database: { query(text: string, values: unknown[]): Promise<unknown> },
  many: number,
  accountId: string,
  mark: string,
): Promise<void> {
  const people = await readFile(new URL('./people.sql', import.meta.url), 'utf8');
  for (let made = 0; made < many; made += atOnce)
    await database.query(people, [made + 1, Math.min(many, made + atOnce), accountId, mark]);
}
