import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import type { Body } from '../../documents/document.ts';
import { refuseRows } from './report.ts';
import type { Mistake } from './report.ts';
import type { Upload } from './upload.ts';

export interface Keys {
  row: number;
  username: unknown;
  phone: unknown;
  email: unknown;
}

/** What a person of a row would be known by; nobody is known by more than fits. */
export const keysOf = (row: number, { username, phoneNumber, email }: Body): Keys => {
  const [name, phone, address] = [username, phoneNumber, email].map((each) =>
    String(each ?? '').length <= 255 ? each : undefined,
  );
  return { row, username: name, phone, email: address };
};

interface Found {
  row: number;
  username: boolean;
  phone: boolean;
  email: boolean;
}

/**
 * Which rows have a name, a number or an address that somebody of the client has. Asked as the owner of the
 * database: names are unique over all accounts of a client, and its indexes are not used under row-level security.
 */
export async function rowsOfExistingPeople(
  database: Database,
  { client_id }: Upload,
  rows: readonly Keys[],
): Promise<Mistake[]> {
  if (rows.length === 0) return [];
  const user = (match: ReturnType<typeof sql>) =>
    sql`exists (select from document_users d where d.client_id = ${client_id}::uuid and d.deleted_at is null and ${match})`;
  const found = await database.asSystem((queries) =>
    sql<Found>`select * from (
        select r.row, ${user(sql`lower(d.body ->> 'username') = lower(r.username)`)} as username,
          ${user(sql`d.body ->> 'phoneNumber' = r.phone`)} as phone,
          ${user(sql`lower(d.body ->> 'email') = lower(r.email)`)} as email
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (row integer, username text, phone text, email text)
        offset 0) each_one where username or phone or email`.execute(queries),
  );
  return found.rows.flatMap(mistakesOf);
}

function mistakesOf({ row, username, phone, email }: Found): Mistake[] {
  const mistakes: Mistake[] = [];
  if (username)
    mistakes.push({ row, code: '4001', field: 'username', message: 'Somebody has this username.' });
  if (phone)
    mistakes.push({
      row,
      code: '4002',
      field: 'phoneNumber',
      message: 'This contact number belongs to somebody else.',
    });
  if (email)
    mistakes.push({ row, code: '4004', field: 'email', message: 'This email address is already in use.' });
  return mistakes;
}

const unique = [
  { key: 'username', code: '4001', field: 'username', what: 'username' },
  { key: 'phone', code: '4002', field: 'phoneNumber', what: 'contact number' },
  { key: 'email', code: '4004', field: 'email', what: 'email address' },
] as const;

/**
 * Refuses the rows that have what an earlier one of the same table has. They are read before they are refused:
 * what the database knows of the number of waiting rows is always out of date, and a join of so many with
 * themselves would go by that.
 */
export async function refuseRepeated(queries: Queries, upload: Upload): Promise<void> {
  const mistakes: Mistake[] = [];
  for (const { key, code, field, what } of unique) {
    const { rows } = await sql<{ row: number; earlier: number }>`
      select row, earlier from (
        select row, first_value(row) over (partition by ${sql.ref(key)} order by row) as earlier
        from user_upload_pending where upload_id = ${upload.id}::uuid and ${sql.ref(key)} is not null
      ) each_one where row <> earlier`.execute(queries);
    for (const { row, earlier } of rows)
      mistakes.push({ row, code, field, message: `Row ${earlier} of this table has the same ${what}.` });
  }
  // All that is wrong with one row goes into the report at once.
  mistakes.sort((one, other) => one.row - other.row || (one.code < other.code ? -1 : 1));
  for (let at = 0; at < mistakes.length;) {
    let end = Math.min(at + 1000, mistakes.length);
    while (end < mistakes.length && mistakes[end]?.row === mistakes[end - 1]?.row) end++;
    await refuseRows(queries, upload, mistakes.slice(at, end));
    at = end;
  }
}
