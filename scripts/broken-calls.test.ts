import { expect, it } from 'vitest';
import { brokenCalls } from './broken-calls.mjs';

const calls = (
  more = '',
  user = 'name: string;',
  body = 'name: string;',
  query = 'limit?: number; sort?: string',
) => `
export interface User { id: string; ${user} }
export interface UserBody { ${body} }
export interface ListUsersQuery<Field extends keyof User = keyof User> { fields?: readonly Field[] | null; ${query} }
export interface UsersCalls {
  listUsers<Field extends keyof User = keyof User>(input?: { query?: ListUsersQuery<Field> }): Promise<Pick<User, Field>[]>;
  createUser(input: { body: UserBody }): Promise<User>;
  ${more}
}
export interface Calls extends UsersCalls {}
`;
const broken = (before: string, after: string) => brokenCalls(before, after).map(({ name }) => name);

it.each([
  ['a call more', calls('deleteUser(input: { id: string }): Promise<void>;')],
  ['a field more in what is answered', calls('', 'name: string; surname: string;')],
  ['a field more that may be sent', calls('', 'name: string;', 'name: string; surname?: string;')],
  [
    'a filter more',
    calls('', 'name: string;', 'name: string;', 'limit?: number; sort?: string; site?: string'),
  ],
])('%s breaks nothing', (_, after) => {
  expect(broken(calls(), after)).toEqual([]);
});

it.each([
  [
    'a call that is gone',
    calls('deleteUser(input: { id: string }): Promise<void>;'),
    calls(),
    ['deleteUser'],
  ],
  [
    'a field that is answered no more',
    calls('', 'name: string; age: number;'),
    calls(),
    ['listUsers', 'createUser'],
  ],
  ['a field of another type', calls('', 'name: number;'), calls(), ['listUsers', 'createUser']],
  [
    'a field that has to be sent',
    calls(),
    calls('', 'name: string;', 'name: string; age: number;'),
    ['createUser'],
  ],
  [
    'a field that may be sent no more',
    calls('', 'name: string;', 'name: string; age?: number;'),
    calls(),
    ['createUser'],
  ],
  [
    'a filter that is known no more',
    calls(),
    calls('', 'name: string;', 'name: string;', 'limit?: number'),
    ['listUsers'],
  ],
  [
    'a word that is taken no more',
    calls('', 'name: string;', 'name: "a" | "b";'),
    calls('', 'name: string;', 'name: "a";'),
    ['createUser'],
  ],
])('%s breaks its call', (_, before, after, names) => {
  const found = brokenCalls(before, after);
  expect(found.map(({ name }) => name)).toEqual(names);
  for (const { text } of found) expect(text).not.toBe('');
});
