import { expect, it } from 'vitest';
import { isId, stableId } from './ids.ts';

it.each([
  [['oulad', 'attempt', 'AAA', '2013J', '11391'], '8e80b42e-f72f-52ad-bcb5-5c3bd5fcd29b'],
  [['course', 7], '5c48b2c1-110b-5c27-bf09-2c41c25665b3'],
])('the id of %j stays what it is: rows of databases were made by it', (name, id) => {
  expect(stableId(...name)).toBe(id);
  expect(isId(id)).toBe(true);
});
