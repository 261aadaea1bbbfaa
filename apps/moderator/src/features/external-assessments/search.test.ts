import { expect, test } from 'vitest';
import { parseExternalSearch } from './search.ts';

test('the address of external assessments keeps what is known', () => {
  expect(parseExternalSearch({ kind: ['workplace', 'other'], courseId: 'a', sort: 'name' })).toEqual({
    query: undefined,
    courseId: ['a'],
    kind: ['workplace'],
    sort: undefined,
  });
  expect(parseExternalSearch({ sort: '-body' }).sort).toBe('-body');
});
