import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../database/database.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { sortInWords } from './tend-search.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform('empty')));
afterAll(() => platform.stop());

const waiting = async () => {
  const rows = await platform.query<{ index: string }>(`
    with gin as materialized (select i.oid, i.relname as index from pg_class i join pg_am m on m.oid = i.relam
      where m.amname = 'gin' and i.relkind = 'i')
    select index from gin where (pgstatginindex(oid)).pending_tuples > 0`);
  return rows.map(({ index }) => index);
};

it('leaves nothing that a search has to read from end to end', async () => {
  await platform.query('create extension pgstattuple');
  await platform.query(`insert into search_vocabulary (kind, word) values ('users', 'nonkululeko')`);
  expect(await waiting()).toContain('search_vocabulary_similar');

  const pool = new pg.Pool(platform.connection);
  await createDatabase(pool).asSystem(sortInWords);
  await pool.end();

  expect(await waiting()).toEqual([]);
});
