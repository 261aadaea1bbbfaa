import pg from 'pg';
import { expect } from 'vitest';
import { audit } from '../../attempts/audit.ts';
import { createDatabase } from '../../database/database.ts';
import { clientId, own } from '../../testing/template.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** Strings that nothing else has: what is found of them is found of this person. */
export const unusual = {
  name: 'Xhantilomzi',
  surname: `Quvukane-O'Brzk`,
  email: 'xq.unusual@example.org',
  number: 'ZQ-77413',
  phoneNumber: '+27 82 319 9947',
};
export const full = `${unusual.name} ${unusual.surname}`;
export const before = { email: 'xq.before@example.org', username: 'xq-before-77' };
export const traces = [
  'Xhantilomzi',
  'Quvukane',
  'xq.unusual',
  'ZQ-77413',
  '319 9947',
  '3199947',
  'xq.before',
  'xq-before-77',
];

export const one = async <Row extends object>(
  platform: TestPlatform,
  text: string,
  values: unknown[] = [],
): Promise<Row> => {
  const [row] = await platform.query<Row>(text, values);
  if (!row) throw new Error(`nothing for ${text}`);
  return row;
};

/** Somebody with an attempt that was certified and one that was not, whose name is everywhere. */
export async function plantPerson(platform: TestPlatform) {
  const certified = await one<{ id: string; learner: string }>(
    platform,
    `select a.id, a.learner_id as learner from attempt a join certificate c on c.attempt_id = a.id
      where a.account_id = $1 and not exists (select from attempt o where o.learner_id = a.learner_id and o.id <> a.id
        and o.superseded_at is null and o.state not in ('reported', 'endorsed', 'not_endorsed', 'certificated'))
        and exists (select from evidence e where e.attempt_id = a.id and e.file_id is not null)
      order by a.id limit 1`,
    [own],
  );
  const userId = certified.learner;
  const other = await one<{ id: string; batch: string }>(
    platform,
    `select a.id, ba.batch_id as batch from attempt a join batch_attempt ba on ba.attempt_id = a.id
        join report r on r.batch_id = ba.batch_id
      where a.account_id = $1 and a.state in ('reported', 'endorsed', 'not_endorsed') and a.learner_id <> $2
        and a.id not in (select attempt_id from certificate) and a.superseded_at is null
        and exists (select from verdict v where v.attempt_id = a.id)
        and exists (select from evidence e where e.attempt_id = a.id and e.file_id is not null)
      order by a.id limit 1`,
    [own, userId],
  );
  await platform.query(`update attempt set learner_id = $2, number = 9 where id = $1`, [other.id, userId]);
  const manager = await platform.as('manager');
  const { version } = await manager.getUser({ id: userId });
  await manager.updateUser({ id: userId, version, body: before });
  await manager.updateUser({ id: userId, version: version + 1, body: unusual });
  await platform.query('update attempt set learner_number = $2 where learner_id = $1', [
    userId,
    unusual.number,
  ]);
  return { userId, certified: certified.id, other: other.id, batch: other.batch };
}

export type Planted = Awaited<ReturnType<typeof plantPerson>>;

/** Writes their name wherever the list of tables says that one may stand, and into what is sealed. */
export async function plantTraces(
  platform: TestPlatform,
  { userId, certified, other, batch }: Planted,
): Promise<void> {
  const prose = `${full} (${unusual.number}) wrote to ${unusual.email}; ask Xhantilomzi at ${unusual.phoneNumber}.`;
  const values = [own, userId, prose, other, clientId];
  for (const [table, column] of [
    ['evidence', 'title'],
    ['evidence', 'source'],
    ['judgement', 'feedback'],
    ['verdict', 'comment'],
  ] as const)
    await platform.query(`update ${table} set ${column} = $1 where attempt_id in ($2, $3)`, [
      prose,
      certified,
      other,
    ]);
  await platform.query(`update decision set reason = $1 where attempt_id = $2`, [prose, other]);
  await platform.query(
    `update stored_file set name = 'portfolio_Quvukane-O''Brzk.pdf' where id in (
    select file_id from evidence where attempt_id in ($1, $2))`,
    [certified, other],
  );
  await platform.query(
    `update report set body = body || jsonb_build_object('note', $1::text) where batch_id = $2`,
    [prose, batch],
  );
  await platform.query(
    `update certificate set snapshot = jsonb_set(snapshot, '{learner,surname}', to_jsonb($1::text))
    where learner_id = $2`,
    [unusual.surname, userId],
  );
  const verified = await platform.query(
    `update verification set findings = $1 where signed_at is not null and batch_id in (
      select batch_id from batch_attempt where attempt_id in ($2, $3)) returning id`,
    [prose, certified, other],
  );
  expect(verified).not.toEqual([]);
  await platform.query(
    `with given as (select $1::uuid as account, $2::uuid as person, $3::text as prose, $4::uuid as attempt, $5::uuid as client),
      appealed as (insert into appeal (id, client_id, account_id, attempt_id, made_by, made_at, outcome_ids, grounds, assigned_to, assigned_at, assigned_by, decided_at, decision)
        select gen_random_uuid(), client, account, attempt, person, now(), array[account], prose, person, now(), person, now(), 'dismissed' from given returning id),
      told as (insert into inbox_item (client_id, account_id, user_id, kind, event, message, subject_kind, facts)
        select client, account, person, 'message', 'planted', 'planted', 'user', jsonb_build_object('who', prose) from given),
      reported as (insert into issue_report (id, client_id, account_id, author_id, sender, title, message, mailed_at)
        select gen_random_uuid(), client, account, person, 'xq.unusual@example.org', 'Title', prose, now() from given),
      imported as (insert into external_import (client_id, account_id, created_by, principal, file_name, course_id, facts, state)
        select client, account, person, '{}', 'Quvukane-O''Brzk, Xhantilomzi.zip', attempt, '{}', 'finished' from given returning id),
      matched as (insert into external_import_person (import_id, position, client_id, account_id, key, cells, name, number, learner_id)
        select id, 0, client, account, 'Quvukane-O''Brzk', array[prose], 'Quvukane-O''Brzk', 'ZQ-77413', person from given, imported),
      named as (insert into external_import_file (import_id, path, client_id, account_id, position, name, size, crc)
        select id, 'Quvukane-O''Brzk/essay.pdf', client, account, 0, 'essay_Quvukane-O''Brzk.pdf', 1, 1 from given, imported),
      uploaded as (insert into user_upload (id, client_id, account_id, created_by, principal, file_name, media_type, size, mode, state)
        select gen_random_uuid(), client, account, person, jsonb_build_object('name', prose), 'a.csv', 'text/csv', 1, 'all', 'finished'
        from given returning id)
    insert into user_upload_row (upload_id, row, client_id, account_id, outcome, user_id, message)
      select id, 2, client, account, 'refused', person, prose from given, uploaded`,
    values,
  );
  await platform.query(
    `insert into document (kind, id, client_id, account_id, body) select 'contacts', gen_random_uuid(), $1::uuid, $2::uuid,
      jsonb_build_object('name', $3::text, 'clientId', $1::uuid, 'accountId', $2::uuid, 'state', 'active')`,
    [clientId, own, full],
  );
  await platform.query(
    `insert into referral_answer (id, client_id, account_id, attempt_id, decision_id, person_id, person_name, action, body, answered_at)
      select gen_random_uuid(), $1, $2, $3, (select id from decision where attempt_id = $3 limit 1), $4, $5, 0, $6, now()`,
    [clientId, own, other, userId, full, prose],
  );
  await platform.query(
    `insert into job (kind, payload, client_id, account_id, state, finished_at) values ('planted', jsonb_build_object('name', $1::text), $2, $3, 'done', now())`,
    [full, clientId, own],
  );
  const pool = new pg.Pool(platform.connection);
  await createDatabase(pool).asSystem((queries) =>
    audit(
      queries,
      { clientId, userId: null, impersonatorId: null },
      'attempt appealed',
      { kind: 'attempt', id: other, accountId: own },
      { reason: prose },
      new Date(),
    ),
  );
  await pool.end();
}

/** Every column of every table in which one of the traces stands, whatever it is of. */
export async function tracesInDatabase(platform: TestPlatform): Promise<string[]> {
  const columns = await platform.query<{ place: string; table: string; column: string }>(
    `select table_schema || '.' || table_name as place, table_name as table, column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        and data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying') order by 1, 2`,
  );
  const patterns = traces.map((trace) => `%${trace}%`);
  const found = await Promise.all(
    columns.map(async ({ place, table, column }) => {
      const rows = await platform.query(
        `select from ${place} where "${column}"::text ilike any($1) limit 1`,
        [patterns],
      );
      return rows.length > 0 ? [`${table}.${column}`] : [];
    }),
  );
  return [...new Set(found.flat())].sort();
}
