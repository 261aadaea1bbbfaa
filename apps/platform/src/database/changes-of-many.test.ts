import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let functions: { name: string; text: string; settings: string[] }[];
beforeAll(async () => {
  platform = await startTestPlatform();
  functions = await platform.query(
    `select distinct proname as name, prosrc as text, proconfig as settings from pg_trigger join pg_proc p on p.oid = tgfoid
      where tgoldtable is not null or tgnewtable is not null`,
  );
});
afterAll(() => platform.stop());

/** Rows before and after a change, joined in some way. */
const pairing = /\b(?:old|new)_rows \w+ (?:(\w+) )?join (?:old|new)_rows\b/g;
/** Rows that were changed, joined to those of a table by the statement that changes these. */
const lookingUp = /\b(?:update|delete from) \w+ \w+ [^;]*\b(?:from|using) [^;]*\b(?:old|new)_rows\b/;

describe('a trigger, whose plans are kept for one change and for thousands,', () => {
  it('pairs rows with what they were by sorting or hashing', () => {
    const pairings = functions.flatMap(({ name, text }) =>
      [...text.matchAll(pairing)].map(([, kind = 'inner']) => ({ name, kind })),
    );

    expect(pairings.length).toBeGreaterThan(10);
    expect(pairings.filter(({ kind }) => kind !== 'full')).toEqual([]);
  });

  it.each([
    'batch_attempt',
    'attempt_line',
    'course_progress',
    'registration',
    'submission',
    'document_word',
  ])('looks rows of %s up and never reads all of them', (table) => {
    const changing = functions.filter(
      ({ text }) => lookingUp.test(text) && new RegExp(`\\b(update|delete from) ${table}\\b`, 'i').test(text),
    );

    expect(changing).not.toEqual([]);
    for (const { name, settings } of changing)
      expect([name, ...settings]).toEqual(
        expect.arrayContaining(['enable_seqscan=off', 'enable_hashjoin=off', 'enable_mergejoin=off']),
      );
  });
});
