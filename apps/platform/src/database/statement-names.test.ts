import { expect, it } from 'vitest';
import { statementNames } from './statement-names.ts';

it('gives a text a name from the second time on, the same for good', () => {
  const nameOf = statementNames();
  expect(nameOf('select 1')).toBeUndefined();
  const name = nameOf('select 1');
  expect(name).toMatch(/^s_[0-9a-f]{40}$/);
  expect(nameOf('select 1')).toBe(name);
});

it('gives two texts two names, in every process the same', () => {
  const [one, other] = [statementNames(), statementNames()];
  const named = (nameOf: ReturnType<typeof statementNames>, text: string) => nameOf(text) ?? nameOf(text);
  expect(named(one, 'select 1')).not.toBe(named(one, 'select 2'));
  expect(named(other, 'select 1')).toBe(named(one, 'select 1'));
});

it('forgets the oldest text beyond its bound', () => {
  const nameOf = statementNames(2);
  for (const text of ['a', 'a', 'b', 'c']) nameOf(text);
  expect(nameOf('a')).toBeUndefined();
});
