import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Upload } from './upload.ts';

/** Why a row is not stored. */
export interface Mistake {
  row: number;
  code: '4001' | '4002' | '4004' | '4007' | '4009';
  field: string | null;
  message: string;
}

/** How many rows have these mistakes: one may have several. */
export const rowsWith = (mistakes: readonly Mistake[]): number =>
  new Set(mistakes.map(({ row }) => row)).size;

/**
 * Puts rows into the report as refused, each with all of its mistakes; those that waited to be stored wait no
 * longer. The first mistake of a row gives it its code, and all of them its message.
 */
export async function refuseRows(
  queries: Queries,
  { id, client_id, account_id }: Upload,
  mistakes: readonly Mistake[],
): Promise<void> {
  if (mistakes.length === 0) return;
  const byRow = new Map<number, [Mistake, ...Mistake[]]>();
  for (const mistake of mistakes) {
    const earlier = byRow.get(mistake.row);
    byRow.set(mistake.row, earlier ? [...earlier, mistake] : [mistake]);
  }
  const numbers = [...byRow.keys()];
  const rows = [...byRow.values()].map((all) => ({
    ...all[0],
    message: all
      .map(({ message }) => message)
      .join(' ')
      .slice(0, 1000)
      .toWellFormed(),
    mistakes: all.map(({ code, field, message }) => ({ code, field, message })),
  }));
  await sql`delete from user_upload_pending
    where upload_id = ${id}::uuid and row = any(${numbers}::integer[])`.execute(queries);
  await sql`insert into user_upload_row (upload_id, row, client_id, account_id, outcome, code, field, message, mistakes)
    select ${id}::uuid, row, ${client_id}::uuid, ${account_id}::uuid, 'refused', code, field, message, mistakes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as mistake (row integer, code text, field text, message text, mistakes jsonb)`.execute(queries);
}

/** Puts the rows that still wait into the report as skipped. */
export async function skipRows(queries: Queries, { id }: Upload): Promise<void> {
  await sql`with gone as (
      delete from user_upload_pending where upload_id = ${id}::uuid returning row, client_id, account_id)
    insert into user_upload_row (upload_id, row, client_id, account_id, outcome)
    select ${id}::uuid, row, client_id, account_id, 'skipped' from gone`.execute(queries);
}

/** The code of the refused rows where they have one in common; 4007 stands for several. */
export async function commonCode(queries: Queries, { id }: Upload): Promise<Mistake['code']> {
  const { rows } = await sql<{ code: Mistake['code'] }>`
    select distinct mistake ->> 'code' as code from user_upload_row, jsonb_array_elements(mistakes) mistake
    where upload_id = ${id}::uuid and outcome = 'refused'`.execute(queries);
  const [first, ...others] = rows;
  return first && others.length === 0 ? first.code : '4007';
}
