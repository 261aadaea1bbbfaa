import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import { licensed, usedLearners } from '../../people/licence-seats.ts';
import { batchSize, countRefused } from './read-rows.ts';
import { commonCode, refuseRows, rowsWith, skipRows } from './report.ts';
import type { Mistake } from './report.ts';
import { rowsOfExistingPeople } from './existing-people.ts';
import type { Keys } from './existing-people.ts';
import { reportProgress } from './report-progress.ts';
import type { Work } from './report-progress.ts';
import { refuseLostRights } from './rights.ts';
import { scopeOfUpload } from './upload.ts';
import type { Upload } from './upload.ts';
import { existing } from '../../kernel/existing.ts';
import { takeTurns } from '../../database/take-turns.ts';

/** Rows that cannot be stored after all; of mode all nothing is then. */
class RowsRefused extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super('rows of an upload are refused');
    this.mistakes = mistakes;
  }
}

interface Pending extends Keys {
  learner: boolean;
}

/** Stores the rows without a mistake some at a time; those that were stored before are not pending any more. */
export async function storeValid(work: Work, upload: Upload): Promise<void> {
  const { database, signal } = work;
  while (upload.state === 'running') {
    signal.throwIfAborted();
    await refuseLostRights(database, upload);
    const changes = await database.asTenant(scopeOfUpload(upload), async (queries) => {
      const seats = await freeSeats(queries, upload);
      const { stored, mistakes } = await storeBatch(database, queries, upload, seats);
      await refuseRows(queries, upload, mistakes);
      const refused = rowsWith(mistakes);
      const handled = stored + refused;
      const counts = {
        state: handled === 0 ? ('finished' as const) : upload.state,
        done: upload.done + handled,
        created: upload.created + stored,
        refused: upload.refused + refused,
      };
      await reportProgress(queries, work, upload, counts);
      return counts;
    });
    Object.assign(upload, changes);
  }
}

/** Stores every row in one transaction, or none; how far it is, is told outside of it. */
export async function storeAll(work: Work, upload: Upload): Promise<void> {
  const { database, signal } = work;
  if (upload.refused > 0) return refuseAll(work, upload, []);
  const scope = scopeOfUpload(upload);
  try {
    await database.asTenant(scope, async (queries) => {
      const seats = await freeSeats(queries, upload);
      await refuseBeyond(queries, upload, seats);
      let done = 0;
      for (let stored = -1; stored !== 0;) {
        signal.throwIfAborted();
        await refuseLostRights(database, upload);
        const batch = await storeBatch(database, queries, upload, Infinity);
        if (batch.mistakes.length > 0) throw new RowsRefused(batch.mistakes);
        stored = batch.stored;
        done += stored;
        await database.asTenant(scope, (aside) => reportProgress(aside, work, upload, { done }));
      }
      await reportProgress(queries, work, upload, { state: 'finished', done, created: done });
    });
  } catch (error) {
    if (!(error instanceof RowsRefused)) throw error;
    await refuseAll(work, upload, error.mistakes);
  }
}

async function refuseAll(work: Work, upload: Upload, mistakes: readonly Mistake[]): Promise<void> {
  await work.database.asTenant(scopeOfUpload(upload), async (queries) => {
    await refuseRows(queries, upload, mistakes);
    await skipRows(queries, upload);
    const code = await commonCode(queries, upload);
    const refused = await countRefused(queries, upload);
    const rows = refused === 1 ? 'One row has a mistake' : `${refused} rows have mistakes`;
    const message =
      code === '4009'
        ? `There are not enough licences: seats for ${refused} more ${refused === 1 ? 'learner' : 'learners'} are needed. Nothing was stored.`
        : `${rows}, so nothing was stored.`;
    await reportProgress(queries, work, upload, {
      state: 'refused',
      done: existing(upload.row_count, 'number of rows'),
      refused,
      code,
      message,
    });
  });
}

/** Seats that learners can still take. Uploads into one account wait for each other here, until they commit. */
async function freeSeats(queries: Queries, { account_id }: Upload): Promise<number> {
  await takeTurns(queries, `seats of ${account_id}`);
  const seats = await licensed(queries, account_id, 'learners');
  return seats === null ? Infinity : Math.max(0, seats - (await usedLearners(queries, account_id)));
}

const noSeat = (row: number): Mistake => ({
  row,
  code: '4009',
  field: 'roles',
  message: 'The licences of the account have no seat left for this learner.',
});

/** @throws RowsRefused naming the learners that there are no seats for */
async function refuseBeyond(queries: Queries, { id }: Upload, seats: number): Promise<void> {
  if (seats === Infinity) return;
  const { rows } = await sql<{ row: number }>`select row from user_upload_pending
    where upload_id = ${id}::uuid and learner order by row offset ${seats}`.execute(queries);
  if (rows.length > 0) throw new RowsRefused(rows.map(({ row }) => noSeat(row)));
}

/** Stores the next rows as their creation would have. Who was overtaken by another writer is told as a mistake. */
async function storeBatch(
  database: Database,
  queries: Queries,
  upload: Upload,
  seats: number,
): Promise<{ stored: number; mistakes: Mistake[] }> {
  const { id, client_id, account_id, principal } = upload;
  const { rows: batch } =
    await sql<Pending>`select row, username, phone, email, learner from user_upload_pending
    where upload_id = ${id}::uuid order by row limit ${batchSize}`.execute(queries);
  let left = seats;
  const without = batch.filter(({ learner }) => learner && left-- <= 0);
  const mistakes = without.map(({ row }) => noSeat(row));
  const chosen = batch.filter((row) => !without.includes(row));
  if (chosen.length === 0) return { stored: 0, mistakes };
  const numbers = chosen.map(({ row }) => row);
  const made = await sql<{ id: string }>`
    insert into document (kind, id, client_id, account_id, body)
    select 'users', id, client_id, account_id, body from user_upload_pending
    where upload_id = ${id}::uuid and row = any(${numbers}::integer[])
    on conflict do nothing returning id`.execute(queries);
  const ids = made.rows.map((each) => each.id);
  const kept = await sql<{ row: number }>`
    with gone as (
      delete from user_upload_pending
      where upload_id = ${id}::uuid and row = any(${numbers}::integer[]) and id = any(${ids}::uuid[])
      returning row, id, body),
    history as (
      insert into document_history (kind, id, version, client_id, account_id, action, body, author_id, impersonator_id)
      select 'users', id, 1, ${client_id}::uuid, ${account_id}::uuid, 'create', body, ${principal.userId}::uuid,
        ${principal.impersonatorId}::uuid
      from gone)
    insert into user_upload_row (upload_id, row, client_id, account_id, outcome, user_id)
    select ${id}::uuid, row, ${client_id}::uuid, ${account_id}::uuid, 'created', id from gone returning row`.execute(
    queries,
  );
  const stored = new Set(kept.rows.map(({ row }) => row));
  const overtaken = chosen.filter(({ row }) => !stored.has(row));
  return {
    stored: stored.size,
    mistakes: [...mistakes, ...(await whyOvertaken(database, upload, overtaken))],
  };
}

/** Since the row was checked somebody else has become a user of the same name, number or address. */
async function whyOvertaken(database: Database, upload: Upload, rows: readonly Keys[]): Promise<Mistake[]> {
  const told = await rowsOfExistingPeople(database, upload, rows);
  const known = new Set(told.map(({ row }) => row));
  const gone = rows.filter(({ row }) => !known.has(row));
  const message = 'Somebody had this username at that moment. Try again.';
  return [...told, ...gone.map(({ row }) => ({ row, code: '4001' as const, field: 'username', message }))];
}
