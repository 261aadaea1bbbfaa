import { expect, it } from 'vitest';
import { requestedPart } from './requested-part.ts';

const parts = ['A', 'B', 'C'].map((identifier) => ({ identifier, closed: null }));

it.each([
  ['continue', 'A', 'B'],
  ['continue', 'C', undefined],
  ['continue', 'hidden', undefined],
  ['previous', 'B', 'A'],
  ['previous', 'A', undefined],
  ['{target=C}choice', 'A', 'C'],
  ['{target=A}jump', 'B', 'A'],
  ['{target=B}choice', 'B', 'B'],
  ['{target=X}choice', 'A', undefined],
  ['exit', 'A', undefined],
  ['exitAll', 'A', undefined],
  ['suspendAll', 'A', undefined],
  ['abandon', 'A', undefined],
  [undefined, 'A', undefined],
])('%s at the end of %s leads to %s', (request, at, expected) => {
  expect(requestedPart(request, parts, at)).toBe(expected);
});

it.each([
  ['continue', 'A', 'C'],
  ['previous', 'C', 'A'],
  ['{target=B}choice', 'A', undefined],
])('%s at the end of %s leads to %s where the part between them is not opened', (request, at, expected) => {
  const withClosed = parts.map((each) => ({
    ...each,
    closed: each.identifier === 'B' ? ('is_over' as const) : null,
  }));
  expect(requestedPart(request, withClosed, at)).toBe(expected);
});
