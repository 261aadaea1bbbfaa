import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { sortInWords } from './tend-search.ts';

// Without a platform, which sorts them in by itself whenever a minute begins.
let context: TestContext;
beforeAll(async () => void (context = await startTestContext('empty')));
afterAll(() => context.stop());

const waiting = async () => {
  const rows = await context.query<{ index: string }>(`
    with gin as materialized (select i.oid, i.relname as index from pg_class i join pg_am m on m.oid = i.relam
      where m.amname = 'gin' and i.relkind = 'i')
    select index from gin where (pgstatginindex(oid)).pending_tuples > 0`);
  return rows.map(({ index }) => index);
};

it('leaves nothing that a search has to read from end to end', async () => {
  await context.query('create extension pgstattuple');
  await context.query(`insert into search_vocabulary (kind, word) values ('users', 'nonkululeko')`);
  expect(await waiting()).toContain('search_vocabulary_similar');

  await context.database.asSystem(sortInWords);

  expect(await waiting()).toEqual([]);
});
