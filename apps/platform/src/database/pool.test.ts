import pg from 'pg';
import { expect, it } from 'vitest';
import './pool.ts';

const listsOfIds: number = 2951;
const [one, other] = ['0b0f7a0e-6a0b-4c3a-9d53-0d6f3f2b8a11', '5f6a1c52-7a84-4a34-8f8e-0c5f2f0e9b22'];

it.each([
  ['none', '{}', []],
  ['one', `{${one}}`, [one]],
  ['several', `{${one},${other}}`, [one, other]],
  ['one that is missing', `{${one},NULL}`, [one, null]],
  ['lists of lists', `{{${one}},{${other}}}`, [[one], [other]]],
])('a list of ids with %s is read', (_, text, ids) => {
  expect(pg.types.getTypeParser(listsOfIds)(text)).toEqual(ids);
});
