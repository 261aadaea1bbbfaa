import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

/** Rows before and after a change, joined in some way. */
const pairing = /\b(?:old|new)_rows \w+ (?:(\w+) )?join (?:old|new)_rows\b/g;

it('pairs rows with what they were in a way that suits one and many, since a plan is kept', async () => {
  const rows = await platform.query<{ name: string; text: string }>(
    `select distinct proname as name, prosrc as text from pg_trigger join pg_proc p on p.oid = tgfoid
      where tgoldtable is not null and tgnewtable is not null`,
  );
  const pairings = rows.flatMap(({ name, text }) =>
    [...text.matchAll(pairing)].map(([, kind = 'inner']) => ({ name, kind })),
  );

  expect(pairings.length).toBeGreaterThan(10);
  expect(pairings.filter(({ kind }) => kind !== 'full')).toEqual([]);
});
