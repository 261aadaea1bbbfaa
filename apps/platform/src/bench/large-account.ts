import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { demoAccounts } from '@moderator/demo';
import { defaultSamplingPolicy } from '@moderator/moderation';
import { existing } from '../kernel/existing.ts';
import { stableId } from '../kernel/ids.ts';
import { insertPeople } from './insert-people.ts';

/** The account with so many attempts: how its moderator and its manager sign in, and its id. */
export interface LargeAccount {
  id: string;
  moderator: string;
  manager: string;
  /** Has as many attempts that are assessed as the largest batch has, and none of them in a batch. */
  waitingCourse: string;
}

/** All of them have the password of the demonstration's moderator. */
export const benchPassword = 'moderator';

/** Enough that nobody takes a course twice at the same time, though the largest batch is of one course. */
const learnersOf = (attempts: number) => Math.min(attempts, 3000 + Math.floor(attempts / 10));

const textOf = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

/**
 * Makes an account with so many attempts, its learners, and the batches, judgements and decisions that go with
 * them, by a few statements; one that is there already is left alone. A million takes minutes.
 * @param connection to the database as its owner, where the demonstration has been made
 */
export async function makeLargeAccount(
  connection: pg.ClientBase,
  attempts: number,
  progress: (sentence: string) => void,
): Promise<LargeAccount> {
  const prefix = `bench${attempts}`;
  const id = stableId('bench', prefix);
  const { rows: made } = await connection.query(`select from document where kind = 'accounts' and id = $1`, [
    id,
  ]);
  const names = { id, moderator: `moderator${attempts}`, manager: `manager${attempts}` };
  const account = async () => ({ ...names, waitingCourse: await waitingCourseOf(connection, id, attempts) });
  if (made.length > 0) return account();
  const name = `Academy of ${attempts.toLocaleString('en')}`;
  progress(`Making ${name} …`);
  await connection.query('begin');
  await connection.query(
    `create temporary table bench (account_id uuid, client_id uuid, prefix text, academy text, attempts int, policy jsonb) on commit drop`,
  );
  await connection.query(
    `insert into bench select $1, client_id, $2, $3, $4, $5 from document where kind = 'accounts' and id = $6`,
    [id, prefix, name, attempts, JSON.stringify(defaultSamplingPolicy), demoAccounts[0]!.id],
  );
  await connection.query(`select set_config('bench.prefix', $1, false)`, [prefix]);
  await connection.query(await textOf('./account.sql'));
  await insertPeople(connection, learnersOf(attempts), id, `${attempts}x`);
  progress('Its people are made, its attempts follow …');
  await connection.query(await textOf('./attempts.sql'));
  await connection.query('commit');
  // The temporary tables of this account are in the way of the next.
  await connection.query('discard temporary');
  await connection.query('vacuum analyze');
  return account();
}

async function waitingCourseOf(
  connection: pg.ClientBase,
  accountId: string,
  attempts: number,
): Promise<string> {
  // Of a million attempts other courses have more that wait: twice the batch would be measured as a growth.
  const { rows } = await connection.query<{ id: string }>(
    `select course_id as id from attempt where account_id = $1 and state = 'assessed' and superseded_at is null
      group by 1 order by abs(count(*) - least(2498, $2::int / 4)) limit 1`,
    [accountId, attempts],
  );
  return existing(rows[0], 'attempt that is assessed').id;
}
