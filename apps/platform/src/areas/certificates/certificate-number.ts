import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';

/** Letters and digits that nobody takes for one another (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letterCount = 10;

interface Numbered {
  number: string;
  year: number;
  running: number;
}

/** The number as it is printed. Ten letters by chance are 50 bits: running numbers alone find nothing. */
const numberOf = (year: number, running: number): string => {
  const chance = Array.from({ length: letterCount }, () => letters[randomInt(letters.length)]).join('');
  return `${year}-${String(running).padStart(6, '0')}-${chance}`;
};

/**
 * Takes the next numbers of an account in a year. Until the transaction ends nobody else takes one of it, and when it is
 * undone they were never taken: there is no gap, and none is given twice.
 */
export async function takeNumbers(
  queries: Queries,
  { clientId, accountId }: { clientId: string; accountId: string },
  year: number,
  count: number,
): Promise<Numbered[]> {
  const result = await sql<{ last: number }>`
    insert into certificate_number as n (account_id, client_id, year, last)
    values (${accountId}::uuid, ${clientId}::uuid, ${year}, ${count})
    on conflict (account_id, year) do update set last = n.last + ${count} returning last`.execute(queries);
  const first = onlyRow(result).last - count + 1;
  return Array.from({ length: count }, (_, index) => ({
    number: numberOf(year, first + index),
    year,
    running: first + index,
  }));
}
